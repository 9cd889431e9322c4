import type { DownloadKind } from './downloads';

/** A form submitted within this many milliseconds was probably not filled in by a person. */
export const leastFillingTime = 2000;

/** Longest `source` in characters: the page, product or file that the visitor came from. */
export const longestSource = 200;

/** Name of the hidden field that only bots fill in. */
export const decoyName = 'reply_channel';

const table = {
  consult: { call: 'consult' },
  customer: { call: 'customer_form' },
  partner: { call: 'partner_apply' },
  trial: { call: 'trial_apply' },
  file: { call: 'download_apply', kind: 'file' },
  report: { call: 'download_apply', kind: 'file' },
  whitepaper: { call: 'download_apply', kind: 'whitepaper' },
  ppt: { call: 'download_apply', kind: 'ppt' },
  cloudtech: { call: 'download_apply', kind: 'cloudtech' },
} as const;

export type FormName = keyof typeof table;

/** `api/Submit/…`, as src/calls/assumed/applications.ts describes it. */
export type FormCall = (typeof table)[FormName]['call'];

/** The site's forms: the call that sends each one, and the kind of downloads that it unlocks. */
export const forms: Readonly<Record<FormName, { call: FormCall; kind?: DownloadKind }>> = table;

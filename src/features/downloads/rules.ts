import { opensTab } from '../../config/downloads';
import type { DownloadRecord } from '../../contract/download-record';
import { companyAddress } from '../../lib/company-address';
import type { DownloadView, Entry } from '../../routes/page-view';
import type { Downloader } from '../../stores/downloaders';

/** What comes of a press on a download button, before anything is sent (specification section 4, 1 and 2). */
export type FirstStep =
  /** Nobody has filled in the form of this kind: the form, in a new tab. */
  | { step: 'apply'; address: string }
  /** The file is not on the company host: nothing is logged and nothing opened. */
  | { step: 'distrust' }
  | { step: 'log'; request: DownloadRecord };

/** What comes of the log's answer (specification section 4, 3). */
export type NextStep =
  /** Status 0: the server's message, which may be empty. */
  | { step: 'refuse'; message: string }
  /** In the tab that was opened by the press. */
  | { step: 'open'; address: string }
  /** In this tab. */
  | { step: 'navigate'; address: string };

/** Where the item opens once its download is logged; null for an address that is not on the company host. */
const targetOf = ({ kind, address }: DownloadView, host: string): string | null =>
  opensTab(kind) ? companyAddress(host, address) : address;

/**
 * @param record the downloader record of the item's kind; null without one
 * @param host the company host; empty: the site's own origin
 */
export function firstStep(item: DownloadView, record: Downloader | null, host: string): FirstStep {
  if (!record) return { step: 'apply', address: item.form };
  if (targetOf(item, host) === null) return { step: 'distrust' };
  return { step: 'log', request: { apply_id: record.apply_id, file_id: String(item.id), user_ip: record.userIp } };
}

/** @param answer whether the log's status was one of success, any but 0, and the server's message */
export function nextStep(
  item: DownloadView,
  answer: { ok: boolean; msg: string },
  host: string,
): NextStep | { step: 'distrust' } {
  if (!answer.ok) return { step: 'refuse', message: answer.msg.trim() };
  const address = targetOf(item, host);
  if (address === null) return { step: 'distrust' };
  return opensTab(item.kind) ? { step: 'open', address } : { step: 'navigate', address };
}

/** What the address of a result page asks for. */
export type Asked =
  | { state: 'none' }
  /** An application of this kind was sent. */
  | { state: 'applied'; as: 'partner' | 'trial' }
  | { state: 'found'; download: DownloadView; href: string }
  | { state: 'unknown'; id: string };

/**
 * Reads the query of a result page: `type`, the number of the item; `kind`, one of the four kinds where the page hands over several; `from`.
 * @param offers the items that the page may hand over
 */
export function askedOf(query: string, offers: readonly Entry[]): Asked {
  const parameters = new URLSearchParams(query);
  const id = parameters.get('type');
  if (id === null) {
    const from = parameters.get('from');
    return from === 'partner' || from === 'trial' ? { state: 'applied', as: from } : { state: 'none' };
  }
  const kind = parameters.get('kind');
  const found = offers.filter(
    ({ download }) => download !== undefined && String(download.id) === id && (kind === null || download.kind === kind),
  );
  // A number of several kinds, and none named: which one was meant is anybody's guess.
  const [entry] = found.length === 1 ? found : [];
  return entry?.download ? { state: 'found', download: entry.download, href: entry.href } : { state: 'unknown', id };
}

import * as v from 'valibot';
import { type FormCall, longestSource } from '../../config/forms';
import { industries } from '../../config/industries';
import { identifier } from '../fields';
import { isPlain } from '../printable';

/*
 * The fields of all forms, in the order in which a form shows them. To add one, declare it here and write its texts in
 * data/ui/{zh,en}/forms.json (`fields`). Everything else follows: the form and its validation, the draft, the payload of
 * the call with mock, OpenAPI and samples, and the schema of the text files.
 */

export interface Field {
  /** The values that are accepted. A rule that refuses the empty value makes the field required. */
  rule: v.GenericSchema;
  /** `agreement` is a checkbox whose label links to the privacy policy. */
  control: 'text' | 'textarea' | 'select' | 'agreement';
  input?: {
    type?: 'email' | 'tel';
    autoComplete?: string;
    inputMode?: 'email' | 'tel';
    spellCheck?: boolean;
    autoCapitalize?: 'none';
  };
  /** Values of a select: a list, or what the page offers (items by number, products by route id). */
  options?: readonly string[] | 'items' | 'subjects';
  /** The calls that send the field; all of them by default. */
  calls?: readonly FormCall[];
}

const filled = v.nonEmpty<string, string>('a text that is not empty');
const atMost = (most: number) =>
  v.maxLength<string, number, string>(most, `at most ${most} characters`);
const atLeast = (least: number) =>
  v.minLength<string, number, string>(least, `at least ${least} characters`);
const plain = v.check(isPlain, 'a text without hidden characters');
/** A text that may have line breaks and tabs. */
const plainLines = v.check(
  (value: string) => isPlain(value.replace(/[\t\r\n]/g, '')),
  plain.message,
);
export const requiredLine = (least: number, most: number) =>
  v.pipe(v.string(), v.trim(), filled, atLeast(least), atMost(most), plain);
const optionalLine = (most: number, check = plain) =>
  v.optional(v.pipe(v.string(), v.trim(), atMost(most), check), '');

/** Chinese keyboards type full-width digits, @ and +; mail servers and telephones take half-width ones. */
const halfWidth = v.transform((value: string) => value.normalize('NFKC').trim());

/** A mainland mobile number, a landline with its area code, or an international number with its country code. */
const phoneNumber = v.pipe(
  v.string(),
  halfWidth,
  v.transform((value) => value.replace(/[\s().-]/g, '')),
  filled,
  v.regex(
    /^(\+?86)?1[3-9]\d{9}$|^0[1-9]\d{8,10}$|^\+[1-9]\d{6,14}$/,
    'a mainland mobile number, a landline with its area code, or an international number',
  ),
);

/** An e-mail address by the standard rule; the subscription has its own (src/config/email-pattern.ts). */
const workEmail = v.pipe(v.string(), halfWidth, filled, v.email('an e-mail address'), atMost(254));

const industryChoices = [...industries, 'other'] as const;

export const fields: Readonly<Record<string, Field>> = {
  file_id: { rule: identifier, control: 'select', options: 'items', calls: ['download_apply'] },
  source: {
    rule: optionalLine(longestSource),
    control: 'select',
    options: 'subjects',
    calls: ['consult', 'trial_apply'],
  },
  name: { rule: requiredLine(2, 50), control: 'text', input: { autoComplete: 'name' } },
  company: { rule: requiredLine(2, 100), control: 'text', input: { autoComplete: 'organization' } },
  position: {
    rule: optionalLine(50),
    control: 'text',
    input: { autoComplete: 'organization-title' },
    // The customer form is filled in on the way: an adviser asks for the rest by telephone.
    calls: ['consult', 'trial_apply', 'partner_apply', 'download_apply'],
  },
  industry: {
    rule: v.optional(v.picklist(['', ...industryChoices], 'an industry of the list'), ''),
    control: 'select',
    options: industryChoices,
  },
  email: {
    rule: workEmail,
    control: 'text',
    input: {
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      spellCheck: false,
      autoCapitalize: 'none',
    },
  },
  phone: {
    rule: phoneNumber,
    control: 'text',
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  message: { rule: optionalLine(2000, plainLines), control: 'textarea' },
  agreed: { rule: v.literal(true, 'agreement to the privacy policy'), control: 'agreement' },
};

/** The fields that a call sends, by name, in the order of the form. */
export const fieldsOf = (call: FormCall): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { calls }]) => calls === undefined || calls.includes(call)),
  );

/** What the fields of a call accept, by name. */
export const rulesOf = (call: FormCall): Record<string, v.GenericSchema> =>
  Object.fromEntries(Object.entries(fieldsOf(call)).map(([name, { rule }]) => [name, rule]));

export const isRequired = ({ rule, control }: Field): boolean =>
  !v.is(rule, control === 'agreement' ? false : '');

/** Whether input is kept as a draft: not the agreement, and not what the address fills in. */
export const isKept = ({ control, options }: Field): boolean =>
  control !== 'agreement' && typeof options !== 'string';

/** Why a value is refused; the text files say so in words (`errors`). */
const faults = ['missing', 'short', 'long', 'invalid'] as const;
export type FieldFault = (typeof faults)[number];

const faultsByType: Readonly<Record<string, FieldFault>> = {
  non_empty: 'missing',
  literal: 'missing',
  picklist: 'missing',
  min_length: 'short',
  max_length: 'long',
  email: 'invalid',
  regex: 'invalid',
  check: 'invalid',
};

/** @param type of the valibot issue */
export const faultOf = (type: string): FieldFault => faultsByType[type] ?? 'invalid';

interface Part {
  type: string;
  requirement?: unknown;
  wrapped?: Part;
  pipe?: readonly Part[];
  options?: readonly (Part | string)[];
}

const partsOf = (part: Part): Part[] => [
  part,
  ...[part.wrapped, ...(part.pipe?.slice(1) ?? []), ...(part.options ?? [])].flatMap((inner) =>
    typeof inner === 'object' ? partsOf(inner) : [],
  ),
];

/** The faults that a rule can find. */
export const faultsIn = (rule: v.GenericSchema): FieldFault[] => [
  ...new Set(partsOf(rule).flatMap(({ type }) => faultsByType[type] ?? [])),
];

/** The limits of a rule in characters, for `{{least}}` and `{{max}}` in texts; 0 for none. */
export function limitsIn(rule: v.GenericSchema): { least: number; max: number } {
  const limit = (type: string) =>
    Number(partsOf(rule).find((part) => part.type === type)?.requirement ?? 0);
  return { least: limit('min_length'), max: limit('max_length') };
}

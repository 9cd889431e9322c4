import * as v from 'valibot';
import { type FormCall, longestSource } from '../../site/forms';
import { industries } from '../../site/industries';
import {
  cleanEmail,
  cleanLine,
  cleanLines,
  cleanPhone,
  emailAddress,
  phoneNumber,
  strangeInEmail,
  strangeInPhone,
} from '../contact-data';
import { identifier } from '../fields';
import { atMost, nonEmptyText, optionalLine, optionalLines, requiredLine } from './text-rules';

/*
 * The fields of all forms, in the order in which a form shows them. To add one, declare it here and
 * write its texts in data/ui/{zh,en}/forms.json (`fields`). Everything else follows: the form and
 * its validation, the draft, the payload of the call with mock, OpenAPI and samples, and the schema
 * of the text files.
 */

export interface Field {
  /**
   * The values that are sent, and that the server accepts. A rule that refuses the empty value
   * makes the field required.
   */
  rule: v.GenericSchema;
  /** Turns typed text into the value that is checked and sent. */
  clean?: (typed: string) => string;
  /** The characters that have no place in a cleaned value: the message names them. */
  strange?: RegExp;
  /**
   * A value that the rule accepts, for the samples of `npm run contract` and for tests:
   * recognisable, and of nobody.
   */
  sample: string | boolean;
  /** `agreement` is a checkbox whose label links to the privacy policy. */
  control: 'text' | 'textarea' | 'select' | 'agreement';
  input?: {
    type?: 'email' | 'tel';
    autoComplete?: string;
    inputMode?: 'email' | 'tel';
    spellCheck?: boolean;
    autoCapitalize?: 'none';
  };
  /**
   * Values of a select: a list, or what the page offers (items by number, products by route id).
   */
  options?: readonly string[] | 'items' | 'subjects';
  /** The calls that send the field; all of them by default. */
  calls?: readonly FormCall[];
}

const phone = v.pipe(
  v.string(),
  nonEmptyText,
  v.regex(
    phoneNumber,
    'a mainland mobile number, a landline with its area code, a service number, or an international number; then an extension, if any',
  ),
);

/**
 * An e-mail address by the standard rule; the subscription has its own (src/site/email-pattern.ts).
 */
const workEmail = v.pipe(
  v.string(),
  nonEmptyText,
  v.regex(emailAddress, 'an e-mail address'),
  atMost(254),
);

const industryChoices = [...industries, 'other'] as const;

export const fields: Readonly<Record<string, Field>> = {
  file_id: {
    rule: identifier,
    control: 'select',
    options: 'items',
    calls: ['download_apply'],
    sample: '1',
  },
  source: {
    rule: optionalLine(longestSource),
    clean: cleanLine,
    control: 'select',
    options: 'subjects',
    calls: ['consult', 'trial_apply'],
    sample: '/consult',
  },
  name: {
    rule: requiredLine(2, 50),
    clean: cleanLine,
    control: 'text',
    input: { autoComplete: 'name' },
    sample: 'Contract check',
  },
  company: {
    rule: requiredLine(2, 100),
    clean: cleanLine,
    control: 'text',
    input: { autoComplete: 'organization' },
    sample: 'Contract check',
  },
  position: {
    rule: optionalLine(50),
    clean: cleanLine,
    control: 'text',
    input: { autoComplete: 'organization-title' },
    // The customer form is filled in on the way: an adviser asks for the rest by telephone.
    calls: ['consult', 'trial_apply', 'partner_apply', 'download_apply'],
    sample: 'Contract check',
  },
  industry: {
    rule: v.optional(v.picklist(['', ...industryChoices], 'an industry of the list'), ''),
    control: 'select',
    options: industryChoices,
    sample: 'other',
  },
  email: {
    rule: workEmail,
    clean: cleanEmail,
    strange: strangeInEmail,
    control: 'text',
    input: {
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      spellCheck: false,
      autoCapitalize: 'none',
    },
    sample: 'contract-check@vendor.example',
  },
  phone: {
    rule: phone,
    clean: cleanPhone,
    strange: strangeInPhone,
    control: 'text',
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
    sample: '+8613900000000',
  },
  message: {
    rule: optionalLines(2000),
    clean: cleanLines,
    control: 'textarea',
    sample: 'Sent by npm run contract; please ignore.',
  },
  agreed: {
    rule: v.literal(true, 'agreement to the privacy policy'),
    control: 'agreement',
    sample: true,
  },
};

const isSentBy = (call: FormCall, { calls }: Field): boolean =>
  calls === undefined || calls.includes(call);

/** The fields that a call sends, by name, in the order of the form. */
export const fieldsOf = (call: FormCall): Record<string, Field> =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => isSentBy(call, field)));

/** Something of each field that a call sends, by the field's name. */
const mapFields = <T>(call: FormCall, describe: (field: Field) => T): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fieldsOf(call)).map(([name, field]) => [name, describe(field)]),
  );

/** What the server accepts in the fields of a call, by name. */
export const rulesOf = (call: FormCall): Record<string, v.GenericSchema> =>
  mapFields(call, ({ rule }) => rule);

/** The rule for what was typed in a field: it is cleaned, then checked by the field's own rule. */
export function typedRule({ rule, clean }: Field): v.GenericSchema {
  if (!clean) return rule;

  return v.pipe(
    v.unknown(),
    v.transform((typed) => (typeof typed === 'string' ? clean(typed) : typed)),
    rule,
  );
}

/** The schema of a form: its input is typed text, its output the values that are sent. */
export const formSchema = (call: FormCall) => v.object(mapFields(call, typedRule));

/** The samples of a call's fields, by name. */
export const samplesOf = (call: FormCall): Record<string, string | boolean> =>
  mapFields(call, ({ sample }) => sample);

/** Longest part of a value that a message repeats, in characters. */
const longestPartShown = 20;

/**
 * The parts of a typed value that a field can't make sense of, for its message; empty if it is only
 * incomplete.
 */
export function strangeParts({ clean, strange }: Field, typed: string): string {
  if (!strange) return '';

  const value = clean ? clean(typed) : typed;
  const parts = value.match(strange) ?? [];
  return parts.join(' ').slice(0, longestPartShown);
}

/** Whether the field's rule refuses the empty value. */
export const isRequired = ({ rule, control }: Field): boolean =>
  !v.is(rule, control === 'agreement' ? false : '');

/** Whether drafts hold the field: not the agreement, and not what the address fills in. */
export const isInDraft = ({ control, options }: Field): boolean =>
  control !== 'agreement' && typeof options !== 'string';

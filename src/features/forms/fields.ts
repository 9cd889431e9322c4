import type { ComponentPropsWithoutRef } from 'react';
import type { FormName } from '../../routes/forms';

/** What a form may ask for; the names are those of the requests (src/contract/assumed/applications.ts). */
export type FieldName =
  | 'file_id'
  | 'source'
  | 'name'
  | 'company'
  | 'position'
  | 'industry'
  | 'email'
  | 'phone'
  | 'message'
  | 'agreed';

/** Why a field is refused. */
export type Rule = 'missing' | 'short' | 'long' | 'invalid';

/** The fields of each form, in their order. */
export const fieldsOf: Readonly<Record<FormName, readonly FieldName[]>> = (() => {
  const person = ['name', 'company', 'position', 'industry', 'email', 'phone', 'message', 'agreed'] as const;
  const download = ['file_id', ...person] as const;
  return {
    consult: ['source', ...person],
    trial: ['source', ...person],
    partner: person,
    // Filled in on the way: the adviser asks for the rest on the telephone.
    customer: person.filter((field) => field !== 'position'),
    file: download,
    report: download,
    whitepaper: download,
    ppt: download,
    cloudtech: download,
  };
})();

/** Fields without which no form is sent; the contract says the same. */
export const requiredFields: ReadonlySet<FieldName> = new Set([
  'file_id',
  'name',
  'company',
  'email',
  'phone',
  'agreed',
]);

type InputAttributes = Pick<
  ComponentPropsWithoutRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'autoCapitalize'
>;

/** What browsers are told of the fields of one line: what to fill in by themselves, and which keyboard to show. */
export const inputAttributes: Readonly<Record<'name' | 'company' | 'position' | 'email' | 'phone', InputAttributes>> = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  position: { autoComplete: 'organization-title' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
};

/** Name of the field that people do not see, and that programs fill in. */
export const decoyName = 'reply_channel';

import vendor from '../../data/vendor.json';
import { fields } from '../../src/calls/assumed/form-fields';

/*
 * What a recorded seed may not say of people. Seeds are committed, and an API that is being built
 * often has somebody's number in a text. What the vendor itself publishes (data/vendor.json) stays.
 */

/**
 * Fields of forms, and others by which calls send what a person typed: their whole value is
 * replaced.
 */
const personalFields: Readonly<Record<string, string | boolean>> = {
  ...Object.fromEntries(Object.entries(fields).map(([name, { sample }]) => [name, sample])),
  username: 'contract-check',
  password: '',
  user_ip: '192.0.2.1',
};

/**
 * What is recognisable within a text, and what a seed says in its place: all of it is reserved for
 * examples.
 */
const patterns: readonly { pattern: RegExp; replacement: string }[] = [
  {
    pattern: /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu,
    replacement: 'somebody@example.com',
  },
  // An identity card has 18 digits, the last of which may be an X.
  { pattern: /(?<!\d)[1-9]\d{16}[\dXx](?!\d)/g, replacement: '000000000000000000' },
  {
    pattern: /(?<![\d.])(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)/g,
    replacement: '13900000000',
  },
  { pattern: /(?<![\d.-])0\d{2,3}[ -]\d{7,8}(?![\d-])/g, replacement: '010-00000000' },
  {
    pattern: /(?<![\w+.])\+(?!86)[1-9]\d{0,2}(?:[ -]?\d{2,4}){2,4}(?!\d)/g,
    replacement: '+12025550100',
  },
  { pattern: /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g, replacement: '192.0.2.1' },
];

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];

  return Object.values(value).flatMap(textsIn);
}

/** The contacts that the vendor publishes: hotlines, mailboxes, telephone numbers of offices. */
const vendorContacts: ReadonlySet<string> = new Set(
  textsIn([vendor.hotline, vendor.email, vendor.offices]),
);

const isPersonalField = (name: string): boolean => Object.hasOwn(personalFields, name);

/** A text without recognisable personal data. */
function cleanText(text: string): string {
  let clean = text;

  for (const { pattern, replacement } of patterns) {
    clean = clean.replace(pattern, (match) => (vendorContacts.has(match) ? match : replacement));
  }

  return clean;
}

/**
 * A copy of an answer without personal data.
 * @param report called with the dotted key of each value that was replaced; never with the value
 */
export function withoutPersonalData(
  value: unknown,
  report: (key: string) => void,
  key = '',
): unknown {
  const keyOf = (name: string) => (key ? `${key}.${name}` : name);

  if (typeof value === 'string') {
    const clean = cleanText(value);
    if (clean !== value) report(key);
    return clean;
  }
  if (Array.isArray(value)) {
    return value.map((entry, index) => withoutPersonalData(entry, report, keyOf(String(index))));
  }
  if (typeof value !== 'object' || value === null) return value;

  const entries = Object.entries(value).map(([name, child]): [string, unknown] => {
    if (!isPersonalField(name)) return [name, withoutPersonalData(child, report, keyOf(name))];

    report(keyOf(name));
    return [name, personalFields[name]];
  });

  return Object.fromEntries(entries);
}

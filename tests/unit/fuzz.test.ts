import fc from 'fast-check';
import * as v from 'valibot';
import { emailPattern } from '../../src/config/email-pattern';
import { applicant, downloadApplication, phoneNumber, workEmail } from '../../src/contract/assumed/applications';
import { subscription } from '../../src/contract/subscription';
import { readDraft, writeDraft } from '../../src/features/forms/draft';
import { type FieldName, fieldsOf } from '../../src/features/forms/fields';
import { faultsOf, type Values } from '../../src/features/forms/requests';
import { askedOf, sourceOf } from '../../src/features/forms/source';
import type { FormName } from '../../src/routes/forms';
import { downloader } from '../../src/stores/downloaders';
import { parseStored } from '../../src/stores/parse-stored';

/*
 * Nothing that a visitor types, a link carries or storage holds makes a form fail, and whatever is accepted stays as it is when it is
 * parsed again. Some 30,000 inputs.
 */

/** Text as people, programs and attackers write it. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1900, max: 2500 }).map((length) => '云'.repeat(length)) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\u0000',
      '\ud800',
      '李雷',
      '１３８００１３８０００',
      'ａ＠ｂ．ｃｎ',
      '\u00b4',
      '\ufdfa',
      '<script>alert(1)</script>',
      '__proto__',
      "'; DROP TABLE applicants; --",
    ),
  },
);
const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength });
const separator = fc.constantFrom('', ' ', '-', '.', '(', ')', '\u00a0', '　');
const phone = fc.oneof(
  text,
  digits(0, 20),
  fc
    .tuple(fc.constantFrom('', '+', '+86', '86', '＋86'), digits(0, 6), separator, digits(0, 12))
    .map((parts) => parts.join('')),
);
const email = fc.oneof(
  text,
  fc.emailAddress(),
  fc.tuple(text, text).map(([local, domain]) => `${local}@${domain}`),
);
const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 3 });
const form = fc.constantFrom(...(Object.keys(fieldsOf) as FormName[]));
const values: fc.Arbitrary<Values> = fc.record(
  {
    file_id: text,
    source: text,
    name: text,
    company: text,
    position: text,
    industry: fc.oneof(text, fc.constantFrom('finance', 'other', '')),
    email,
    phone,
    message: text,
    agreed: fc.boolean(),
  },
  { requiredKeys: [] },
);

const check = <T>(runs: number, input: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(fc.property(input, holds), { numRuns: runs, seed: 20_261_121 });

/** Parses without an exception, and parses what came of it to the same. */
function isSteady(schema: v.GenericSchema, input: unknown): void {
  const first = v.safeParse(schema, input);
  if (first.success) expect(v.parse(schema, first.output)).toEqual(first.output);
}

test.each([
  ['an application', applicant],
  ['an application for a download', downloadApplication],
  ['a downloader record', downloader],
  ['a subscription', subscription],
] as const)('anything at all is parsed as %s or refused', (_, schema) => {
  check(1500, fc.oneof(anything, values, fc.object()), (input) => isSteady(schema, input));
});

test('a phone number that is accepted is 11 digits of the mainland or an international one, and stays so', () => {
  check(5000, phone, (input) => {
    isSteady(phoneNumber, input);
    const result = v.safeParse(phoneNumber, input);
    if (result.success) expect(result.output).toMatch(/^\+?\d{7,15}$/);
  });
});

test('an e-mail address that is accepted has one @, no blanks, at most 254 characters, and stays so', () => {
  check(5000, email, (input) => {
    isSteady(workEmail, input);
    const result = v.safeParse(workEmail, input);
    if (!result.success) return;
    expect(result.output).toMatch(/^[^\s@]+@[^\s@]+$/);
    expect(result.output.length).toBeLessThanOrEqual(254);
  });
});

test('the subscription’s rule says the same twice, and lets no line break, blank or second @ through', () => {
  check(5000, email, (input) => {
    const fits = emailPattern.test(input);
    expect(emailPattern.test(input)).toBe(fits);
    if (fits) expect(input).toMatch(/^[A-Za-z0-9._-]+@[^\s@]+\.[A-Za-z]{2,3}$/);
    expect(v.is(subscription, { email: input })).toBe(fits);
  });
});

test('a form either names fields of its own that are wrong, or may be sent', () => {
  check(5000, fc.tuple(form, values), ([name, input]) => {
    const faults = faultsOf(name, input);
    const own = new Set<FieldName>([...fieldsOf[name], 'source', 'file_id', 'position']);
    for (const field of Object.keys(faults)) expect(own).toContain(field);
    const isDownload = fieldsOf[name].includes('file_id');
    const request = isDownload ? { ...input, kind: 'ppt' } : input;
    expect(v.is(isDownload ? downloadApplication : applicant, request)).toBe(Object.keys(faults).length === 0);
  });
});

describe('storage', () => {
  const kept = new Map<string, string>();
  beforeAll(() => {
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    Object.assign(globalThis, { window: { sessionStorage } });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'window');
  });

  const stored = fc.oneof(
    text,
    fc.json(),
    values.map((input) => JSON.stringify(input)),
  );

  test('whatever stands where a draft is kept, a form reads text or nothing', () => {
    check(3000, fc.tuple(form, stored), ([name, input]) => {
      kept.set(`draft:${name}`, input);
      for (const value of Object.values(readDraft(name) ?? {})) expect(typeof value).toBe('string');
    });
  });

  test('a draft is read as it was written', () => {
    const draft = fc.record({ name: text, company: text, position: text, industry: text, email, phone, message: text });
    check(3000, fc.tuple(form, draft), ([name, input]) => {
      writeDraft(name, input);
      const isEmpty = Object.values(input).every((value) => value === '');
      // JSON replaces half of a surrogate pair by its escape, and reads it back.
      expect(readDraft(name)).toEqual(isEmpty ? null : input);
    });
  });

  test('whatever stands where a downloader record is kept, it is one or none', () => {
    check(3000, stored, (input) => {
      const record = parseStored(downloader, input);
      if (record) expect([typeof record.apply_id, typeof record.userIp]).toEqual(['string', 'string']);
    });
  });
});

test('whatever a query says, what is sent as source fits the contract', () => {
  check(
    3000,
    fc.oneof(
      text,
      fc.webQueryParameters().map((query) => `?${query}`),
      text.map((value) => `?from=${value}&type=${value}`),
    ),
    (query) => {
      const asked = askedOf(query);
      const source = sourceOf('', asked, '/consult');
      expect(v.is(applicant.entries.source, source)).toBe(true);
      expect(source).not.toBe('');
    },
  );
});

import fc from 'fast-check';
import * as v from 'valibot';
import { emailPattern } from '../../src/config/email-pattern';
import { type FormName, forms } from '../../src/config/forms';
import { applyForDownload, consult } from '../../src/contract/assumed/applications';
import { fields, fieldsOf, isKept, phoneNumber, workEmail } from '../../src/contract/assumed/form-fields';
import { submissions } from '../../src/contract/calls';
import { subscription } from '../../src/contract/subscription';
import { parseFormQuery } from '../../src/features/forms/form-query';
import { readDraft, sourceOf, writeDraft } from '../../src/features/forms/live-form';
import { downloader } from '../../src/stores/downloaders';
import { acceptedRequests } from '../support/requests';

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
      ...['', ' ', "'; DROP TABLE applicants; --"],
      ...'\0|\ud800|李雷|１３８００１３８０００|ａ＠ｂ．ｃｎ|\u00b4|\ufdfa|<script>alert(1)</script>|__proto__'.split(
        '|',
      ),
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
const form = fc.constantFrom(...(Object.keys(forms) as FormName[]));
const values = fc.record(
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
  ['a consultation', consult.request],
  ['an application for a download', applyForDownload.request],
  ['a downloader record', downloader],
  ['a subscription', subscription],
] as const)('anything at all is parsed as %s or refused', (_, schema) => {
  check(1500, fc.oneof(anything, values, fc.object()), (input) => isSteady(schema, input));
});

test('no call takes a text that is too long, hides something or shows nothing, in any of its fields', () => {
  const hiding = fc.tuple(fc.nat(8), fc.constantFrom('\0', '\u001b', '\u009b', '\u202e', '\u2066', '\ud800')).map(
    ([at, character]) =>
      (value: string) =>
        value.slice(0, at) + character + value.slice(at),
  );
  const nothing = fc
    .array(fc.constantFrom('\u200b', '\u2060', '\u3164', '\u00ad', '\u2800', ' '), { minLength: 1, maxLength: 9 })
    .map((characters) => () => `\u200b${characters.join('')}\u200b`);
  const long = fc.integer({ min: 2001, max: 9000 }).map((length) => () => 'x'.repeat(length));
  const spoiled = fc.oneof(hiding, nothing, long);
  const places = submissions.flatMap((call) => {
    const request: Record<string, unknown> = { ...acceptedRequests[call.name as keyof typeof acceptedRequests] };
    // An optional field is left out of what a form requires.
    const { entries = {} } = call.request as { entries?: object };
    for (const field of Object.keys(entries)) request[field] ??= 'text';
    return Object.keys(request).flatMap((field) => (field === 'agreed' ? [] : [{ call, request, field }]));
  });
  check(3000, fc.tuple(fc.constantFrom(...places), spoiled), ([{ call, request, field }, spoil]) => {
    const sent = { ...request, industry: '', [field]: spoil(String(request[field])) };
    const keys = v.safeParse(call.request as v.GenericSchema, sent).issues?.map(({ path }) => path?.[0]?.key);
    expect([call.name, field, keys?.[0]]).toEqual([call.name, field, field]);
  });
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

  test('whatever is stored as a draft, a form reads text for fields that a draft keeps, or nothing', () => {
    check(3000, fc.tuple(form, stored), ([name, input]) => {
      kept.set(`draft:${name}`, input);
      const declared = fieldsOf(forms[name].call);
      for (const [field, value] of Object.entries(readDraft(name))) {
        expect(typeof value).toBe('string');
        const found = declared[field];
        expect(found && isKept(found)).toBe(true);
      }
    });
  });

  test('a draft is read as it was written', () => {
    const draft = fc.record({ name: text, company: text, industry: text, email, phone, message: text });
    check(3000, fc.tuple(form, draft), ([name, input]) => {
      writeDraft(name, input);
      expect(readDraft(name)).toEqual(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '')));
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
      const source = sourceOf('', parseFormQuery(query), '/consult');
      expect(v.is(fields.source?.rule ?? v.never(), source)).toBe(true);
      expect(source).not.toBe('');
    },
  );
});

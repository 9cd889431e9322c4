import fc from 'fast-check';
import * as v from 'valibot';
import { applyForDownload, consult } from '../../src/contract/assumed/applications';
import { submissions } from '../../src/contract/calls';
import { subscription } from '../../src/contract/subscription';
import { downloader } from '../../src/stores/downloaders';
import { acceptedRequests } from '../support/requests';

/*
 * Nothing that a visitor types, a link carries or storage holds makes a form fail, and whatever is accepted stays as it is when it is
 * parsed again.
 */

const odd =
  "'; DROP TABLE applicants; --|\0|\ud800|李雷|１３８００１３８０００|ａ＠ｂ．ｃｎ|\u00b4|\ufdfa|<script>|__proto__";
/** Text as people, programs and attackers write it. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer({ min: 1900, max: 2500 }).map((length) => '云'.repeat(length)),
  fc.constantFrom('', ' ', ...odd.split('|')),
);
const phone = fc.oneof(
  text,
  fc
    .tuple(fc.constantFrom('', '+', '+86', '86', '＋86'), fc.nat(999), fc.constantFrom('', ' ', '-', '　'), fc.nat())
    .map((parts) => parts.join('')),
);
const email = fc.oneof(
  text,
  fc.emailAddress(),
  fc.tuple(text, text).map(([local, domain]) => `${local}@${domain}`),
);
const values = fc.record(
  { file_id: text, source: text, name: text, company: text, industry: text, email, phone, message: text },
  { requiredKeys: [] },
);

const check = <T>(runs: number, input: fc.Arbitrary<T>, holds: (value: T) => void) =>
  fc.assert(fc.property(input, holds), { numRuns: runs, seed: 20_261_121 });

/** What a schema makes of an input, which it makes of that again; undefined if it refuses it. */
function accepted(schema: v.GenericSchema, input: unknown): unknown {
  const first = v.safeParse(schema, input);
  if (!first.success) return undefined;
  expect(v.parse(schema, first.output)).toEqual(first.output);
  return first.output;
}

test.each([
  ['a consultation', consult.request],
  ['an application for a download', applyForDownload.request],
  ['a downloader record', downloader],
  ['a subscription', subscription],
] as const)('anything at all is parsed as %s or refused', (_, schema) => {
  const anything = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 3 });
  check(1000, fc.oneof(anything, values), (input) => void accepted(schema, input));
});

test('no call takes a text that is too long, hides something or shows nothing, in any of its fields', () => {
  const hiding = fc
    .tuple(
      fc.nat(8),
      fc.constantFrom('\0', '\u001b', '\u009b', '\u202e', '\u2066', '\u200e', '\u061c', '\u{e0041}', '\ud800'),
    )
    .map(
      ([at, character]) =>
        (value: string) =>
          value.slice(0, at) + character + value.slice(at),
    );
  const nothing = fc
    .array(fc.constantFrom('\u200b', '\u2060', '\u3164', '\u00ad', '\u2800', ' '), { minLength: 1, maxLength: 9 })
    .map((characters) => () => `\u200b${characters.join('')}\u200b`);
  const long = fc.integer({ min: 2001, max: 9000 }).map((length) => () => 'x'.repeat(length));
  const places = submissions.flatMap((call) => {
    const request: Record<string, unknown> = { ...acceptedRequests[call.name as keyof typeof acceptedRequests] };
    // An optional field is left out of what a form requires.
    const { entries = {} } = call.request as { entries?: object };
    for (const field of Object.keys(entries)) request[field] ??= 'text';
    return Object.keys(request).flatMap((field) => (field === 'agreed' ? [] : [{ call, request, field }]));
  });
  const spoiled = fc.tuple(fc.constantFrom(...places), fc.oneof(hiding, nothing, long));
  check(2000, spoiled, ([{ call, request, field }, spoil]) => {
    const sent = { ...request, industry: '', [field]: spoil(String(request[field])) };
    const keys = v.safeParse(call.request as v.GenericSchema, sent).issues?.map(({ path }) => path?.[0]?.key);
    expect([call.name, field, keys?.[0]]).toEqual([call.name, field, field]);
  });
});

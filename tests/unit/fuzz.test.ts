import fc from 'fast-check';
import * as v from 'valibot';
import { applyForDownload, consult } from '../../src/contract/assumed/applications';
import { submissions } from '../../src/contract/calls';
import { subscription } from '../../src/contract/subscription';
import { downloader } from '../../src/stores/downloaders';
import { acceptedRequests } from '../support/requests';

/* Nothing that a visitor types, a link carries or storage holds makes a form fail. */

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.emailAddress());
const values = fc.record(
  { file_id: text, source: text, name: text, company: text, email: text, phone: text, message: text },
  { requiredKeys: [] },
);

test.each([
  ['a consultation', consult.request],
  ['an application for a download', applyForDownload.request],
  ['a downloader record', downloader],
  ['a subscription', subscription],
] as const)('anything at all is refused as %s, or stays the same when it is parsed again', (_, schema) => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), values), (input) => {
      const { success, output } = v.safeParse(schema, input);
      if (success) expect(v.parse(schema, output)).toEqual(output);
    }),
    { numRuns: 500 },
  );
});

const hiding = ['\0', '\u001b', '\u009b', '\u202e', '\u2066', '\u200e', '\u061c', '\u{e0041}', '\ud800'];
const nothing = ['\u200b\u200b', '\u2060', '\u3164', '\u00ad', '\u2800'];

test.each(submissions.map((call) => [call.name, call.request as v.GenericSchema] as const))(
  '%s takes no text that is too long, hides something or shows nothing',
  (name, schema) => {
    const accepted: Record<string, unknown> = { ...acceptedRequests[name as keyof typeof acceptedRequests] };
    // An optional field is left out of what a form requires.
    for (const field of Object.keys((schema as { entries?: object }).entries ?? {})) accepted[field] ??= '';
    for (const field of Object.keys(accepted).filter((one) => one !== 'agreed'))
      for (const spoilt of ['x'.repeat(2001), ...nothing, ...hiding.map((hidden) => `te${hidden}xt`)]) {
        const { issues } = v.safeParse(schema, { ...accepted, [field]: spoilt });
        expect([field, spoilt, issues?.[0]?.path?.[0]?.key]).toEqual([field, spoilt, field]);
      }
  },
);

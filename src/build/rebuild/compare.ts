import { createClient } from '../../api-client/client';
import type { Environment } from '../../config/environment';
import { fetchAnswers } from '../answers/fetch';
import { lastGood } from '../answers/last-good';
import { loadPictures } from '../answers/pictures';
import { changesIn } from './changes';
import { differing, inputDigests, publishedRecord, readRecord } from './record';
import { servedFolder } from './releases';

const asTexts = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));

/**
 * Asks the API for everything that a build depends on and compares it with what the last build was made of.
 * @param base base address of the API
 * @param from address of a published site to compare with; undefined: the release that is served
 * @param warn is called for each call and picture that failed and has an earlier answer in its place
 * @returns why a build is needed (no reason: it is not), and what has changed in answers and pictures
 * @throws SourcingError that names each call without an answer
 */
export async function compare(
  root: string,
  base: string,
  { API_STRICT: strict, API_TIMEOUT: timeout, API_RETRIES: retries }: Environment,
  from: string | undefined,
  warn: (line: string) => void,
) {
  const baseline = from === undefined ? readRecord(servedFolder(root)) : await publishedRecord(from);
  const client = createClient({ base, timeout });
  const { answers, stale } = await fetchAnswers({ client, strict, retries, lastGood: (call) => lastGood(root, call) });
  for (const { call, reason } of stale) warn(`${reason}. The last good answer is used for ${call}.`);
  const { loaded, failures, outage } = await loadPictures(answers, base, timeout);
  if (strict && outage) throw new Error(outage);
  for (const failure of failures) warn(`${failure}. The picture counts as unchanged.`);
  if (!baseline) return { baseline, reasons: ['there is no record of an earlier build'], changes: [] };

  const pictures = { ...baseline.pictures };
  for (const [address, { digest }] of loaded) pictures[address] = digest;
  const before = { ...baseline.answers, pictures: baseline.pictures };
  // As JSON, like the record: undefined fields are left out.
  const now: Record<string, unknown> = JSON.parse(JSON.stringify({ ...answers, pictures }));
  const changed = [...differing(baseline.inputs, inputDigests(root)), ...differing(asTexts(before), asTexts(now))];
  return { baseline, reasons: changed.map((part) => `changed: ${part}`), changes: changesIn(before, now) };
}

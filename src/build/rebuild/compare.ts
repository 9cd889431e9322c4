import { isDeepStrictEqual } from 'node:util';
import { createClient } from '../../api-client/client';
import type { Environment } from '../../config/environment';
import { fetchAnswers } from '../answers/fetch';
import { lastGood } from '../answers/last-good';
import { loadPictures } from '../answers/pictures';
import { changesIn } from './changes';
import { differing, inputDigests, publishedRecord, readRecord } from './record';
import { servedFolder } from './releases';

/**
 * Asks the API for everything that a build depends on and compares it with what the last build was made of.
 * @param base base address of the API
 * @param from address of a published site to compare with; undefined: the release that is served
 * @returns why a build is needed (no reason: it is not), what has changed in answers and pictures, and a warning for each call and picture that
 *   failed and has an earlier answer in its place
 * @throws SourcingError that names each call without an answer
 */
export async function compare(
  root: string,
  base: string,
  { API_STRICT: strict, API_TIMEOUT: timeout, API_RETRIES: retries }: Environment,
  from?: string,
) {
  const baseline = from === undefined ? readRecord(servedFolder(root)) : await publishedRecord(from);
  const client = createClient({ base, timeout });
  const { answers, stale } = await fetchAnswers({ client, strict, retries, lastGood: (call) => lastGood(root, call) });
  const { loaded, failures, outage } = await loadPictures(answers, base, timeout);
  if (strict && outage) throw new Error(outage);
  const warnings = [
    ...stale.map(({ call, reason }) => `${reason}. The last good answer is used for ${call}.`),
    ...failures.map((failure) => `${failure}. The picture counts as unchanged.`),
  ];
  if (!baseline) return { baseline, reasons: ['there is no record of an earlier build'], changes: [], warnings };

  const pictures = { ...baseline.pictures };
  for (const [address, { digest }] of loaded) pictures[address] = digest;
  const before: Record<string, unknown> = { ...baseline.answers, pictures: baseline.pictures };
  // As JSON, like the record: undefined fields are left out.
  const now: Record<string, unknown> = JSON.parse(JSON.stringify({ ...answers, pictures }));
  const parts = Object.keys(now).filter((part) => !isDeepStrictEqual(before[part], now[part]));
  const changed = [...differing(baseline.inputs, inputDigests(root)), ...parts];
  return { baseline, reasons: changed.map((part) => `changed: ${part}`), changes: changesIn(before, now), warnings };
}

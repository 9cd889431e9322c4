import { createClient } from '../../api-client/client';
import type { Environment } from '../../config/environment';
import { reads } from '../../contract/calls';
import { fetchAnswers } from '../answers/fetch';
import { lastGood } from '../answers/last-good';
import { loadPicture, pictureAddressesIn, pictureDigest, pictureUrl } from '../answers/pictures';
import { cleanBuildReason } from './build-site';
import { type Change, changesIn } from './changes';
import {
  type BuildRecord,
  codeDigest,
  dataDigest,
  differing,
  parseRecord,
  readRecord,
  recordName,
  settingsDigest,
} from './record';

/** Milliseconds that a published site may take for its record. */
const recordTimeout = 15_000;

/**
 * The record of a published site.
 * @returns null where nothing, or something without a record, is published
 * @throws Error that names the address if it does not answer
 */
export async function publishedRecord(site: string): Promise<BuildRecord | null> {
  const address = `${site.replace(/\/+$/, '')}/${recordName}`;
  const options = { signal: AbortSignal.timeout(recordTimeout), headers: { 'Cache-Control': 'no-cache' } };
  const response = await fetch(address, options).catch((error: unknown) => {
    throw new Error(`${address} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered HTTP ${response.status}`);
  return parseRecord(await response.text(), address);
}

/** What differs between a built site and what it would be made of now. */
export interface Comparison {
  baseline: BuildRecord | null;
  /** Why a build is needed, a line each; none if it is not. */
  reasons: string[];
  /** What changed in the API's answers. */
  changes: Change[];
  /** Addresses of pictures of the menu with another content. */
  pictures: string[];
}

/**
 * Asks the API for everything that a build depends on and compares it with the last build.
 * @param base base address of the API
 * @param from address of a published site to compare with; undefined: the site in `public`
 * @param warn is called for each call and picture that failed and has an earlier answer in its place
 * @throws SourcingError that names each call without an answer
 */
export async function compare(
  root: string,
  base: string,
  environment: Environment,
  from: string | undefined,
  warn: (line: string) => void,
): Promise<Comparison> {
  const baseline = from === undefined ? readRecord(`${root}/public`) : await publishedRecord(from);
  const { API_STRICT: strict, API_TIMEOUT: timeout, API_RETRIES: retries } = environment;
  const client = createClient({ base, timeout });
  const { answers, stale } = await fetchAnswers({ client, strict, retries, lastGood: (call) => lastGood(root, call) });
  for (const { call, reason } of stale) warn(`${reason}. The last good answer is used for ${call}.`);
  if (!baseline) return { baseline, reasons: ['there is no record of an earlier build'], changes: [], pictures: [] };

  const pictures: Record<string, string> = {};
  const load = async (address: string) => {
    try {
      const { bytes } = await loadPicture(pictureUrl(address, answers.pictureAddresses.picAddr, base), timeout);
      pictures[address] = pictureDigest(bytes);
    } catch (error) {
      if (strict) throw error;
      warn(`${error instanceof Error ? error.message : String(error)}. The picture counts as unchanged.`);
    }
  };
  await Promise.all(pictureAddressesIn(answers).map(load));
  const known = Object.keys(pictures).filter((address) => baseline.pictures[address] !== undefined);
  const changed = known.filter((address) => baseline.pictures[address] !== pictures[address]);

  // As JSON, like the record: undefined fields are left out.
  const now: Record<string, unknown> = JSON.parse(JSON.stringify(answers));
  const asText = (parts: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(parts).map(([part, answer]) => [part, JSON.stringify(answer)]));
  const parts = differing(asText(baseline.answers), asText(now));
  const names = parts.map((part) => (part in reads ? reads[part as keyof typeof reads].name : part));
  const reasons = [
    baseline.passed ? '' : 'the last build did not pass its checks',
    baseline.code === codeDigest(root) ? '' : 'the code has changed',
    baseline.data === dataDigest(root) ? '' : 'the data folder has changed',
    baseline.settings === settingsDigest(process.env) ? '' : 'the settings of the environment have changed',
    names.length > 0 ? `answers have changed: ${names.join(', ')}` : '',
    changed.length > 0 ? `pictures of the menu have changed: ${changed.length}` : '',
  ].filter(Boolean);
  // The files of a published site are its host's affair; those in `public` may have been damaged.
  const damage = from === undefined && reasons.length === 0 ? cleanBuildReason(root) : null;
  return {
    baseline,
    reasons: damage === null ? reasons : [damage],
    changes: changesIn(baseline.answers, now),
    pictures: changed,
  };
}

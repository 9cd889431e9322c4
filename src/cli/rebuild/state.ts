import { createClient } from '../../api-client/client';
import { type Change, changesIn } from '../../build/answers/changes';
import { fetchAnswers } from '../../build/answers/fetch';
import { lastGood } from '../../build/answers/last-good';
import { loadPicture, pictureAddressesIn, pictureDigest, pictureUrl } from '../../build/answers/pictures';
import type { BuildRecord } from '../../build/build-record';
import { parseRecord, readRecord, recordName } from '../../build/build-record';
import type { Environment } from '../../config/environment';
import { codeDigest, dataDigest, settingsDigest } from '../support/digest';

/** Everything that a build would be made of now. */
export type SiteState = Pick<BuildRecord, 'code' | 'data' | 'settings' | 'answers' | 'pictures'>;

/** Milliseconds that a published site may take for its record. */
const recordTimeout = 15_000;

/**
 * The record of the site that changes are counted from.
 * @param from address of a published site; undefined: the one in `folder`
 * @returns null where there is none
 * @throws Error that names the address if it cannot be asked
 */
export async function baselineOf(folder: string, from: string | undefined): Promise<BuildRecord | null> {
  if (from === undefined) return readRecord(folder);
  const address = `${from.replace(/\/+$/, '')}/${recordName}`;
  const response = await fetch(address, {
    signal: AbortSignal.timeout(recordTimeout),
    headers: { 'Cache-Control': 'no-cache' },
  }).catch((error: unknown) => {
    throw new Error(`${address} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  });
  // Nothing has been published there yet, or something without a record.
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${address} answered HTTP ${response.status}`);
  return parseRecord(await response.text(), address);
}

/**
 * Asks the API for everything that a build depends on.
 * @param warn is told of calls and pictures that fail and have something to stand in for them
 * @throws SourcingError that names each call without an answer
 */
export async function stateNow(
  root: string,
  base: string,
  environment: Environment,
  baseline: BuildRecord | null,
  warn: (line: string) => void,
): Promise<SiteState> {
  const { answers, stale } = await fetchAnswers({
    client: createClient({ base, timeout: environment.API_TIMEOUT }),
    strict: environment.API_STRICT,
    retries: environment.API_RETRIES,
    lastGood: (call) => lastGood(root, call),
  });
  for (const { call, reason } of stale) warn(`${reason}. The last good answer stands in for ${call}.`);
  const pictures = await Promise.all(
    pictureAddressesIn(answers).map(async (address): Promise<[string, string]> => {
      try {
        const { bytes } = await loadPicture(
          pictureUrl(address, answers.pictureAddresses.picAddr, base),
          environment.API_TIMEOUT,
        );
        return [address, pictureDigest(bytes)];
      } catch (error) {
        if (environment.API_STRICT) throw error;
        warn(`${error instanceof Error ? error.message : String(error)}. The picture counts as unchanged.`);
        return [address, baseline?.pictures[address] ?? ''];
      }
    }),
  );
  return {
    code: codeDigest(root),
    data: dataDigest(root),
    settings: settingsDigest(process.env),
    // As JSON has it, as in the record: what is undefined there is left out here.
    answers: JSON.parse(JSON.stringify(answers)) as SiteState['answers'],
    pictures: Object.fromEntries(pictures.filter(([, digest]) => digest !== '').sort()),
  };
}

/** What differs between a published site and what it would be made of now. */
export interface Difference {
  /** Why a build is needed: a line each; none: it is not. */
  reasons: string[];
  changes: Change[];
  /** Addresses of pictures of the menu with another content. */
  pictures: string[];
}

/** Compares a record with the state of now. Pure. */
export function differenceOf(baseline: BuildRecord | null, now: SiteState): Difference {
  if (!baseline) return { reasons: ['there is no record of an earlier build'], changes: [], pictures: [] };
  const changes = changesIn(baseline.answers, now.answers);
  const pictures = Object.keys(now.pictures).filter((address) => {
    const before = baseline.pictures[address];
    return before !== undefined && before !== now.pictures[address];
  });
  const parts = [...new Set(changes.map(({ part }) => part))];
  return {
    changes,
    pictures,
    reasons: [
      ...(baseline.passed ? [] : ['the last build did not pass its checks']),
      ...(baseline.code === now.code ? [] : ['the code has changed']),
      ...(baseline.data === now.data ? [] : ['the data folder has changed']),
      ...(baseline.settings === now.settings ? [] : ['the settings of the environment have changed']),
      ...(parts.length > 0 ? [`answers have changed: ${parts.join(', ')}`] : []),
      ...(pictures.length > 0 ? [`pictures of the menu have changed: ${pictures.length}`] : []),
    ],
  };
}

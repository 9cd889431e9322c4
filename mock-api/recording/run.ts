import { consola } from 'consola';
import { checkDrift, describeDrift } from './check';
import { createRecordingProxy } from './proxy';
import { type Recorded, recordAll } from './record';

/** Milliseconds after which a call is given up. */
const timeout = 10_000;

/** Milliseconds from which `--check` calls an answer slow. */
export const usualSlow = 2000;

/**
 * The base address of an API as `--record` and `--check` take it.
 * @throws Error that says what is wrong with it
 */
export function parseApi(option: string, address: string): string {
  const isAddress = /^https?:\/\/[^\s/?#@]+(\/[^\s?#@]*)?$/i.test(address);
  if (!isAddress)
    throw new Error(
      `${option} needs the API's address, such as https://api.vendor.example, without a user name; got ${address}`,
    );

  return address.replace(/\/+$/, '');
}

function reportRecorded({ call, outcome, details }: Recorded): void {
  const line = [`${call}: ${outcome}`, ...details].join('\n  ');
  if (outcome === 'refused') consola.error(line);
  else if (details.length > 0) consola.warn(line);
  else consola.success(line);
}

/**
 * Records all reading calls of an API, and makes the proxy that goes on recording.
 * @param root the project's folder
 */
export async function startRecording(root: string, api: string) {
  const { recorded, failedPictures } = await recordAll({ root, api, timeout });
  recorded.forEach(reportRecorded);
  for (const failure of failedPictures) consola.warn(failure);

  return createRecordingProxy({
    root,
    api,
    timeout,
    onRecorded: (next) => {
      if (next.outcome !== 'unchanged') reportRecorded(next);
    },
    onRefused: (call, reason) => consola.error(`${call}: ${reason}`),
  });
}

/**
 * `npm run mock -- --check`: reports drift.
 * @returns whether there is none
 */
export async function reportDrift(root: string, api: string, slow: number): Promise<boolean> {
  const drifts = await checkDrift({ root, api, timeout, slow });
  for (const drift of drifts) console.log(describeDrift(drift));
  console.log(
    drifts.length === 0
      ? `${api} answers as the seeds do.`
      : `${api} differs from the seeds in ${drifts.length} places.`,
  );

  return drifts.length === 0;
}

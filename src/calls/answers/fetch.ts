import type { Read } from '../call';
import { type Answers, reads } from '../calls';
import type { Client } from '../client';

export interface FetchOptions {
  client: Client;
  /** A failing call fails the build. */
  strict: boolean;
  retries: number;
  /** The body of a call in the last build that passed; null if there is none. */
  lastGood(call: string): string | null;
  /** Waits before a retry; for tests. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** A call whose last good answer is used, and why. */
export interface StaleCall {
  call: string;
  reason: string;
}

/** The bodies of answers as received, by the name of their call. */
export type Bodies = Record<string, string>;

/** What the reading calls have answered. */
export interface FetchedAnswers {
  answers: Answers;
  /** Also those of last good answers. */
  bodies: Bodies;
  /** The calls that failed and have their last good answer. */
  stale: StaleCall[];
  /** A line for each entry that does not fit and is left out. */
  leftOut: string[];
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const parts = Object.entries(reads) as [part: keyof Answers, call: Read][];

/**
 * Makes every reading call that the build depends on (specification section 7). A failing call is
 * retried with back-off; then its last good answer is used, unless strict mode is on.
 * @throws Error that names every call without an answer, what was expected and what was received
 */
export async function fetchAnswers(options: FetchOptions): Promise<FetchedAnswers> {
  const bodies: Bodies = {};
  const stale: StaleCall[] = [];
  const failures: string[] = [];

  const fetchOrFallBack = async (call: Read): Promise<void> => {
    try {
      bodies[call.name] = await fetchBody(call, options);
    } catch (error) {
      const reason = messageOf(error);
      const { body, problem } = lastGoodBody(call, options);
      if (body === undefined) {
        failures.push(reason + problem);
      } else {
        bodies[call.name] = body;
        stale.push({ call: call.name, reason });
      }
    }
  };

  await Promise.all(parts.map(([, call]) => fetchOrFallBack(call)));

  if (failures.length > 0) {
    const mode = options.strict ? ' (strict mode)' : '';
    const lines = failures.map((line) => `  ${line}`).join('\n');
    throw new Error(`The API's answers cannot be built from${mode}:\n${lines}`);
  }

  return { ...openAnswers(options.client, bodies), bodies, stale };
}

/** A body that fits the contract, after retries. */
async function fetchBody(
  call: Read,
  { client, retries, wait = pause }: FetchOptions,
): Promise<string> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const body = await client.body(call);
      client.open(call, body);
      return body;
    } catch (error) {
      if (attempt >= retries) throw error;
      await wait(500 * 2 ** attempt);
    }
  }
}

/**
 * The last good body of a call that failed; without one, what to add to the reason of the failure.
 */
function lastGoodBody(
  call: Read,
  { client, strict, lastGood }: FetchOptions,
): { body?: string; problem: string } {
  if (strict) return { problem: '' };

  const body = lastGood(call.name);
  if (body === null)
    return { problem: `; and there is no last good answer (data/last-good/${call.name}.json)` };

  try {
    client.open(call, body);
    return { body, problem: '' };
  } catch (error) {
    return { problem: `; and the last good answer does not fit any more: ${messageOf(error)}` };
  }
}

/**
 * Parses the body of every reading call.
 * @throws ContractError that names the call whose body does not fit
 */
export function openAnswers(
  client: Client,
  bodies: Bodies,
): Pick<FetchedAnswers, 'answers' | 'leftOut'> {
  const leftOut = new Set<string>();
  const answers = parts.map(([part, call]) => [
    part,
    client.open(call, bodies[call.name] ?? '', (line) => leftOut.add(line)),
  ]);
  return { answers: Object.fromEntries(answers) as Answers, leftOut: [...leftOut] };
}

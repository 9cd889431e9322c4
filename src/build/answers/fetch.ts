import type { Client } from '../../api-client/client';
import type { Read } from '../../contract/call';
import { type Answers, reads } from '../../contract/calls';

/** Where the answers of a build came from. */
export interface Fetched {
  answers: Answers;
  /** The bodies as they came, to be kept if the build passes. */
  bodies: Record<string, string>;
  /** The calls that failed and were answered from the last good build, with their reasons. */
  stale: { call: string; reason: string }[];
}

/** A call that failed with nothing to fall back to, or in strict mode. */
export class SourcingError extends Error {
  override readonly name = 'SourcingError';
}

export interface FetchOptions {
  client: Client;
  /** A failing call fails the build. */
  strict: boolean;
  /** How often a failing call is tried again. */
  retries: number;
  /** The body of a call in the last build that passed; null if there is none. */
  lastGood(call: string): string | null;
  /** Waits before the next try. */
  wait?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Makes every reading call that the build depends on (decisions on calls): a failing one is tried again with back-off, then the
 * last good answer is used, unless strict mode is on.
 * @throws SourcingError that names every call without an answer, what was expected and what came
 */
export async function fetchAnswers({
  client,
  strict,
  retries,
  lastGood,
  wait = pause,
}: FetchOptions): Promise<Fetched> {
  const bodies: Record<string, string> = {};
  const stale: Fetched['stale'] = [];
  const failures: string[] = [];
  const entries = await Promise.all(
    (Object.entries(reads) as [keyof Answers, Read][]).map(async ([part, call]) => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          const body = await client.body(call);
          const answer = client.open(call, body);
          bodies[call.name] = body;
          return [part, answer];
        } catch (error) {
          if (attempt < retries) {
            await wait(500 * 2 ** attempt);
            continue;
          }
          const kept = strict ? null : lastGood(call.name);
          if (kept === null) {
            failures.push(messageOf(error));
            return [part, undefined];
          }
          try {
            const answer = client.open(call, kept);
            stale.push({ call: call.name, reason: messageOf(error) });
            return [part, answer];
          } catch (keptError) {
            failures.push(
              `${messageOf(error)}; and the last good answer does not fit any more: ${messageOf(keptError)}`,
            );
            return [part, undefined];
          }
        }
      }
    }),
  );
  if (failures.length > 0)
    throw new SourcingError(
      `The API's answers cannot be built from${strict ? ' (strict mode)' : ''}:\n${failures.map((line) => `  ${line}`).join('\n')}`,
    );
  return { answers: Object.fromEntries(entries) as Answers, bodies, stale };
}

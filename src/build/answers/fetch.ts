import type { Client } from '../../api-client/client';
import type { Read } from '../../contract/call';
import { type Answers, reads } from '../../contract/calls';

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

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Makes every reading call that the build depends on (specification section 7). A failing call is retried with back-off;
 * then its last good answer is used, unless strict mode is on.
 * @returns the answers; the bodies as received, to be kept if the build passes; the calls that failed and have their last good answer; a line for
 *   each entry that does not fit and is left out
 * @throws Error that names every call without an answer, what was expected and what was received
 */
export async function fetchAnswers({
  client,
  strict,
  retries,
  lastGood,
  wait = pause,
}: FetchOptions) {
  const bodies: Record<string, string> = {};
  const stale: { call: string; reason: string }[] = [];
  const failures: string[] = [];
  const leftOut = new Set<string>();
  const entries = await Promise.all(
    (Object.entries(reads) as [keyof Answers, Read][]).map(async ([part, call]) => {
      const open = (body: string) => client.open(call, body, (line) => leftOut.add(line));
      let reason = '';
      for (let attempt = 0; attempt <= retries; attempt += 1)
        try {
          if (attempt > 0) await wait(500 * 2 ** (attempt - 1));
          const body = await client.body(call);
          const answer = open(body);
          bodies[call.name] = body;
          return [part, answer];
        } catch (error) {
          reason = messageOf(error);
        }
      const kept = strict ? null : lastGood(call.name);
      try {
        if (kept !== null) {
          const answer = open(kept);
          stale.push({ call: call.name, reason });
          return [part, answer];
        }
      } catch (error) {
        reason += `; and the last good answer does not fit any more: ${messageOf(error)}`;
      }
      failures.push(reason);
      return [part];
    }),
  );
  if (failures.length > 0)
    throw new Error(
      `The API's answers cannot be built from${strict ? ' (strict mode)' : ''}:\n${failures.map((line) => `  ${line}`).join('\n')}`,
    );
  return { answers: Object.fromEntries(entries) as Answers, bodies, stale, leftOut: [...leftOut] };
}

import type { Read } from '../../src/calls/call';
import { reads } from '../../src/calls/calls';
import { CallError, createClient } from '../../src/calls/client';
import { ContractError, openPayload } from '../../src/calls/envelope';
import { withoutInvalidEntries } from '../../src/calls/left-out';
import type { Seeds } from '../seeds';

export type SeedName = keyof Seeds;

export const seedNames = Object.keys(reads) as SeedName[];

/**
 * The most that an answer may weigh, in bytes: a longer one is refused before the rest has come.
 */
export const longestAnswer = 5_000_000;

/** What an API has answered to a reading call. */
export interface Answer {
  call: Read;
  /** The body as received; null without a usable one. */
  body: string | null;
  /** The envelope, and the value of its `data`; undefined for invalid JSON. */
  envelope: unknown;
  data: unknown;
  /** Why the contract, or the client, refuses it; empty if it fits. */
  refusal: string;
  /** Entries that a build would leave out. */
  leftOut: string[];
  milliseconds: number;
}

/** A text as JSON; undefined if it isn't any: the contract's own message says so. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The `data` of an envelope, whether it is a JSON string or an object. */
function dataIn(envelope: unknown): unknown {
  const data =
    typeof envelope === 'object' && envelope !== null && 'data' in envelope
      ? envelope.data
      : undefined;
  return typeof data === 'string' ? parseJson(data) : data;
}

/**
 * Why the contract refuses an answer; empty if it fits, be it without the entries that a build
 * leaves out.
 */
function refusalOf(call: Read, body: string, leftOut: string[]): string {
  try {
    openPayload(call.name, body, call.answer, (data) =>
      call.entry
        ? withoutInvalidEntries(call.name, call.entry, data, (line) => leftOut.push(line))
        : data,
    );
    return '';
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return `expected ${error.expected}, got ${error.actual}`;
  }
}

/**
 * Makes a reading call and checks what comes against the contract. A call without an answer is a
 * refusal, not an error.
 * @param api the API's base address
 * @param timeout in milliseconds
 */
export async function askApi(api: string, name: SeedName, timeout: number): Promise<Answer> {
  const call: Read = reads[name];
  const client = createClient({ base: api, timeout, maxBytes: longestAnswer });
  const start = performance.now();
  const answer: Answer = {
    call,
    body: null,
    envelope: undefined,
    data: undefined,
    refusal: '',
    leftOut: [],
    milliseconds: 0,
  };

  try {
    answer.body = await client.body(call);
    answer.envelope = parseJson(answer.body);
    answer.data = dataIn(answer.envelope);
    answer.refusal = refusalOf(call, answer.body, answer.leftOut);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    answer.refusal = error.message.replace(`${call.name}: `, '');
  }

  answer.milliseconds = Math.round(performance.now() - start);
  return answer;
}

import * as v from 'valibot';
import { serverMessage } from './fields';
import { mismatchOf, shorten } from './issue';

/** The header flag of every call (specification section 7). */
export const headerFlag = { name: 'X-Site-Client', value: 'web' } as const;

/**
 * What a submission answers (specification section 8), in the envelope, in its `data`, or in both.
 * Status 0 is a failure; any other status is a success, in whatever form it comes.
 */
export const outcome = v.looseObject({ status: v.optional(v.unknown()), msg: serverMessage });

type Outcome = v.InferOutput<typeof outcome>;

/** Whether a status is 0: as a number, as a text such as `"0"` or `"00"`, or as `false`. */
function isZero(status: unknown): boolean {
  if (typeof status === 'string') return status.trim() !== '' && Number(status) === 0;
  return status === 0 || status === false;
}

const isFailure = ({ status }: Outcome): boolean => isZero(status);

export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(
    readonly call: string,
    readonly expected: string,
    readonly actual: string,
  ) {
    super(`${call}: expected ${expected}, got ${actual}`);
  }
}

/** The API's envelope: an object with a status, a message, or `data`. */
interface Envelope {
  /** Its own status and message. */
  outer: Outcome;
  /** As received: a JSON string, or the parsed value of one; undefined if there is none. */
  data: unknown;
}

const envelope = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((answer) => 'data' in answer || 'status' in answer || 'msg' in answer),
);

function openEnvelope(call: string, body: string): Envelope {
  let answer: unknown;

  try {
    answer = JSON.parse(body);
  } catch {
    throw new ContractError(call, 'JSON', body === '' ? 'an empty answer' : shorten(body));
  }

  const outer = v.safeParse(outcome, answer);
  const isEnvelope = v.is(envelope, answer);
  if (!outer.success || !isEnvelope)
    throw new ContractError(call, 'an envelope with data', shorten(answer));

  return { outer: outer.output, data: outer.output.data };
}

/**
 * The value of `data`: what its JSON string has in it; an object in place of the string is accepted
 * too.
 */
function openData(call: string, data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data);
  } catch {
    throw new ContractError(call, 'data to be a JSON string', shorten(data));
  }
}

function parse<T extends v.GenericSchema>(
  call: string,
  schema: T,
  data: unknown,
): v.InferOutput<T> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;

  const [first] = result.issues;
  const { key, expected, actual } = mismatchOf(first);
  if (first.input === undefined && first.path)
    throw new ContractError(call, `data to have the key ${key}`, actual);

  throw new ContractError(call, `${key ? `data.${key}` : 'data'} to be ${expected}`, actual);
}

/**
 * Reads the payload of a reading call.
 * @param call name of the call, for messages
 * @param body the answer's body as text
 * @param schema schema of `data`
 * @param prepare changes `data` before it is parsed
 * @throws ContractError naming the call, and what was expected and received; also for an answer
 * with status 0
 */
export function openPayload<T extends v.GenericSchema>(
  call: string,
  body: string,
  schema: T,
  prepare: (data: unknown) => unknown = (data) => data,
): v.InferOutput<T> {
  const { outer, data } = openEnvelope(call, body);
  const refuse = ({ msg }: Outcome): never => {
    throw new ContractError(call, 'a payload', `status 0: ${msg || 'no message'}`);
  };

  if (isFailure(outer)) refuse(outer);
  if (data === undefined) throw new ContractError(call, 'an envelope with data', shorten(body));

  const payload = openData(call, data);
  const inner = v.safeParse(outcome, payload);
  if (inner.success && isFailure(inner.output)) refuse(inner.output);

  return parse(call, schema, prepare(payload));
}

/** A submission that was accepted, or refused with the server's message, which may be empty. */
export type Submitted<Answer> =
  | { ok: true; answer: Answer; msg: string }
  | { ok: false; msg: string };

/**
 * Reads the outcome of a submission. Status 0, in the envelope or in `data`, is an outcome and no
 * error: the caller shows its message.
 * @param schema schema of a successful answer, besides status and msg
 * @throws ContractError naming the call, and what was expected and received
 */
export function openOutcome<T extends v.GenericSchema>(
  call: string,
  body: string,
  schema: T,
): Submitted<v.InferOutput<T>> {
  const { outer, data } = openEnvelope(call, body);
  if (isFailure(outer)) return { ok: false, msg: outer.msg || messageIn(data) };

  // Without data of its own, the envelope is the answer.
  const payload = data === '' ? null : openData(call, data);
  const answer = typeof payload === 'object' && payload !== null ? payload : outer;
  const inner = parse(call, outcome, answer);
  const msg = inner.msg || outer.msg;

  if (isFailure(inner)) return { ok: false, msg };

  return { ok: true, answer: parse(call, schema, answer), msg };
}

/** The message in the `data` of a refusal; empty if there is none to be read. */
function messageIn(data: unknown): string {
  const text = v.pipe(v.string(), v.parseJson());
  const inner = v.safeParse(v.union([v.pipe(text, outcome), outcome]), data);
  return inner.success ? inner.output.msg : '';
}

import * as v from 'valibot';
import { mismatchOf, shorten } from './issue';
import { printable } from './printable';

/** The header flag of every call (specification section 7). */
export const headerFlag = { name: 'X-Site-Client', value: 'web' } as const;

/** The API's envelope: `data` is a JSON string; an object in its place is accepted too. */
const envelope = v.looseObject({ data: v.unknown() });

/** Outcome of a submission: status 0 is failure, any other status success (specification section 8). */
export const outcome = v.looseObject({
  status: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+$/), v.transform(Number))]),
    v.integer(),
  ),
  msg: v.optional(v.nullable(v.string()), ''),
});

type Outcome = v.InferOutput<typeof outcome>;

/** Whether a submission succeeded: any status but 0. */
const succeeded = ({ status }: Outcome): boolean => status !== 0;

export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(
    readonly call: string,
    readonly expected: string,
    readonly got: string,
  ) {
    super(`${call}: expected ${expected}, got ${got}`);
  }
}

function openEnvelope(call: string, body: string): { answer: unknown; data: unknown } {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    throw new ContractError(call, 'JSON', body === '' ? 'an empty answer' : shorten(body));
  }
  const outer = v.safeParse(envelope, answer);
  if (!outer.success || outer.output.data === undefined)
    throw new ContractError(call, 'an envelope with data', shorten(answer));
  const { data } = outer.output;
  if (typeof data !== 'string') return { answer, data };
  try {
    return { answer, data: JSON.parse(data) };
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
  const { key, expected, got } = mismatchOf(first);
  if (first.input === undefined && first.path)
    throw new ContractError(call, `data to have the key ${key}`, got);
  throw new ContractError(call, `${key ? `data.${key}` : 'data'} to be ${expected}`, got);
}

/**
 * Reads the payload of a reading call.
 * @param call name of the call, for messages
 * @param body the answer's body as text
 * @param schema schema of `data`
 * @param prepare changes `data` before it is parsed
 * @throws ContractError naming call, expected and got; also for an answer with status 0
 */
export function openPayload<T extends v.GenericSchema>(
  call: string,
  body: string,
  schema: T,
  prepare: (data: unknown) => unknown = (data) => data,
): v.InferOutput<T> {
  const { answer, data } = openEnvelope(call, body);
  for (const candidate of [data, answer]) {
    const said = v.safeParse(outcome, candidate);
    if (said.success && !succeeded(said.output))
      throw new ContractError(
        call,
        'a payload',
        `status 0: ${printable(said.output.msg ?? '') || 'no message'}`,
      );
  }
  return parse(call, schema, prepare(data));
}

/**
 * Reads the outcome of a submission. Status 0 is an outcome, not an error: the caller shows its message.
 * @param schema schema of a successful answer, besides status and msg
 * @throws ContractError naming call, expected and got
 */
export function openOutcome<T extends v.GenericSchema>(
  call: string,
  body: string,
  schema: T,
): { ok: true; answer: v.InferOutput<T>; msg: string } | { ok: false; msg: string } {
  const { data } = openEnvelope(call, body);
  const said = parse(call, outcome, data);
  const msg = said.msg ?? '';
  return succeeded(said)
    ? { ok: true, answer: parse(call, schema, data), msg }
    : { ok: false, msg };
}

import type * as v from 'valibot';
import { fetchSameOrigin, readBody, reasonOf, TooLarge } from './bounded-fetch';
import type { Read, Submission } from './call';
import { headerFlag, openOutcome, openPayload } from './envelope';
import { withoutInvalidEntries } from './left-out';

/** Thrown for a call without an answer, or with an HTTP status outside 200 to 299. */
export class CallError extends Error {
  override readonly name = 'CallError';
  constructor(
    readonly call: string,
    reason: string,
  ) {
    super(`${call}: ${reason}`);
  }
}

export interface ClientOptions {
  /** Base address of the web API; empty: the same origin. */
  base: string;
  /** Base address of the partner backend; default: `base`. */
  partnerBase?: string;
  /** Timeout of a call in milliseconds, including its body. */
  timeout?: number;
  /** Largest body in bytes. */
  maxBytes?: number;
  /** Additional headers, e.g. the mock's fault header. */
  headers?: Record<string, string>;
  /**
   * The preferred language of the server's messages, read at each call; default: the server's own.
   */
  language?: () => string;
}

interface SendOptions {
  timeout: number;
  maxBytes: number;
  headers: Record<string, string>;
  language: (() => string) | undefined;
}

/**
 * Sends a request, and returns the body of its answer.
 * @throws CallError without a usable answer
 */
async function send(
  call: string,
  address: string,
  init: RequestInit,
  { timeout, maxBytes, headers, language }: SendOptions,
): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);

  try {
    const response = await fetchSameOrigin(address, {
      ...init,
      signal: abort.signal,
      headers: {
        'Content-Type': 'application/json',
        [headerFlag.name]: headerFlag.value,
        ...(language ? { 'Accept-Language': language() } : {}),
        ...headers,
      },
    });

    if (!response.ok) throw new CallError(call, `${address} answered HTTP ${response.status}`);
    return await (await readBody(response, maxBytes)).text();
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (abort.signal.aborted)
      throw new CallError(call, `no answer from ${address} within ${timeout} ms`);

    const fault = error instanceof TooLarge ? 'cannot be used' : 'cannot be reached';
    throw new CallError(call, `${address} ${fault}: ${reasonOf(error)}`);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The API client (specification section 7): adds the base path, JSON content type and header flag,
 * and parses every answer with its contract. A redirect to another origin is rejected. Runs in Node
 * and in the browser.
 */
export function createClient({
  base,
  partnerBase = base,
  timeout = 10_000,
  maxBytes = 5_000_000,
  headers = {},
  language,
}: ClientOptions) {
  const options = { timeout, maxBytes, headers, language };

  return {
    /**
     * The body of a reading call's answer, not yet parsed.
     * @throws CallError without an answer
     */
    body: ({ name, path }: Read): Promise<string> =>
      send(name, base + path, { method: 'GET' }, options),

    /**
     * Parses a reading call's body.
     * @param leftOut called with a line for each invalid entry, which is left out
     * @throws ContractError if the rest does not fit
     */
    open: <A extends v.GenericSchema>(
      { name, answer, entry }: Read<A>,
      body: string,
      leftOut: (message: string) => void = () => undefined,
    ): v.InferOutput<A> =>
      openPayload(name, body, answer, (data) =>
        entry ? withoutInvalidEntries(name, entry, data, leftOut) : data,
      ),

    /**
     * Makes a reading call.
     * @throws CallError without an answer, ContractError for an answer that does not fit
     */
    async read<A extends v.GenericSchema>(call: Read<A>): Promise<v.InferOutput<A>> {
      return this.open(call, await this.body(call));
    },

    /**
     * Makes a submitting call. A refusal (status 0) is a result with the server's message.
     * @throws CallError without an answer, ContractError for an answer that does not fit
     */
    async submit<R extends v.GenericSchema, A extends v.GenericSchema>(
      call: Submission<R, A>,
      request: v.InferInput<R>,
    ) {
      const address = (call.base === 'partner' ? partnerBase : base) + call.path;

      const init = { method: 'POST', body: JSON.stringify(request) };
      const body = await send(call.name, address, init, options);

      return openOutcome(call.name, body, call.answer);
    },
  };
}

export type Client = ReturnType<typeof createClient>;

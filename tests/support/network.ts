import { Blob } from 'node:buffer';
import { ReadableStream } from 'node:stream/web';

/** An answer's text; null for HTTP 404, an Error for no answer. */
type Answer = string | null | Error;

/**
 * Gives jsdom, which has neither, blobs that can be read and a `fetch` that a test answers.
 * @param delay until then (ms)
 */
export function answerRequests(answer: (address: string) => Answer, delay = 0): jest.Mock {
  const fetch = jest.fn(async (address: string, _init?: RequestInit) => {
    const text = answer(address);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (text instanceof Error) throw text;

    return {
      ok: text !== null,
      status: text === null ? 404 : 200,
      body: ReadableStream.from([new TextEncoder().encode(text ?? '')]),
      json: async () => JSON.parse(text ?? ''),
    };
  });

  Object.assign(globalThis, { fetch, Blob });
  return fetch;
}

/**
 * An API in whose place a file's tests answer. Each test starts with empty storage, and with an API
 * that accepts everything.
 */
export function answeredApi() {
  let answer: object | Error;
  let fetch: jest.Mock;

  beforeEach(() => {
    answer = { status: 1, msg: '' };
    localStorage.clear();
    sessionStorage.clear();
    // A component that tells the visitor what went wrong logs the reason.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // A visitor may press again before the answer is there.
    fetch = answerRequests(
      () => (answer instanceof Error ? answer : JSON.stringify({ data: answer })),
      20,
    );
  });
  afterEach(() => jest.restoreAllMocks());

  return {
    /** Sets what is answered from now on. */
    answer(next: object | Error): void {
      answer = next;
    },
    /** The addresses that were called, and what was sent. */
    requests: () =>
      fetch.mock.calls.map(([address, { body }]) => ({ address, ...JSON.parse(body) })),
  };
}

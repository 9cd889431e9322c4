import { get, request } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { clearImmediate, setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** Headers that every further request carries, e.g. the mock's fault header. */
export const extraHeaders: Record<string, string> = {};

/**
 * Gives jsdom, which has none, a `fetch` that makes real requests, as far as the API client asks for it, and what the mock API needs of
 * Node to run in the same place. Such a test asks for `customExportConditions: node` in its first lines.
 */
export function installNetwork(): void {
  const fetch = (address: string, { method, headers, body, signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      const sent = request(
        address,
        { method, headers: { ...(headers as Record<string, string>), ...extraHeaders } },
        (response) => {
          const chunks: Uint8Array[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)));
          response.on('error', reject);
          response.on('end', () => {
            const status = response.statusCode ?? 0;
            const stream = new ReadableStream<Uint8Array>({
              start(controller) {
                for (const chunk of chunks) controller.enqueue(chunk);
                controller.close();
              },
            });
            resolve({ ok: status >= 200 && status < 300, status, body: stream });
          });
        },
      );
      sent.on('error', reject);
      signal?.addEventListener('abort', () => sent.destroy(new Error('aborted')));
      sent.end(body as string | undefined);
    });
  Object.assign(globalThis, {
    fetch,
    TextDecoder,
    TextEncoder,
    setImmediate,
    clearImmediate,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
  });
}

/** What the mock kept of a call. */
export const keptBy = (address: string, call: string): Promise<Record<string, unknown>[]> =>
  new Promise((resolve, reject) => {
    get(`${address}/__mock/submissions/${call}`, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on('end', () => resolve(JSON.parse(text) as Record<string, unknown>[]));
    }).on('error', reject);
  });

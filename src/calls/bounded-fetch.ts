/**
 * `fetch` that follows redirects only within the same origin, and none of a POST request.
 * @param redirects the most that are followed
 * @throws Error that names the other origin
 */
export async function fetchSameOrigin(
  address: string,
  init: RequestInit,
  redirects = 5,
): Promise<Response> {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  const isHidden = response.type === 'opaqueredirect';
  const isRedirect = response.status >= 300 && response.status <= 399 && response.status !== 304;
  if (!isHidden && !isRedirect) return response;

  if (init.method === 'POST') throw new Error('it redirects what is sent');
  if (redirects === 0) throw new Error('it redirects in circles');

  const from = new URL(address, globalThis.location?.href);
  // Browsers reveal only where a redirect ended. The content security policy limits the origins on
  // the way.
  const redirectedResponse = isHidden ? await fetch(address, init) : null;
  const target = new URL(redirectedResponse?.url ?? response.headers.get('Location') ?? '', from);
  if (target.origin !== from.origin) throw new Error(`it redirects to ${target.origin}`);

  await response.body?.cancel();

  return redirectedResponse ?? fetchSameOrigin(target.href, init, redirects - 1);
}

export class TooLarge extends Error {}

/**
 * Reads a body chunk by chunk.
 * @throws TooLarge as soon as more than `maxBytes` have arrived
 */
export async function readBody(response: Response, maxBytes: number): Promise<Blob> {
  const reader = response.body?.getReader();
  const chunks: BlobPart[] = [];
  let bytes = 0;

  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader?.cancel();
      throw new TooLarge(`it has more than ${maxBytes} bytes`);
    }

    chunks.push(part.value);
  }

  return new Blob(chunks);
}

/** Why a request failed. What `fetch` says of a refused connection is in the cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);

  const { message, cause } = error;
  if (!(cause instanceof Error)) return message;

  return `${message} (${cause.message || (cause as NodeJS.ErrnoException).code})`;
}

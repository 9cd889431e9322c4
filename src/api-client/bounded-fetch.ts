const mostRedirects = 5;

/**
 * `fetch` that follows redirects only within the same origin, and none of a POST request.
 * @throws Error that names the other origin
 */
export async function fetchWithin(address: string, init: RequestInit): Promise<Response> {
  for (let [at, count] = [address, 0]; count <= mostRedirects; count += 1) {
    const response = await fetch(at, { ...init, redirect: 'manual' });
    const isHidden = response.type === 'opaqueredirect';
    if (!isHidden && (response.status < 300 || response.status === 304 || response.status > 399)) return response;
    if (init.method === 'POST') throw new Error('it redirects what is sent');
    // Browsers reveal only where a redirect ended. The content security policy limits the origins on the way.
    const followed = isHidden ? await fetch(at, init) : null;
    const target = new URL(
      followed?.url ?? response.headers.get('Location') ?? '',
      new URL(at, globalThis.location?.href),
    );
    if (target.origin !== new URL(at, globalThis.location?.href).origin)
      throw new Error(`it redirects to ${target.origin}`);
    if (followed) return followed;
    await response.body?.cancel();
    at = target.href;
  }
  throw new Error('it redirects in circles');
}

/**
 * Reads a body chunk by chunk.
 * @throws the error of `tooLarge` as soon as more than `most` bytes have arrived
 */
export async function readBody(
  response: Response,
  most: number,
  tooLarge: () => Error,
  take: (chunk: Uint8Array) => void,
): Promise<void> {
  const reader = response.body?.getReader();
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) return;
    bytes += value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      throw tooLarge();
    }
    take(value);
  }
}

/** Why a request failed. What `fetch` says of a refused connection is in the cause. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const cause =
    error.cause instanceof Error ? ` (${error.cause.message || (error.cause as NodeJS.ErrnoException).code})` : '';
  return `${error.message}${cause}`;
};

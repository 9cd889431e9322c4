import { createHash } from 'node:crypto';
import type { Answers } from '../../contract/calls';

/** The addresses of all pictures that the menu names, each once. */
export function pictureAddressesIn({ topMenu }: Pick<Answers, 'topMenu'>): string[] {
  const addresses = Object.values(topMenu)
    .flat()
    .flatMap(({ header_imgurl, header_type_imgurl, custom_imgurl }) => [
      header_imgurl,
      header_type_imgurl,
      custom_imgurl,
    ]);
  return [...new Set(addresses.filter(Boolean))];
}

/**
 * The full address of a picture. A relative one is resolved against the configured picture address, which itself may be
 * relative to the API's base.
 */
export function pictureUrl(address: string, picAddr: string, base: string): string {
  if (/^https?:\/\//i.test(address)) return address;
  return new URL(address.replace(/^[\\/\s]+/, ''), new URL(picAddr.replace(/\/*$/, '/') || '/', `${base}/`)).href;
}

const types: Record<string, string> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/avif': '.avif',
};

/** Bytes above which a picture is refused. */
const maxBytes = 5_000_000;
/** How many pictures are loaded at the same time. */
const atOnce = 8;

export interface Picture {
  bytes: Buffer;
  /** With its dot. */
  extension: string;
  digest: string;
}

/**
 * Loads a picture.
 * @param timeout milliseconds
 * @throws Error that names the address and the reason: unreachable, not a picture, too large
 */
export async function loadPicture(url: string, timeout: number): Promise<Picture> {
  const unreachable = (error: unknown): never => {
    throw new Error(`${url} cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  };
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(unreachable);
  if (!response.ok) throw new Error(`${url} answered HTTP ${response.status}`);
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  const extension = types[type];
  if (!extension) throw new Error(`${url} is no picture but ${type || 'of no type'}`);
  const bytes = Buffer.from(await response.arrayBuffer().catch(unreachable));
  if (bytes.length > maxBytes) throw new Error(`${url} has ${bytes.length} bytes, more than ${maxBytes}`);
  return { bytes, extension, digest: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
}

/**
 * Loads all pictures that the menu names.
 * @param base the API's base address
 * @param timeout milliseconds for each
 * @returns the pictures by address, and a line for each that could not be loaded
 */
export async function loadPictures(
  answers: Pick<Answers, 'topMenu' | 'pictureAddresses'>,
  base: string,
  timeout: number,
): Promise<{ loaded: Map<string, Picture>; failures: string[] }> {
  const loaded = new Map<string, Picture>();
  const failures: string[] = [];
  const waiting = pictureAddressesIn(answers);
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      try {
        loaded.set(address, await loadPicture(pictureUrl(address, answers.pictureAddresses.picAddr, base), timeout));
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { loaded, failures };
}

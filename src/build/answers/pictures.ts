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
 * The full address of a picture: absolute as it is, else below the configured picture address, which itself may be relative
 * to the API's base.
 */
export function pictureUrl(address: string, picAddr: string, base: string): string {
  if (/^https?:\/\//i.test(address)) return address;
  return new URL(address.replace(/^[\\/\s]+/, ''), new URL(picAddr.replace(/\/*$/, '/') || '/', `${base}/`)).href;
}

/** Digest of a picture's bytes. */
export const pictureDigest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

const types: Record<string, string> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
  'image/avif': '.avif',
};

/** Bytes above which a picture is refused. */
const maxBytes = 5_000_000;

/**
 * Loads a picture.
 * @param timeout milliseconds
 * @throws Error that names the address and the reason: not reachable, no picture, too large
 */
export async function loadPicture(url: string, timeout: number): Promise<{ bytes: Buffer; extension: string }> {
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
  return { bytes, extension };
}

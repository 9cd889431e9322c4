import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { inParallel } from '../../site/in-parallel';
import { vendorFilesHost } from '../../site/vendor';
import { fetchSameOrigin, readBody, TooLarge } from '../bounded-fetch';
import type { Answers } from '../calls';
import { pictureUrl } from '../picture-url';

/** The addresses of the logo and of all pictures in the menu, without duplicates. */
export function pictureAddressesIn({
  topMenu,
  pictureAddresses,
}: Pick<Answers, 'topMenu' | 'pictureAddresses'>): string[] {
  const entries = Object.values(topMenu).flat();
  const addresses = entries.flatMap((entry) => [entry.header_imgurl, entry.custom_imgurl]);
  return [...new Set([...addresses, pictureAddresses.logoUrl].filter(Boolean))];
}

/**
 * The picture formats that the site accepts, by the names that sharp uses: PNG, JPEG, WebP and
 * AVIF.
 */
const formats = ['png', 'jpeg', 'webp', 'heif'];

/** Limits in bytes and pixels above which a picture is rejected. */
const maxBytes = 5_000_000;
const maxPixels = 4096 * 4096;
const concurrency = 8;

/** The digest by which builds tell the versions of a picture apart. */
export const digestOfPicture = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);

export interface Picture {
  bytes: Buffer;
  digest: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A picture's host doesn't respond, which an editor can't correct. */
class Unreachable extends Error {}

/**
 * Loads a picture and decodes all of it.
 * @param timeout milliseconds
 * @throws Error that names the address and the reason: unreachable (Unreachable), too large in
 * bytes or pixels, not a picture, damaged
 */
export async function loadPicture(url: string, timeout: number): Promise<Picture> {
  const unreachable = (error: unknown): never => {
    throw new (error instanceof TooLarge ? Error : Unreachable)(
      `${url} cannot be reached: ${messageOf(error)}`,
    );
  };

  const response = await fetchSameOrigin(url, { signal: AbortSignal.timeout(timeout) }).catch(
    unreachable,
  );
  if (!response.ok)
    throw new (response.status >= 500 ? Unreachable : Error)(
      `${url} answered HTTP ${response.status}`,
    );

  const body = await readBody(response, maxBytes).catch(unreachable);
  const bytes = Buffer.from(await body.arrayBuffer());
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels });
    const { format = '' } = await image.metadata();
    if (!formats.includes(format)) throw new Error(`it is of the type ${format}`);
    // The result doesn't matter: decoding fails if any part of the picture is damaged.
    await image.resize(8, 8, { fastShrinkOnLoad: false }).raw().toBuffer();

    return { bytes, digest: digestOfPicture(bytes) };
  } catch (error) {
    throw new Error(`${url} isn't a picture that can be shown: ${messageOf(error)}`);
  }
}

/**
 * Loads the logo and all pictures in the menu, from the API's and the vendor's hosts only.
 * @param base the API's base address
 * @param timeout milliseconds for each
 * @returns the pictures by address, and a line for each that could not be loaded; but one,
 * `outage`, for all whose host does not answer
 */
export async function loadPictures(
  answers: Pick<Answers, 'topMenu' | 'pictureAddresses'>,
  base: string,
  timeout: number,
): Promise<{ pictures: Map<string, Picture>; failures: string[]; outage: string | null }> {
  const pictures = new Map<string, Picture>();
  const failures: string[] = [];
  const outages: string[] = [];
  const origins = [base, vendorFilesHost].map((address) => new URL(address).origin);
  await inParallel(pictureAddressesIn(answers), concurrency, async (address) => {
    try {
      const url = pictureUrl(address, answers.pictureAddresses.picAddr, base);
      if (!origins.includes(new URL(url).origin))
        throw new Error(`${url} is neither on the API's nor on the vendor's host`);
      pictures.set(address, await loadPicture(url, timeout));
    } catch (error) {
      (error instanceof Unreachable ? outages : failures).push(messageOf(error));
    }
  });
  const [first = null, ...others] = outages;
  const outage = others.length > 0 ? `${first} (and ${others.length} more pictures)` : first;

  return { pictures, failures: outage ? [...failures, outage] : failures, outage };
}

/**
 * Width and height of a picture in the sheet, in pixels: twice the size at which the menu shows it.
 */
const side = 72;

/**
 * How many pictures the sheet has room for: no side of a WebP file is longer than 16,383 pixels.
 */
export const mostPictures = Math.floor(16_383 / side);

/** Combines at most `mostPictures` pictures into one WebP file, stacked vertically. */
export async function drawSheet(pictures: readonly Buffer[]): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const tiles = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize(side, side, { fit: 'contain', background }).png().toBuffer(),
    ),
  );
  const sheet = sharp({
    create: { width: side, height: side * tiles.length, channels: 4, background },
  });

  return sheet
    .composite(tiles.map((input, index) => ({ input, left: 0, top: index * side })))
    .webp()
    .toBuffer();
}

/** Height of the logo in pixels: three times that at which it is shown. */
const logoHeight = 78;

/** The logo as WebP, at the size at which it's shown. */
export async function drawLogo(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .resize({ height: logoHeight, width: logoHeight * 7, fit: 'inside' })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, size: { width: info.width, height: info.height } };
}

import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import type { ApiAnswers } from '../../calls/answers/ask';
import {
  drawLogo,
  drawSheet,
  mostPictures,
  pictureAddressesIn,
} from '../../calls/answers/pictures';
import { menuPicturesPath } from '../../site/icon';
import { hashedAsset, type PublishedPicture } from '../../site/published-picture';

const cachedPicture = v.object({ bytes: v.string(), digest: v.string() });

/** The API's pictures as the site shows them. */
export interface MenuPictures {
  /** Place of each picture in the menu's one file, by its address. */
  places: ReadonlyMap<string, number>;
  /** Digest of each picture and of the logo, by address. */
  digests: Record<string, string>;
  logo: { size: { width: number; height: number }; picture: PublishedPicture } | null;
  /** The files to publish. */
  files: PublishedPicture[];
}

/**
 * Draws the API's pictures. Those of the menu are combined into one file, because their addresses
 * would add a kilobyte to every page. A picture that wasn't loaded is that of an earlier build, if
 * there is one.
 * @param cache Gatsby's, in which pictures of earlier builds are
 * @param warn called with a line if there are more pictures than the file can hold
 */
export async function drawMenuPictures(
  cache: GatsbyCache,
  { answers, pictures: loaded }: ApiAnswers,
  warn: (message: string) => void,
): Promise<MenuPictures> {
  const pictures = new Map<string, Buffer>();
  const digests: Record<string, string> = {};

  for (const address of pictureAddressesIn(answers)) {
    const key = `picture ${address}`;
    const newPicture = loaded.get(address);
    if (newPicture)
      await cache.set(key, {
        bytes: newPicture.bytes.toString('base64'),
        digest: newPicture.digest,
      });

    const latest = v.safeParse(cachedPicture, await cache.get(key));
    if (!latest.success) continue;
    pictures.set(address, Buffer.from(latest.output.bytes, 'base64'));
    digests[address] = latest.output.digest;
  }

  const { logoUrl } = answers.pictureAddresses;
  const givenLogo = pictures.get(logoUrl);
  pictures.delete(logoUrl);
  const drawnLogo = givenLogo ? await drawLogo(givenLogo) : null;
  const logo = drawnLogo && {
    size: drawnLogo.size,
    picture: hashedAsset('logo.webp', drawnLogo.bytes),
  };

  const addresses = [...pictures.keys()];
  const surplus = addresses.slice(mostPictures).join(', ');
  if (surplus)
    warn(
      `The menu has ${addresses.length} pictures; those after the first ${mostPictures} are left out: ${surplus}`,
    );
  const inSheet = [...pictures.values()].slice(0, mostPictures);
  const files = logo ? [logo.picture] : [];
  if (inSheet.length > 0)
    files.push({ address: menuPicturesPath, bytes: await drawSheet(inSheet) });
  const places = new Map(
    addresses.slice(0, mostPictures).map((picture, index) => [picture, index]),
  );
  return { places, digests, logo, files };
}

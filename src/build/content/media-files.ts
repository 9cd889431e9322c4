import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../config/languages';
import { type MediaIndex, videoKinds } from '../../contract/content/media';
import type { Issue } from '../../contract/issue';
import { filePath, videoPath } from './media';
import { type MediaSource, mediaDigest, mediaItems, mediaSource } from './media-source';
import type { Content } from './read';

/** The addresses of everything that is drawn for an item in a language; of a video the film itself first. */
export function mediaAddresses(source: Pick<MediaSource, 'kind' | 'slug' | 'language' | 'script'>): string[] {
  const { kind, language } = source;
  if (videoKinds.some((found) => found === kind))
    return (['mp4', 'vtt', 'webp'] as const).map((end) => videoPath(source, language, end));
  return [filePath(source, language, 'sheets' in source.script ? 'xlsx' : 'pdf')];
}

/** Where a file of the CMS lies in the project. */
export const mediaFile = (root: string, address: string): string => join(root, 'mock-api', address);

/**
 * Why the file or video of an item has to be drawn; null if it is as it should be.
 * @param root the project's folder
 */
export function staleReason(root: string, source: MediaSource, media: MediaIndex): string | null {
  const drawn = media[`${source.kind}/${source.slug}`]?.[source.language];
  if (!drawn) return 'is not drawn';
  const addresses = mediaAddresses(source);
  const missing = addresses.find((address) => !existsSync(mediaFile(root, address)));
  if (missing !== undefined) return `mock-api${missing} is missing`;
  if (drawn.digest !== mediaDigest(source)) return 'is made of an older text';
  const [main = ''] = addresses;
  const { bytes } = drawn.video ?? drawn.file ?? { bytes: 0 };
  return statSync(mediaFile(root, main)).size === bytes
    ? null
    : `mock-api${main} is another file than the one that was drawn`;
}

/**
 * What is wrong with the files and videos of items: without a script, not drawn, drawn of an older text, or not what data/media.json says. The build does not ask: a
 * text may be mended without drawing anything.
 * @param root the project's folder
 */
export function checkMediaFiles(root: string, content: Content): Issue[] {
  return mediaItems(content).flatMap((item): Issue[] => {
    const name = `${item.kind}/${item.slug}`;
    if (!content.scripts.has(name))
      return [{ source: `data/media/${name}.json`, key: '', message: 'is missing: what its file or video shows' }];
    return languages.flatMap((language) => {
      const reason = staleReason(root, mediaSource(content, item, language), content.media);
      return reason === null
        ? []
        : [
            {
              source: 'data/media.json',
              key: `${name}.${language}`,
              message: `${reason}: npm run draw:media -- ${name}`,
            },
          ];
    });
  });
}

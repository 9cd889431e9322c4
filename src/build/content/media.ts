import type { Language } from '../../config/languages';
import type { MediaIndex } from '../../contract/content/media';
import type { Item } from './read';

type Key = Pick<Item, 'kind' | 'slug'>;

/** Path of an item's file on the company host and in mock-api. */
export const filePath = ({ kind, slug }: Key, language: Language, extension: string): string =>
  `/upload/files/${kind}/${slug}.${language}.${extension}`;

/** Paths of an item's video, captions (`vtt`) and poster (`webp`) on the company host and below mock-api. */
export const videoPath = (
  { kind, slug }: Key,
  language: Language,
  extension: 'mp4' | 'vtt' | 'webp',
): string => `/upload/videos/${kind}/${slug}.${language}.${extension}`;

/** Path of a page's social picture on the site; `key` is a route's id or `kind/slug`. */
export const socialPath = (key: string, language: Language): string =>
  `/social/${language}/${key}.jpg`;

/**
 * The file and the video of an item in a language (specification section 3, downloadable item: their `url` is `file_url` and
 * `content_video_url`); null where its kind has none, or where none is drawn yet. Addresses are paths on the company host: join them with `companyAddress` of src/lib. Pure.
 * @param index data/media.json, parsed (`Content.media`)
 */
export function mediaOf(index: MediaIndex, item: Key, language: Language) {
  const { file, video } = index[`${item.kind}/${item.slug}`]?.[language] ?? {};
  return {
    file: file ? { ...file, url: filePath(item, language, file.extension) } : null,
    video: video
      ? {
          url: videoPath(item, language, 'mp4'),
          captions: videoPath(item, language, 'vtt'),
          poster: videoPath(item, language, 'webp'),
          ...video,
        }
      : null,
  };
}

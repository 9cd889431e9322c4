import type { Language } from '../site/languages';
import type { Item } from './content';
import type { MediaIndex } from './schemas/media';

type Key = Pick<Item, 'kind' | 'slug'>;

/**
 * A downloadable item (specification section 3); addresses have `{language}` in them where the
 * languages differ.
 */
interface Downloadable extends Key {
  file_url?: string | undefined;
  content_video_url?: string | undefined;
}

/** Path of an item's file on the company host and in mock-api. */
export const filePath = ({ kind, slug }: Key, language: Language, extension: string): string =>
  `/upload/files/${kind}/${slug}.${language}.${extension}`;

/**
 * Paths of an item's video, captions (`vtt`) and poster (`webp`) on the company host and below
 * mock-api.
 */
export const videoPath = (
  { kind, slug }: Key,
  language: Language,
  extension: 'mp4' | 'vtt' | 'webp',
): string => `/upload/videos/${kind}/${slug}.${language}.${extension}`;

/** Path of a page's social picture on the site; `key` is a route's id or `kind/slug`. */
export const socialPath = (key: string, language: Language): string =>
  `/social/${language}/${key}.jpg`;

/**
 * The file, the video and the recorded talk of an item in a language; null where its kind has none,
 * or where none is drawn yet. Addresses are paths on the company host: join them with
 * `companyAddress` of src/site. Pure.
 * @param index data/media.json, parsed (`Content.media`)
 */
export function mediaOf(index: MediaIndex, item: Downloadable, language: Language) {
  const { file, video } = index[`${item.kind}/${item.slug}`]?.[language] ?? {};
  const inLanguage = (address: string | undefined) => address?.replaceAll('{language}', language);
  const fileUrl = inLanguage(item.file_url);
  const videoUrl = inLanguage(item.content_video_url);

  return {
    file: file ? { ...file, url: fileUrl ?? filePath(item, language, file.extension) } : null,
    video: video
      ? {
          url: videoUrl ?? videoPath(item, language, 'mp4'),
          captions: videoPath(item, language, 'vtt'),
          poster: videoPath(item, language, 'webp'),
          ...video,
        }
      : null,
    /** Of an item without a video of its own, such as a deck. */
    recording: video ? null : (videoUrl ?? null),
  };
}

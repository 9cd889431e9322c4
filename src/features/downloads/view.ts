import type { Content, Item } from '../../content/content';
import { mediaOf } from '../../content/media';
import type { DownloadView, Entry } from '../../content/page-view';
import type { Site } from '../../content/site';
import type { TextsOf } from '../../i18n/instance';
import { downloadables, isDownloadable, videoDetail } from '../../site/download-pages';
import { inLanguage } from '../../site/href';
import { fileSize, minutesAndSeconds } from './measures';

/** What an item's media are described from. */
type Source = Pick<Site, 'language' | 'getFixedT'> & { content: Pick<Content, 'media'> };

/** @param duration in seconds */
function durationText(duration: number, t: TextsOf<'downloadLabels'>): string {
  const { minutes, seconds } = minutesAndSeconds(duration);

  return minutes === 0 ? t('seconds', { seconds }) : t('minutes', { minutes, seconds });
}

/** What the gate and the button need to know about an item; null if it can't be downloaded. */
function downloadOf(item: Item, { content, language, getFixedT }: Source): DownloadView | null {
  if (!isDownloadable(item.kind)) return null;

  const t = getFixedT('downloadLabels');
  const { kind, form } = downloadables[item.kind];
  const { file, video, recording } = mediaOf(content.media, item, language);
  const common = {
    kind,
    id: item.id,
    title: item[language].title,
    label: t(`actions.${item.kind}`),
    form: `${inLanguage(form, language)}?type=${item.id}`,
  };

  if (kind === 'cloudtech') {
    if (!video) return null;

    return {
      ...common,
      address: `${inLanguage(videoDetail, language)}?id=${item.id}`,
      facts: durationText(video.seconds, t),
    };
  }

  if (!file) return null;

  const pageCount = file.pages === undefined ? [] : [t('pages', { count: file.pages })];
  const facts = [t(`formats.${file.extension}`), ...pageCount, fileSize(file.bytes)];

  return {
    ...common,
    // A deck opens its recorded talk where it has one (section 4).
    address: (kind === 'ppt' && recording) || file.url,
    facts: facts.join(t('separator')),
  };
}

/** Video and download of an item, for its own page. */
export function mediaFacts(item: Item, site: Source) {
  const { content, language } = site;
  const { video } = mediaOf(content.media, item, language);

  return {
    video,
    duration: video && durationText(video.seconds, site.getFixedT('downloadLabels')),
    download: downloadOf(item, site),
  };
}

/** The download of an item, or the length of its video, for an entry of a list. */
export function entryMedia(item: Item, site: Site): Pick<Entry, 'download' | 'note'> {
  const { download, duration } = mediaFacts(item, site);
  if (download) return { download };

  return duration ? { note: duration } : {};
}

/** The download whose form is at an address, if any. */
export const downloadAt = (address: string, site: Site): DownloadView | undefined =>
  site.items.flatMap((item) => downloadOf(item, site) ?? []).find(({ form }) => form === address);

import type { Content, Item } from '../../content/content';
import type { HostFile } from '../../content/host-files';
import { mediaOf } from '../../content/media';
import type { DownloadView } from '../../content/page-view';
import type { Site } from '../../content/site';
import type { TextsOf } from '../../i18n/instance';
import { downloadables, isDownloadable, videoDetail } from '../../site/download-pages';
import { inLanguage } from '../../site/href';
import { fileSize, minutesAndSeconds } from '../../site/measures';

/** What an item's media are described from. */
type Source = Pick<Site, 'language' | 'getFixedT'> & {
  content: Pick<Content, 'media' | 'hostFiles'>;
};

/** @param duration in seconds */
function durationText(duration: number, t: TextsOf<'downloadLabels'>): string {
  const { minutes, seconds } = minutesAndSeconds(duration);

  return minutes === 0 ? t('seconds', { seconds }) : t('minutes', { minutes, seconds });
}

type DocumentFile = NonNullable<ReturnType<typeof mediaOf>['file']>;

/**
 * Format, pages and size of what a download opens.
 * @param hostFile undefined where the build doesn't have it
 */
function fileFacts(
  file: DocumentFile,
  address: string,
  hostFile: HostFile | undefined,
  t: TextsOf<'downloadLabels'>,
): string[] {
  if (address !== file.url) {
    return [t('formats.mp4'), ...(hostFile ? [fileSize(hostFile.bytes)] : [])];
  }

  const pageCount = file.pages === undefined ? [] : [t('pages', { count: file.pages })];
  const size = fileSize(hostFile?.bytes ?? file.bytes);
  return [t(`formats.${file.extension}`), ...pageCount, size];
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

  // A deck opens its recorded talk where it has one (section 4).
  const address = (kind === 'ppt' && recording) || file.url;
  const hostFile = content.hostFiles.get(address);

  return {
    ...common,
    address,
    facts: fileFacts(file, address, hostFile, t).join(t('separator')),
    ...(hostFile && { file: hostFile }),
  };
}

/** Video and download of an item. */
export function mediaFacts(item: Item, site: Source) {
  const { content, language } = site;
  const { video } = mediaOf(content.media, item, language);

  return {
    video,
    duration: video && durationText(video.seconds, site.getFixedT('downloadLabels')),
    download: downloadOf(item, site),
  };
}

/** The download whose form is at an address, if any. */
export const downloadAt = (address: string, site: Site): DownloadView | undefined =>
  site.items.flatMap((item) => downloadOf(item, site) ?? []).find(({ form }) => form === address);

import type { Language } from '../../config/languages';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { fileSize, minutesAndSeconds } from '../../lib/measures';
import { downloadables, isDownloadable, videoDetail } from '../../routes/downloads';
import { inLanguage } from '../../routes/href';
import type { DownloadView, Entry } from '../../routes/page-view';
import { mediaOf } from '../content/media';
import type { Content, Item } from '../content/read';
import { itemPath } from './targets';

/** The language of the texts, and that of the addresses (`createSite`). */
type Shown = Record<'language' | 'address', Language>;

function durationText(whole: number, texts: UiTexts['downloadLabels']): string {
  const { minutes, seconds } = minutesAndSeconds(whole);
  return minutes === 0 ? fill(texts.seconds, { seconds }) : fill(texts.minutes, { minutes, seconds });
}

/** What the gate and the button need to know about an item; null if it can't be downloaded. */
function downloadOf(
  item: Item,
  { ui, media }: Pick<Content, 'ui' | 'media'>,
  { language, address }: Shown,
): DownloadView | null {
  if (!isDownloadable(item.kind)) return null;
  const texts = ui[language].downloadLabels;
  const { kind, form } = downloadables[item.kind];
  const { file, video } = mediaOf(media, item, language);
  const common = {
    kind,
    id: item.id,
    title: item[language].title,
    label: texts.actions[item.kind],
    form: `${inLanguage(form, address)}?type=${item.id}`,
  };
  if (kind === 'cloudtech')
    return (
      video && {
        ...common,
        address: `${inLanguage(videoDetail, address)}?id=${item.id}`,
        facts: durationText(video.seconds, texts),
      }
    );
  if (!file) return null;
  const pages = file.pages === undefined ? [] : [fill(texts.pages, { count: file.pages })];
  // A deck may have been recorded (section 4).
  const opened = (kind === 'ppt' && video?.url) || file.url;
  return {
    ...common,
    address: opened,
    facts: [texts.formats[file.extension], ...pages, fileSize(file.bytes)].join(texts.separator),
  };
}

/** Video and download of an item, for its own page. */
export function mediaFacts(item: Item, content: Pick<Content, 'ui' | 'media'>, shown: Shown) {
  const { language } = shown;
  const { video: recorded } = mediaOf(content.media, item, language);
  // That of a deck opens through the gate.
  const video = item.kind === 'pptdown' ? null : recorded;
  return {
    video,
    duration: video && durationText(video.seconds, content.ui[language].downloadLabels),
    download: downloadOf(item, content, shown),
  };
}

/** The download whose form is at an address, if any. */
export function downloadAt(address: string, items: readonly Item[], content: Content, shown: Shown) {
  const downloads = items.map((item) => downloadOf(item, content, shown));
  return downloads.find((download) => download?.form === address) ?? undefined;
}

/** Adds the download, or the length of the video, to the entries of a list. */
export function mediaEntries(
  items: readonly Item[],
  content: Pick<Content, 'ui' | 'media'>,
  shown: Shown,
): (entry: Entry) => Entry {
  const { language, address } = shown;
  const byHref = new Map(items.map((item) => [inLanguage(itemPath(item), address), item]));
  return (entry) => {
    const item = byHref.get(entry.href);
    if (!item) return entry;
    const download = downloadOf(item, content, shown);
    const { video } = mediaOf(content.media, item, language);
    if (download) return { ...entry, download };
    return video ? { ...entry, note: durationText(video.seconds, content.ui[language].downloadLabels) } : entry;
  };
}

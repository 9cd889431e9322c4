import { headerFlag } from '../../src/calls/envelope';
import { type DownloadableKind, downloadables } from '../../src/site/download-pages';
import { type DownloadKind, downloaderKeys } from '../../src/site/downloads';
import { inLanguage } from '../../src/site/href';
import type { Language } from '../../src/site/languages';
import { acceptedRequests } from '../support/requests';
import { newPerson, received } from './forms';
import { base, content, pause } from './site';
import type { Visitor } from './visitor';

/* What visitors do with a download, step by step. */

export const downloadableKinds = Object.keys(downloadables) as DownloadableKind[];

/**
 * The address of an item's file on the company host; a deck has its recorded talk instead (section
 * 4).
 */
function openedFile(
  { file_url = '', content_video_url = '' }: { file_url?: string; content_video_url?: string },
  kind: DownloadKind,
  language: Language,
): string {
  const address = kind === 'ppt' && content_video_url ? content_video_url : file_url;
  return address.replace('{language}', language);
}

/**
 * The newest item of a kind, with the form that a visitor without a record is sent to, and the
 * address at which it opens.
 */
export function download(itemKind: DownloadableKind, language: Language = 'zh') {
  const [item] = content.items[itemKind];
  if (!item) throw new Error(`data/items/${itemKind} has no items`);

  const { kind, form } = downloadables[itemKind];
  return {
    kind,
    id: item.id,
    title: item[language].title,
    page: inLanguage(`/${itemKind}/${item.slug}`, language),
    form: `${inLanguage(form, language)}?type=${item.id}`,
    target:
      kind === 'cloudtech'
        ? `${inLanguage('/liveReview/VideoDetail', language)}?id=${item.id}`
        : openedFile(item, kind, language),
  };
}

/**
 * Applies for a download as the form does.
 * @returns the application's id
 */
export async function apply({ kind, id }: { kind: DownloadKind; id: number }): Promise<string> {
  const response = await fetch(`${base}/api/Submit/download_apply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [headerFlag.name]: headerFlag.value },
    body: JSON.stringify({ ...acceptedRequests.download_apply, ...newPerson(), kind, file_id: id }),
  });
  const { data } = (await response.json()) as { data: string };

  return (JSON.parse(data) as { apply_id: string }).apply_id;
}

/** Leaves a downloader record in the visitor's local storage. */
export const leaveRecord = (
  { page }: Pick<Visitor, 'page'>,
  kind: DownloadKind,
  applyId: string,
): Promise<void> =>
  page.evaluate(
    (key, text) => localStorage.setItem(key, text),
    downloaderKeys[kind],
    JSON.stringify({ apply_id: applyId, userIp: '203.0.113.7' }),
  );

/** The download button. */
export const button = 'main a[target="_blank"][aria-describedby]';

/**
 * Polls for 10 seconds.
 * @returns what was read last, fitting or not
 */
export async function eventually<T>(
  read: () => T | Promise<T>,
  fits: (value: T) => boolean,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const value = await read();
    if (fits(value) || tries === 200) return value;

    await pause(50);
  }
}

/** Lets a second pass by the page's clock: a press within it counts as a part of the one before. */
export const afterDoubleClick = ({ page }: Visitor): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 1100)));

/** Waits for the tab that a press opens to be at an address. */
export async function expectNewTab(visitor: Visitor, target: string): Promise<void> {
  const address = async () => {
    const [tab] = await visitor.otherTabs();
    return tab?.url().replace(/^https?:\/\/[^/]+/, '') ?? 'no tab';
  };

  const starts = (path: string) => path.startsWith(target);

  const path = await eventually(address, starts);

  expect(path.slice(0, target.length)).toBe(target);
}

/** Waits until a download of an application has been logged. */
export async function expectLogged(applyId: string): Promise<Record<string, unknown>[]> {
  const read = () => received('down_record', 'apply_id', applyId);

  const records = await eventually(read, ({ length }) => length > 0);

  expect(records).toHaveLength(1);

  return records;
}

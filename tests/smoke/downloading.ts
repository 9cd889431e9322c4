import type { Page } from 'puppeteer';
import type { Content, Item } from '../../src/build/content/read';
import { type DownloadKind, downloaderKeys } from '../../src/config/downloads';
import { type Language, languages } from '../../src/config/languages';
import { headerFlag } from '../../src/contract/envelope';
import type { Device } from '../../src/lib/device';
import { type DownloadableKind, downloadables } from '../../src/routes/downloads';
import { inLanguage } from '../../src/routes/href';
import { newPerson } from './form-filling';
import { pause } from './walk';

/* What visitors do with a download, step by step. */

/** One item that is downloaded, on a device and in a language. */
export interface Download {
  itemKind: DownloadableKind;
  kind: DownloadKind;
  item: Item;
  device: Device;
  language: Language;
  /** Address of its own page. */
  page: string;
  /** The form that a visitor without a record is sent to. */
  form: string;
  /** Where it opens, less the file's ending. */
  target: string;
}

/** The kinds whose pages a phone has too. */
const onPhones: readonly DownloadableKind[] = ['report', 'whitePaper'];

/** The newest item of every kind, wherever its pages exist. */
export function downloadsOf(content: Content): Download[] {
  return (Object.keys(downloadables) as DownloadableKind[]).flatMap((itemKind) => {
    const [item] = content.items[itemKind] as Item[];
    if (!item) throw new Error(`no items in data/items/${itemKind}`);
    const { kind, form } = downloadables[itemKind];
    return languages.flatMap((language) =>
      (['desktop', 'phone'] as const).flatMap((device): Download[] => {
        if (device === 'phone' && !onPhones.includes(itemKind)) return [];
        return [
          {
            itemKind,
            kind,
            item,
            device,
            language,
            page: inLanguage(`/${itemKind}/${item.slug}`, language),
            form: `${inLanguage(form, language)}?type=${item.id}`,
            target:
              kind === 'cloudtech'
                ? `${inLanguage('/liveReview/VideoDetail', language)}?id=${item.id}`
                : `/upload/files/${itemKind}/${item.slug}.${language}.`,
          },
        ];
      }),
    );
  });
}

/** Applies for a download as the form does. @returns the application's id */
export async function apply(base: string, kind: DownloadKind, id: number): Promise<string> {
  const response = await fetch(`${base}/api/Submit/download_apply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [headerFlag.name]: headerFlag.value },
    body: JSON.stringify({ ...newPerson(), agreed: true, kind, file_id: id }),
  });
  const { data } = (await response.json()) as { data: string };
  return (JSON.parse(data) as { apply_id: string }).apply_id;
}

/** Leaves a downloader record in the visitor's browser. */
export const leaveRecord = (page: Page, kind: DownloadKind, applyId: string): Promise<void> =>
  page.evaluate(
    (key, text) => localStorage.setItem(key, text),
    downloaderKeys[kind],
    JSON.stringify({ apply_id: applyId, userIp: '203.0.113.7' }),
  );

/** What the mock logged of an application. */
export async function loggedOf(base: string, applyId: string): Promise<Record<string, unknown>[]> {
  const all = (await (await fetch(`${base}/__mock/submissions/down_record`)).json()) as Record<string, unknown>[];
  return all.filter((entry) => entry.apply_id === applyId);
}

export const button = 'main a[data-hold]';

/** Whether what comes true does so within five seconds. */
export async function comesTrue(holds: () => boolean | Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await holds()) return true;
    await pause(100);
  }
  return false;
}

/** The tabs that a page has opened. */
export const otherTabs = async (page: Page): Promise<Page[]> =>
  (await page.browserContext().pages()).filter((tab) => tab !== page);

/** The address of the one tab that a press opens, once it is there; without its origin. */
export async function newTabAddress(page: Page, starts: string): Promise<string> {
  let address = '';
  await comesTrue(async () => {
    const [tab] = await otherTabs(page);
    address = tab?.url().replace(/^https?:\/\/[^/]+/, '') ?? 'no tab';
    return address.startsWith(starts);
  });
  return address;
}

/** The failures that the visitor sees. */
export const messagesOn = (page: Page): Promise<string[]> =>
  page.$$eval('[role="alert"] p', (alerts) =>
    alerts.filter((alert) => alert.checkVisibility()).map((alert) => alert.textContent ?? ''),
  );

/** Waits until a failure is shown. */
export const failureOn = async (page: Page): Promise<string[]> => {
  await comesTrue(async () => (await messagesOn(page)).length > 0);
  return messagesOn(page);
};

import { writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { getDocumentProxy } from 'unpdf';

/** The moments at which a PDF was made and changed, e.g. `D:20261121100000+00'00'`, and the programs that made it. */
const moments = /D:\d{14}(?:[+-]\d{2}'\d{2}'|Z)?/g;
const makers = /\/(?:Creator|Producer) \((?:\\.|[^\\)])*\)/g;

/**
 * Puts an item's date in the place of the day on which the file was printed, and blanks in that of the programs, so that the same text gives
 * the same file. In the same number of bytes: the tables inside count them.
 */
const withDate = (file: Uint8Array, date: string): Buffer =>
  Buffer.from(
    Buffer.from(file)
      .toString('latin1')
      .replace(moments, (found) => `D:${date.replaceAll('-', '')}000000${found.slice(16).replace(/\d/g, '0')}`)
      .replace(makers, (found) => ' '.repeat(found.length)),
    'latin1',
  );

/** Shows a document of this folder in the page, ready to be measured. */
export async function open(page: Page, markup: string): Promise<void> {
  await page.setViewport({ width: 1280, height: 720, deviceScaleFactor: 1 });
  await page.setContent(markup, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // tsx marks function names with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
}

/** Tagged and with bookmarks; its size is that of its stylesheet's `@page`. */
const printed = (page: Page): Promise<Uint8Array> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/** The pages that the links of a PDF lead to, by their ids, from 1. */
async function destinations(file: Uint8Array): Promise<{ pages: number; pageOf: Record<string, number> }> {
  const pdf = await getDocumentProxy(file.slice());
  const found = Object.entries(await pdf.getDestinations());
  const places = found.map(async ([id, [page]]): Promise<[string, number]> => [id, (await pdf.getPageIndex(page)) + 1]);
  return { pages: pdf.numPages, pageOf: Object.fromEntries(await Promise.all(places)) };
}

/** Runs in the page: writes the numbers of pages into the table of contents. */
const fillContents = (pageOf: Record<string, number>): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-page-of]'))
    place.textContent = String(pageOf[place.dataset.pageOf ?? ''] ?? '');
};

/** Runs in the page: names what is higher than a page of a document, and what its cover cannot hold. */
const inspectPages = (): string[] => {
  const [cover, contents] = ['.cover .lead', '.contents'].map((name) =>
    document.querySelector(name)?.getBoundingClientRect(),
  );
  const isCovered = cover && contents && cover.bottom > contents.top;
  const high = [...document.querySelectorAll<HTMLElement>('main > *')].filter(({ offsetHeight }) => offsetHeight > 920);
  return [
    ...(isCovered ? ['the cover holds more than fits'] : []),
    ...high.map(({ textContent }) => `higher than a page: ${textContent?.slice(0, 60)}`),
  ];
};

/** Runs in the page: sets the blocks of slides as large as their places allow. @returns the slides that hold more than fits even then */
export const fitSlides = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.slide')].flatMap((slide, index) => {
    const content = slide.querySelector<HTMLElement>('.content');
    const isFull = (box: HTMLElement | null) =>
      box !== null && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
    for (let size = 24; size > 15 && isFull(content); size -= 1) slide.style.setProperty('--block', `${size}px`);
    return isFull(content) || isFull(slide)
      ? [`slide ${index + 1} holds more than fits: ${slide.querySelector('h1')?.textContent}`]
      : [];
  });

/** Prints a document or a deck as a PDF. @returns its number of pages and what does not fit; it is written all the same */
export async function print(
  page: Page,
  markup: string,
  path: string,
  date: string,
): Promise<{ pages: number; flaws: string[] }> {
  await open(page, markup);
  await page.emulateMediaType('print');
  const isDocument = (await page.$('.contents')) !== null;
  if (isDocument) await page.evaluate('document.body.style.width = "210mm"');
  const flaws = await page.evaluate(isDocument ? inspectPages : fitSlides);
  await page.evaluate('document.body.style.width = ""');
  const { pages, pageOf } = await destinations(await printed(page));
  await page.evaluate(fillContents, pageOf);
  writeFileSync(path, withDate(await printed(page), date));
  return { pages, flaws };
}

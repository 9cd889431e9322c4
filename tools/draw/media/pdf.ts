import { writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { getDocumentProxy } from 'unpdf';

/** A PDF's dates, e.g. `D:20261121100000+00'00'`, and the names of the programs that made it. */
const dates = /D:\d{14}(?:[+-]\d{2}'\d{2}'|Z)?/g;
const makers = /\/(?:Creator|Producer) \((?:\\.|[^\\)])*\)/g;

/**
 * Replaces the date of printing with the item's date, and the names of programs with spaces, so that the same text gives the same file. The
 * number of bytes stays the same, because the file's tables hold offsets.
 */
const withDate = (file: Uint8Array, date: string): Buffer =>
  Buffer.from(
    Buffer.from(file)
      .toString('latin1')
      .replace(dates, (found) => `D:${date.replaceAll('-', '')}000000${found.slice(16).replace(/\d/g, '0')}`)
      .replace(makers, (found) => ' '.repeat(found.length)),
    'latin1',
  );

/** Loads a document into the page and waits for its fonts. */
export async function open(page: Page, markup: string): Promise<void> {
  await page.setViewport({ width: 1280, height: 720, deviceScaleFactor: 1 });
  await page.setContent(markup, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // tsx adds calls of this helper to functions; the page lacks it.
  await page.evaluate('globalThis.__name = (value) => value');
}

/** Prints with tags and bookmarks, in the size of the stylesheet's `@page`. */
const printed = (page: Page): Promise<Uint8Array> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/** The number of pages, and the page of each link target by id, from 1. */
async function destinations(file: Uint8Array): Promise<{ pages: number; pageOf: Record<string, number> }> {
  const pdf = await getDocumentProxy(file.slice());
  const found = Object.entries(await pdf.getDestinations());
  const places = found.map(async ([id, [page]]): Promise<[string, number]> => [id, (await pdf.getPageIndex(page)) + 1]);
  return { pages: pdf.numPages, pageOf: Object.fromEntries(await Promise.all(places)) };
}

/** Runs in the page: fills in the page numbers of the table of contents. */
const fillContents = (pageOf: Record<string, number>): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-page-of]'))
    place.textContent = String(pageOf[place.dataset.pageOf ?? ''] ?? '');
};

/** Runs in the page: reports what is taller than a page, and a cover that overflows. */
const inspectPages = (): string[] => {
  const [cover, contents] = ['.cover .lead', '.contents'].map((name) =>
    document.querySelector(name)?.getBoundingClientRect(),
  );
  const isCovered = cover && contents && cover.bottom > contents.top;
  const tall = [...document.querySelectorAll<HTMLElement>('main > *')].filter(({ offsetHeight }) => offsetHeight > 920);
  return [
    ...(isCovered ? ['the cover overflows'] : []),
    ...tall.map(({ textContent }) => `taller than a page: ${textContent?.slice(0, 60)}`),
  ];
};

/** Runs in the page: shrinks the type of blocks until slides fit. @returns the slides that overflow regardless */
export const fitSlides = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.slide')].flatMap((slide, index) => {
    const content = slide.querySelector<HTMLElement>('.content');
    const isFull = (box: HTMLElement | null) =>
      box !== null && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
    for (let size = 24; size > 15 && isFull(content); size -= 1) slide.style.setProperty('--block', `${size}px`);
    return isFull(content) || isFull(slide)
      ? [`slide ${index + 1} overflows: ${slide.querySelector('h1')?.textContent}`]
      : [];
  });

/** Prints a document or a deck as a PDF. @returns its number of pages and what doesn't fit; it's written regardless */
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

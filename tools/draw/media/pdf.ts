import { writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { getDocumentProxy } from 'unpdf';
import { show } from '../browser';

/** A PDF's dates, e.g. `D:20261121100000+00'00'`, and the names of the programs that made it. */
const dates = /D:\d{14}(?:[+-]\d{2}'\d{2}'|Z)?/g;
const makers = /\/(?:Creator|Producer) \((?:\\.|[^\\)])*\)/g;

/**
 * Replaces the date of printing with the item's date, and the names of programs with spaces, so that the same text gives the same file. The
 * number of bytes stays the same, because the file's tables hold offsets.
 */
function withDate(file: Uint8Array, date: string): Buffer {
  const dated = Buffer.from(file)
    .toString('latin1')
    .replace(dates, (found) => `D:${date.replaceAll('-', '')}000000${found.slice(16).replace(/\d/g, '0')}`)
    .replace(makers, (found) => ' '.repeat(found.length));
  return Buffer.from(dated, 'latin1');
}

/** Prints with tags and bookmarks, in the size of the stylesheet's `@page`. */
const printed = (page: Page): Promise<Uint8Array> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/** The number of pages, and the page of each link target by id, from 1. */
async function destinations(file: Uint8Array): Promise<{ pages: number; pageOf: Record<string, number> }> {
  const pdf = await getDocumentProxy(file);
  const found = Object.entries(await pdf.getDestinations());
  const places = found.map(async ([id, [page]]): Promise<[string, number]> => [id, (await pdf.getPageIndex(page)) + 1]);
  return { pages: pdf.numPages, pageOf: Object.fromEntries(await Promise.all(places)) };
}

/** Runs in the page: fills in the page numbers of the table of contents. */
const fillContents = (pageOf: Record<string, number>): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-page-of]'))
    place.textContent = String(pageOf[place.dataset.pageOf ?? ''] ?? '');
};

/**
 * Runs in the page: reports what is taller than a page, and a cover that overflows; shrinks the type of blocks until slides fit, and reports
 * those that overflow regardless.
 */
export const inspect = (): string[] => {
  const place = (name: string) => document.querySelector(name)?.getBoundingClientRect();
  const isCovered = (place('.cover .lead')?.bottom ?? 0) > (place('.contents')?.top ?? Number.MAX_SAFE_INTEGER);
  const flaws = isCovered ? ['the cover overflows'] : [];
  for (const { offsetHeight, textContent } of document.querySelectorAll<HTMLElement>('main > :not(.slide)'))
    if (offsetHeight > 920) flaws.push(`taller than a page: ${textContent?.slice(0, 60)}`);
  for (const slide of document.querySelectorAll<HTMLElement>('.slide')) {
    const content = slide.querySelector('.content');
    const isFull = (box: Element | null) =>
      box !== null && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
    for (let size = 24; size > 15 && isFull(content); size -= 1) slide.style.setProperty('--block', `${size}px`);
    if (isFull(content) || isFull(slide)) flaws.push(`overflows: ${slide.querySelector('h1')?.textContent}`);
  }
  return flaws;
};

/** Prints a document or a deck as a PDF. @returns its number of pages and what doesn't fit; it's written regardless */
export async function print(
  page: Page,
  markup: string,
  path: string,
  date: string,
): Promise<{ pages: number; flaws: string[] }> {
  await page.emulateMediaType('print');
  // As wide as A4; slides have a width of their own.
  await page.setViewport({ width: 794, height: 1123 });
  await show(page, markup);
  const flaws = await page.evaluate(inspect);
  const { pages, pageOf } = await destinations(await printed(page));
  await page.evaluate(fillContents, pageOf);
  writeFileSync(path, withDate(await printed(page), date));
  return { pages, flaws };
}

import { writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import { getDocumentProxy } from 'unpdf';
import { show } from '../browser';

/** A PDF's dates, e.g. `D:20261121100000+00'00'`, and the names of the programs that made it. */
const dates = /D:\d{14}(?:[+-]\d{2}'\d{2}'|Z)?/g;
const makers = /\/(?:Creator|Producer) \((?:\\.|[^\\)])*\)/g;

/**
 * Replaces the date of printing with the item's date, and the names of programs with spaces, so
 * that the same text gives the same file. The number of bytes stays the same, because the file's
 * tables hold offsets.
 */
const withDate = (file: string, date: string): string =>
  file
    .replace(
      dates,
      (printDate) =>
        `D:${date.replaceAll('-', '')}000000${printDate.slice(16).replace(/\d/g, '0')}`,
    )
    .replace(makers, (name) => ' '.repeat(name.length));

/**
 * Runs in the page: shrinks the type of blocks until slides fit, and reports those that overflow
 * regardless.
 */
export const inspect = (): string[] => {
  const flaws: string[] = [];
  for (const slide of document.querySelectorAll<HTMLElement>('.slide')) {
    const content = slide.querySelector('.content');
    const isFull = (box: Element | null) =>
      box !== null &&
      (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
    for (let size = 24; size > 15 && isFull(content); size -= 1)
      slide.style.setProperty('--block', `${size}px`);
    if (isFull(content) || isFull(slide))
      flaws.push(`overflows: ${slide.querySelector('h1')?.textContent}`);
  }
  return flaws;
};

/** Prints with tags and bookmarks, in the size of the stylesheet's `@page`. */
const printed = (page: Page): Promise<Uint8Array> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });

/**
 * CSS with the page number of each link target, for the table of contents; browsers don't know
 * `target-counter` yet.
 */
async function numbersOf(file: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(file);
  const rules = Object.entries(await pdf.getDestinations()).map(
    async ([id, [page]]) =>
      `[href="#${id}"]::after { content: "${(await pdf.getPageIndex(page)) + 1}" }`,
  );
  return `.contents { ${(await Promise.all(rules)).join(' ')} }`;
}

/**
 * Prints a document or a deck as a PDF.
 * @returns its number of pages and what doesn't fit; it's written regardless
 */
export async function print(page: Page, markup: string, path: string, date: string) {
  // The site's styles for print are those of its pages.
  await page.emulateMediaType('screen');
  // As wide as A4; slides have a width of their own.
  await page.setViewport({ width: 794, height: 1123 });
  await show(page, markup);
  const flaws = await page.evaluate(inspect);
  await page.addStyleTag({ content: await numbersOf(await printed(page)) });
  const text = Buffer.from(await printed(page)).toString('latin1');
  writeFileSync(path, withDate(text, date), 'latin1');

  return { pages: text.match(/\/Type \/Page\b/g)?.length ?? 0, flaws };
}

import { writeFileSync } from 'node:fs';
import type { Page } from 'puppeteer';
import type { DrawnMedia } from '../../../src/contract/content/media';
import { deckMarkup, inspectSlides } from './deck';
import { beyondPage, documentMarkup, paginate } from './document';
import type { DeckScript, DocumentScript } from './script';
import type { MediaSource } from './source';

/** The moments at which a PDF was made and changed, e.g. `D:20261121100000+00'00'`. */
const moments = /D:\d{14}(?:[+-]\d{2}'\d{2}'|Z)?/g;

/** The programs that made a PDF, e.g. `/Producer (Skia/PDF m156)`. */
const makers = /\/(?:Creator|Producer) \((?:\\.|[^\\)])*\)/g;

/**
 * Puts an item's date in the place of the day on which the file was printed, and blanks in that of the programs that made it, in the same
 * number of bytes: the tables inside count them.
 */
const withDate = (file: Uint8Array, date: string): Buffer =>
  Buffer.from(
    Buffer.from(file)
      .toString('latin1')
      .replace(moments, (found) => `D:${date.replaceAll('-', '')}000000${found.slice(16).replace(/\d/g, '0')}`)
      .replace(makers, (found) => ' '.repeat(found.length)),
    'latin1',
  );

/** Prints the page that is open, tagged and with bookmarks; its size is that of its stylesheet's `@page`. */
async function print(page: Page, path: string, date: string): Promise<void> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  writeFileSync(path, withDate(file, date));
}

interface Printed extends Omit<NonNullable<DrawnMedia['file']>, 'extension' | 'bytes' | 'pages'> {
  pages: number;
  /** What does not fit. */
  flaws: string[];
}

/** Opens a document in the page. */
async function open(page: Page, markup: string): Promise<void> {
  await page.setViewport({ width: 1280, height: 720, deviceScaleFactor: 1 });
  await page.setContent(markup, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // tsx marks function names with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
}

/** Prints an item as a document of A4 pages. */
export async function printDocument(page: Page, source: MediaSource<DocumentScript>, path: string): Promise<Printed> {
  await open(page, documentMarkup(source));
  const flaws = await page.evaluate(paginate, source.labels.page);
  const pages = await page.$$eval('.page', (found) => found.length);
  await print(page, path, source.date);
  return { pages, flaws, ...beyondPage(source) };
}

/** Prints an item as a deck of slides. */
export async function printDeck(page: Page, source: MediaSource<DeckScript>, path: string): Promise<Printed> {
  await open(page, deckMarkup(source));
  const flaws = await page.evaluate(inspectSlides);
  const pages = await page.$$eval('.slide', (found) => found.length);
  await print(page, path, source.date);
  return { pages, flaws };
}

/**
 * `npx tsx src/cli/consoles/draw.ts [NAME…]`: draws the screenshots of the products' consoles.
 *
 * Input: `data/consoles/NAME.json`, one screen with both languages inside. Output: `data/images/consoles/NAME.zh.png` and `NAME.en.png`,
 * 1440 x 900, each below 120 kB. Without a name all screens are drawn. Nothing depends on the day or on chance: the same data gives the
 * same pixels, as long as Chromium and the fonts (Noto Sans CJK SC) are the same.
 *
 * To add a screen:
 * 1. Write `data/consoles/NAME.json`. NAME is the product's route without `product/`. Begin with a copy of the screen that is nearest.
 *    - `family` chooses the accent, `product` stands beside the raft, `alt` says in one sentence what the picture shows.
 *    - `nav.kind` is `side` (a list), `rail` (icons) or `top` (in the bar); icons are names of https://lucide.dev.
 *    - `layout.columns`, `.rows` and `.areas` are those of a CSS grid, and `panels` has one entry for each area. `sheet` parts panels by
 *      lines instead of gaps.
 *    - A panel stacks `widgets`; schema.ts lists their kinds and fields. A text is `{ "zh": …, "en": … }`, or a plain string if it is the
 *      same in both languages, such as an identifier. A series is a list of numbers, or a seed with a few parameters (shape.ts).
 * 2. Run the command with NAME. It names file and key of whatever does not fit the schema or lacks a language, then any text that is cut
 *    off and any panel that overflows, and exits with 1. Panels with much empty room are listed too; that is advice only.
 * 3. Look at both pictures.
 *
 * To add a widget: its schema in schema.ts, a function in widgets/ that returns markup, a case in widgets/index.ts, its rules in kit.css.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer';
import sharp from 'sharp';
import { type Language, languages } from '../../config/languages';
import { describeIssue } from '../../contract/issue';
import { connect, emptiness, inspect } from './browser';
import { documentOf } from './frame';
import { writerFor } from './markup';
import { readScreen, screenNames } from './read';
import type { Screen } from './schema';

const root = process.cwd();
const output = join(root, 'data/images/consoles');
const size = { width: 1440, height: 900 };
const limit = 120_000;

/** A PNG with as many colours as the size limit allows. */
const compress = async (picture: Uint8Array): Promise<Buffer> => {
  for (const colours of [256, 128, 96, 64, 48, 32]) {
    const file = await sharp(picture)
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (file.length < limit) return file;
  }
  throw new Error(`the picture stays above ${limit} bytes`);
};

/** Draws one screen in one language and returns what is wrong with it. */
const draw = async (
  page: Page,
  name: string,
  screen: Screen,
  language: Language,
  styles: string,
): Promise<string[]> => {
  await page.setContent(documentOf(screen, writerFor(language), styles), { waitUntil: 'load' });
  // tsx marks function names with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate(connect);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const flaws = await page.evaluate(inspect);
  const empty = await page.evaluate(emptiness);
  const file = await compress(await page.screenshot({ type: 'png' }));
  writeFileSync(join(output, `${name}.${language}.png`), file);
  console.log(
    `${name}.${language}.png ${Math.round(file.length / 1000)} kB${empty.length > 0 ? ` (${empty.join('; ')})` : ''}`,
  );
  return flaws.map(({ area, what }) => `data/consoles/${name}.json › ${area} (${language}): ${what}`);
};

/** Draws the screens named, or all of them, and returns what is wrong with them. */
const drawAll = async (names: string[]): Promise<string[]> => {
  const screens = names.map((name) => ({ name, ...readScreen(root, name) }));
  const problems = screens.flatMap(({ issues }) => issues.map(describeIssue));
  const styles = readFileSync(join(root, 'src/cli/consoles/kit.css'), 'utf8');
  const browser = await puppeteer.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      // Painting again only what changed blends edges differently from run to run.
      '--disable-partial-raster',
    ],
    defaultViewport: { ...size, deviceScaleFactor: 1 },
  });
  try {
    const page = await browser.newPage();
    for (const { name, screen } of screens)
      if (screen)
        for (const language of languages) problems.push(...(await draw(page, name, screen, language, styles)));
  } finally {
    await browser.close();
  }
  return problems;
};

mkdirSync(output, { recursive: true });
const wanted = process.argv.slice(2);
drawAll(wanted.length > 0 ? wanted : screenNames(root)).then(
  (problems) => {
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length > 0 ? 1 : 0;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);

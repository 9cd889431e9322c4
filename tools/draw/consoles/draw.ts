/*
 * The screenshots of the products' consoles. Input: `data/consoles/NAME.json`, one screen with both languages inside. Output, in both
 * themes: `static/consoles/NAME.LANGUAGE-WIDTH.webp` (`NAME.LANGUAGE.dark-WIDTH.webp`), a page of 1440 x 900 at 2400 x 1500 pixels and two
 * smaller widths, and `NAME.LANGUAGE-PANEL.webp` for the panels that `crops` names. The same data gives the same pixels as long as Chromium
 * and the fonts (Noto Sans CJK SC) are the same.
 *
 * To add a screen:
 * 1. Write `data/consoles/NAME.json`; NAME is the product's route without `product/`. Start from the screen that is nearest.
 *    - `family` chooses the accent, `product` is written beside the logo, `alt` describes the picture in one sentence.
 *    - `nav.kind` is `side` (a list), `rail` (icons) or `top` (in the bar); icons are names of https://lucide.dev.
 *    - `layout.columns`, `.rows` and `.areas` are those of a CSS grid; `panels` has one entry for each area. `sheet` separates panels
 *      by lines instead of gaps.
 *    - `callouts` explain up to four panels, numbered, beside the picture on the site.
 *    - `crops` names the panels that stand for the picture: on phones, on home, beside the highlights of a family.
 *    - A panel stacks `widgets`; schema.ts lists their kinds and fields. A text is `{ "zh": …, "en": … }`, or a plain string if it is
 *      the same in both languages, such as an identifier. A series is a list of numbers, or a seed with parameters (shape.ts).
 * 2. `npm run draw -- consoles NAME` reports schema errors with file and key, text that is cut off and panels that overflow. Panels
 *    with much empty room are listed as advice.
 * 3. Look at the four pictures.
 *
 * To add a widget: its schema in schema.ts, a function in widgets/ that returns markup, an entry in widgets/index.ts, rules in kit.css.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer';
import sharp from 'sharp';
import * as v from 'valibot';
import { root } from '../../../src/cli/support/environment';
import {
  type ConsoleTheme,
  consolePath,
  consoleSize,
  consoleThemes,
  consoleWidths,
  pixelsOf,
} from '../../../src/config/consoles';
import { type Language, languages } from '../../../src/config/languages';
import { type Areas, drawnConsoles } from '../../../src/contract/content/page';
import { describeIssue } from '../../../src/contract/issue';
import { families } from '../../../src/routes/route-types';
import { ensureBrowser } from '../../../tests/support/browser';
import { readColours } from '../colours';
import { compress, type Drawing, digestOf, type Stale, writeSorted } from '../drawing';
import { look } from '../mark';
import { connect, emptiness, inspect, measure } from './browser';
import { documentOf } from './frame';
import { writerFor } from './markup';
import { readScreen, screenNames } from './read';
import type { Screen } from './schema';

/** Of each screen that is drawn: its digest, and the places of its panels in percent of the picture. */
const list = 'data/images/consoles.json';
const size = { width: 1440, height: 900 };
/** Largest screenshot in bytes. */
const limit = 220_000;

const fileOf = (name: string, language: Language, theme: ConsoleTheme, part: number | string) =>
  `static${consolePath(name, language, theme, part)}`;

/** The panels with files of their own. */
const cropsOf = ({ crops }: Screen): string[] => [...new Set(Object.values(crops))];

type Drawn = Record<string, { digest: string; areas: Areas }>;
const readDrawn = (): Drawn =>
  existsSync(join(root, list)) ? v.parse(drawnConsoles, JSON.parse(readFileSync(join(root, list), 'utf8'))) : {};

/** Draws one screen in one language, both themes, and returns the places of its panels and what is wrong with it. */
const draw = async (
  page: Page,
  name: string,
  screen: Screen,
  language: Language,
  styles: string,
): Promise<{ areas: Areas; flaws: string[] }> => {
  await page.setContent(documentOf(screen, writerFor(language), styles), { waitUntil: 'load' });
  // tsx marks function names with a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate(connect);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const flaws = await page.evaluate(inspect);
  const empty = await page.evaluate(emptiness);
  const areas: Areas = await page.evaluate(measure);
  for (const theme of consoleThemes) {
    await page.evaluate((scheme) => document.documentElement.style.setProperty('color-scheme', scheme), theme);
    const picture = sharp(await compress(await page.screenshot({ type: 'png' }), [256], limit));
    const write = async (part: number | string, file: Promise<Buffer>) =>
      writeFileSync(join(root, fileOf(name, language, theme, part)), await file);
    // Of few colours: smaller and sharper without loss. What is scaled down has more.
    for (const width of consoleWidths)
      await write(
        width,
        width === consoleSize.width
          ? picture.clone().webp({ lossless: true, effort: 6 }).toBuffer()
          : picture.clone().resize(width).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer(),
      );
    for (const crop of cropsOf(screen)) {
      const place = areas[crop];
      if (place)
        await write(crop, picture.clone().extract(pixelsOf(place)).webp({ lossless: true, effort: 6 }).toBuffer());
    }
  }
  console.log(`${name} (${language})${empty.length > 0 ? `: ${empty.join('; ')}` : ''}`);
  return {
    areas,
    flaws: flaws.map(({ area, what }) => `data/consoles/${name}.json › ${area} (${language}): ${what}`),
  };
};

function screenDigest(name: string): string {
  const { screen } = readScreen(root, name);
  return digestOf([screen && { ...screen, callouts: undefined }, look()]);
}

/** The accent of each family, as the site has it. */
function accents(): string {
  const [light, dark] = [readColours(root, 'light'), readColours(root, 'dark')];
  const accent = (name: string) => `--accent:light-dark(${light(name)},${dark(name)})`;
  return families.map((family) => `[data-family="${family}"]{${accent(`accent-${family}`)}}`).join('');
}

function staleScreens(): Stale[] {
  const drawn = readDrawn();
  return screenNames(root).flatMap((name) => {
    const isCurrent = drawn[name]?.digest === screenDigest(name);
    const { screen } = readScreen(root, name);
    const parts = [...consoleWidths, ...(screen ? cropsOf(screen) : [])];
    const files = languages.flatMap((language) =>
      consoleThemes.flatMap((theme) => parts.map((part) => fileOf(name, language, theme, part))),
    );
    return files.flatMap((file): Stale[] => {
      if (!existsSync(join(root, file))) return [{ file, reason: 'is missing', name }];
      return isCurrent ? [] : [{ file, reason: 'shows older data', name }];
    });
  });
}

async function drawConsoles(names: readonly string[], all: boolean): Promise<string[]> {
  const stale = new Set(staleScreens().map(({ name }) => name));
  const wanted = screenNames(root).filter((name) => (names.length > 0 ? names.includes(name) : all || stale.has(name)));
  const screens = wanted.map((name) => ({ name, ...readScreen(root, name) }));
  const problems = screens.flatMap(({ issues }) => issues.map(describeIssue));
  const known = new Set(screenNames(root));
  const drawn = Object.fromEntries(Object.entries(readDrawn()).filter(([name]) => known.has(name)));
  if (screens.length > 0) {
    const styles = readFileSync(join(root, 'tools/draw/consoles/kit.css'), 'utf8') + accents();
    mkdirSync(dirname(join(root, fileOf('', 'zh', 'light', ''))), { recursive: true });
    const browser = await puppeteer.launch({
      executablePath: await ensureBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        // Repainting only what changed blends edges differently from run to run.
        '--disable-partial-raster',
      ],
      defaultViewport: { ...size, deviceScaleFactor: consoleSize.width / size.width },
    });
    try {
      const page = await browser.newPage();
      for (const { name, screen } of screens) {
        if (!screen) continue;
        for (const language of languages) {
          const { areas, flaws } = await draw(page, name, screen, language, styles);
          problems.push(...flaws);
          drawn[name] = { digest: screenDigest(name), areas };
        }
      }
    } finally {
      await browser.close();
    }
  }
  writeSorted(list, drawn);
  return problems;
}

export const consoles: Drawing = {
  about:
    'screenshots of the products’ consoles (static/consoles), 2400 x 1500 and smaller, in both themes; NAME is a console, e.g. BCC',
  names: () => screenNames(root),
  draw: drawConsoles,
  stale: async () => staleScreens(),
};

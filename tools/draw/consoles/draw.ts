/*
 * The screenshots of the products' consoles. Input: `data/consoles/NAME.json`, one screen with both languages inside. Output:
 * `data/images/consoles/NAME.zh.png` and `NAME.en.png`, 1440 x 900, each below 120 kB. The same data gives the same pixels as long as
 * Chromium and the fonts (Noto Sans CJK SC) are the same.
 *
 * To add a screen:
 * 1. Write `data/consoles/NAME.json`; NAME is the product's route without `product/`. Start from the screen that is nearest.
 *    - `family` chooses the accent, `product` is written beside the logo, `alt` describes the picture in one sentence.
 *    - `nav.kind` is `side` (a list), `rail` (icons) or `top` (in the bar); icons are names of https://lucide.dev.
 *    - `layout.columns`, `.rows` and `.areas` are those of a CSS grid; `panels` has one entry for each area. `sheet` separates panels
 *      by lines instead of gaps.
 *    - A panel stacks `widgets`; schema.ts lists their kinds and fields. A text is `{ "zh": …, "en": … }`, or a plain string if it is
 *      the same in both languages, such as an identifier. A series is a list of numbers, or a seed with parameters (shape.ts).
 * 2. `npm run draw -- consoles NAME` reports schema errors with file and key, text that is cut off and panels that overflow. Panels
 *    with much empty room are listed as advice.
 * 3. Look at both pictures.
 *
 * To add a widget: its schema in schema.ts, a function in widgets/ that returns markup, an entry in widgets/index.ts, rules in kit.css.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer';
import { root } from '../../../src/cli/support/environment';
import { type Language, languages } from '../../../src/config/languages';
import { describeIssue } from '../../../src/contract/issue';
import { families } from '../../../src/routes/route-types';
import { ensureBrowser } from '../../../tests/support/browser';
import { readColours } from '../colours';
import { compress, type Digests, type Drawing, digestOf, readDigests, type Stale, writeSorted } from '../drawing';
import { look } from '../mark';
import { connect, emptiness, inspect } from './browser';
import { documentOf } from './frame';
import { writerFor } from './markup';
import { readScreen, screenNames } from './read';
import type { Screen } from './schema';

const folder = 'data/images/consoles';
/** Digests of the screens that are drawn. */
const list = 'data/images/consoles.json';
const size = { width: 1440, height: 900 };
/** Largest file in bytes. */
const limit = 120_000;

const fileOf = (name: string, language: Language) => `${folder}/${name}.${language}.png`;

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
  const file = await compress(await page.screenshot({ type: 'png' }), [256, 128, 96, 64, 48, 32], limit);
  writeFileSync(join(root, fileOf(name, language)), file);
  console.log(
    `${name}.${language}.png ${Math.round(file.length / 1000)} kB${empty.length > 0 ? ` (${empty.join('; ')})` : ''}`,
  );
  return flaws.map(({ area, what }) => `data/consoles/${name}.json › ${area} (${language}): ${what}`);
};

/** Why a screen has to be drawn in a language; null if it is current. */
function reasonFor(name: string, language: Language, digest: string, drawn: Digests): string | null {
  if (!existsSync(join(root, fileOf(name, language)))) return 'is missing';
  return drawn[name]?.[language] === digest ? null : 'shows older data';
}

const screenDigest = (name: string) => digestOf([readScreen(root, name).screen, look()]);

/** The accent of each family, as the site has it. */
function accents(): string {
  const colour = readColours(root);
  return families.map((family) => `[data-family="${family}"]{--accent:${colour(`accent-${family}`)}}`).join('');
}

function staleScreens(): Stale[] {
  const drawn = readDigests(list);
  return screenNames(root).flatMap((name) => {
    const digest = screenDigest(name);
    return languages.flatMap((language): Stale[] => {
      const reason = reasonFor(name, language, digest, drawn);
      return reason === null ? [] : [{ file: fileOf(name, language), reason, name }];
    });
  });
}

async function drawConsoles(names: readonly string[], all: boolean): Promise<string[]> {
  const stale = new Set(staleScreens().map(({ name }) => name));
  const wanted = screenNames(root).filter((name) => (names.length > 0 ? names.includes(name) : all || stale.has(name)));
  const screens = wanted.map((name) => ({ name, ...readScreen(root, name) }));
  const problems = screens.flatMap(({ issues }) => issues.map(describeIssue));
  const known = new Set(screenNames(root));
  const drawn = Object.fromEntries(Object.entries(readDigests(list)).filter(([name]) => known.has(name)));
  if (screens.length > 0) {
    const styles = readFileSync(join(root, 'tools/draw/consoles/kit.css'), 'utf8') + accents();
    mkdirSync(join(root, folder), { recursive: true });
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
      defaultViewport: { ...size, deviceScaleFactor: 1 },
    });
    try {
      const page = await browser.newPage();
      for (const { name, screen } of screens) {
        if (!screen) continue;
        for (const language of languages) problems.push(...(await draw(page, name, screen, language, styles)));
        const digest = screenDigest(name);
        drawn[name] = { zh: digest, en: digest };
      }
    } finally {
      await browser.close();
    }
  }
  writeSorted(list, drawn);
  return problems;
}

export const consoles: Drawing = {
  about: 'screenshots of the products’ consoles (data/images/consoles), 1440 x 900; NAME is a console, e.g. BCC',
  names: () => screenNames(root),
  draw: drawConsoles,
  stale: async () => staleScreens(),
};

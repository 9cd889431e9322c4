/*
 * Screenshots of the products' consoles. Input: `data/consoles/NAME.json`, one screen in both languages (schema.ts). Output, in both themes:
 * `static/consoles/NAME.LANGUAGE[.dark]-2400.webp`, a page of 1440 x 900 in 2400 x 1500 pixels, and
 * `NAME.LANGUAGE[.dark]-PANEL-WIDTH.webp`, the panels that the site explains, in the widths of narrow screens.
 * The page in page/ uses Ant Design and ECharts. The same data gives the same pixels with the same Chromium and fonts (Noto Sans CJK SC).
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import * as v from 'valibot';
import { root } from '../../../src/cli/support/environment';
import { type ConsoleTheme, consolePath, consoleSize, consoleThemes, panelWidths } from '../../../src/config/consoles';
import { type Language, languages } from '../../../src/config/languages';
import { vendorMark } from '../../../src/config/vendor';
import { type DrawnConsole, drawnConsoles } from '../../../src/contract/content/page';
import { describeIssue } from '../../../src/contract/issue';
import { withPage } from '../browser';
import { readColours } from '../colours';
import { type Drawing, digestOf, type Stale, writeSorted } from '../drawing';
import { look } from '../mark';
import type { View } from './page/view';
import { panelsAlone, readScreen, screenNames, shownOf } from './read';
import type { Screen } from './schema';

/** The digest of each drawn screen, and the places and heights of its panels. */
const list = 'data/images/consoles.json';
const size = { width: 1440, height: 900 };

const readDrawn = () => v.parse(drawnConsoles, JSON.parse(readFileSync(join(root, list), 'utf8')));

/** The page with its code, and a CSS rule for every icon that its data or code refers to. */
async function pageDocument(screens: readonly Screen[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tools/draw/consoles/page/main.tsx')],
    ...{ bundle: true, write: false, outdir: '/', format: 'iife', jsx: 'automatic', minify: true, logLevel: 'error' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [script = '', styles = ''] = ['.js', '.css'].map(
    (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text,
  );
  const words = `${script}${JSON.stringify(screens)}`.match(/"[a-z0-9-]{3,30}"/g) ?? [];
  const icons = [...new Set(words)].flatMap((word) => {
    const file = join(root, 'node_modules/lucide-static/icons', `${word.slice(1, -1)}.svg`);
    return existsSync(file) ? [[word.slice(1, -1), readFileSync(file, 'utf8')] as const] : [];
  });
  const rules = [...icons, ['mark', vendorMark] as const].map(
    ([name, svg]) =>
      `.icon-${name}{mask:center/contain no-repeat url("data:image/svg+xml,${encodeURIComponent(svg)}")}`,
  );
  const safe = script.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><style>${styles}${rules.join('')}</style><body><script>${safe}</script>`;
}

/** Takes a screenshot with a reduced palette, which is smaller and sharper than lossy compression. */
async function screenshot(page: Page, clip: { width: number; height: number }): Promise<Buffer> {
  const shot = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, ...clip } });
  const picture = await sharp(shot).png({ palette: true, quality: 75, dither: 0, effort: 5 }).toBuffer();
  return sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Draws a screen in one language and both themes. */
async function draw(
  page: Page,
  name: string,
  screen: Screen,
  language: Language,
  drawn: DrawnConsole,
): Promise<string[]> {
  const flaws = new Set<string>();
  const look = async (view: View) => {
    const seen = await page.evaluate((shown) => window.show(shown), view);
    const width = view.panel ? `, ${view.panel.width} px` : '';
    for (const { area, what } of seen.flaws)
      flaws.add(`data/consoles/${name}.json › ${area} (${language}${width}): ${what}`);
    return seen;
  };
  await page.evaluate(
    (lang) => document.documentElement.setAttribute('lang', lang),
    language === 'zh' ? 'zh-CN' : 'en',
  );
  const accent = (theme: ConsoleTheme) => readColours(root, theme)(`accent-${screen.family}`);
  const seeds = { light: accent('light'), dark: accent('dark') };
  for (const theme of consoleThemes) {
    const view = { screen, dark: theme === 'dark', seeds };
    const write = (part: string | number, file: Buffer) =>
      writeFileSync(join(root, 'static', consolePath(name, language, theme, part)), file);
    await page.setViewport({ ...size, deviceScaleFactor: consoleSize.width / size.width });
    const { areas } = await look(view);
    for (const [area, place] of Object.entries(areas)) drawn.areas[area] = { heights: {}, ...drawn.areas[area], place };
    write(consoleSize.width, await screenshot(page, size));
    for (const area of panelsAlone(screen)) {
      const heightAt = async (width: number) => {
        await page.setViewport({ width, height: 1600, deviceScaleFactor: width === panelWidths[0] ? 2 : 1.5 });
        const { height } = await look({ ...view, panel: { area, width } });
        write(`${area}-${width}`, await screenshot(page, { width, height }));
        return height;
      };
      const heights = drawn.areas[area]?.heights;
      if (heights) heights[language] = [await heightAt(panelWidths[0]), await heightAt(panelWidths[1])];
    }
  }
  console.log(`${name} (${language})`);
  return [...flaws];
}

const screenDigest = (name: string): string => digestOf([shownOf(root, name), look()]);

function staleScreens(): Stale[] {
  const drawn = readDrawn();
  return screenNames(root).flatMap((name) => {
    const { screen } = readScreen(root, name, 'zh');
    const panels = (screen ? panelsAlone(screen) : []).flatMap((area) =>
      panelWidths.map((width) => `${area}-${width}`),
    );
    const isCurrent = drawn[name]?.digest === screenDigest(name);
    const files = languages.flatMap((language) =>
      consoleThemes.flatMap((theme) =>
        [consoleSize.width, ...panels].map((part) => `static${consolePath(name, language, theme, part)}`),
      ),
    );
    const missing = files.filter((file) => !existsSync(join(root, file)));
    const reason = isCurrent ? 'is missing' : 'shows older data';
    return (isCurrent ? missing : files).map((file) => ({ file, reason, name }));
  });
}

async function drawConsoles(names: readonly string[], all: boolean): Promise<string[]> {
  const stale = new Set(staleScreens().map(({ name }) => name));
  const known = screenNames(root);
  const wanted = known.filter((name) => (names.length > 0 ? names.includes(name) : all || stale.has(name)));
  const read = wanted.flatMap((name) =>
    languages.map((language) => ({ name, language, ...readScreen(root, name, language) })),
  );
  const flaws = read.flatMap(({ issues }) => issues.map(describeIssue));
  const drawn = Object.fromEntries(Object.entries(readDrawn()).filter(([name]) => known.includes(name)));
  const drawAll = async (page: Page) => {
    await page.setContent(await pageDocument(read.flatMap(({ screen }) => screen ?? [])), { waitUntil: 'load' });
    for (const { name, language, screen } of read) {
      const before = drawn[name]?.digest === screenDigest(name) ? drawn[name] : undefined;
      const entry = before ?? { digest: screenDigest(name), areas: {} };
      if (screen) flaws.push(...(await draw(page, name, screen, language, entry)));
      drawn[name] = entry;
    }
  };
  mkdirSync(join(root, 'static/consoles'), { recursive: true });
  if (wanted.length > 0) await withPage(drawAll);
  writeSorted(list, drawn);
  return flaws;
}

export const consoles: Drawing = {
  about: 'screenshots of the products’ consoles (static/consoles) in both themes; NAME is a console, e.g. BCC',
  names: () => screenNames(root),
  draw: drawConsoles,
  stale: async () => staleScreens(),
};

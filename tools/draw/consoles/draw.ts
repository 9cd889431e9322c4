/*
 * Screenshots of the products' consoles. Input: `data/consoles/NAME.json`, one screen in both languages (schema.ts). Output, in both themes:
 * `static/consoles/NAME.LANGUAGE[.dark]-2400.webp`, a page of 1440 x 900 in 2400 x 1500 pixels, and
 * `NAME.LANGUAGE[.dark]-PANEL-WIDTH.webp`, the panels that the site explains, in the widths of narrow screens.
 * The page in page/ uses Ant Design and ECharts. The same data gives the same pixels with the same Chromium and fonts (Noto Sans CJK).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { root } from '../../../src/cli/support/environment';
import { consolePath, consoleSize, consoleThemes, panelWidths } from '../../../src/config/consoles';
import { type Language, languages } from '../../../src/config/languages';
import { type DrawnConsole, drawnConsoles } from '../../../src/contract/content/page';
import { needDataFile } from '../../../src/contract/data-file';
import { describeIssue } from '../../../src/contract/issue';
import { readColours } from '../colours';
import { digestOf, recorded, type Unit } from '../drawing';
import { look, markSvg } from '../mark';
import type { View } from './page/theme';
import { panelsAlone, readScreen, screenNames, shownOf } from './read';
import type { Screen } from './schema';

const list = 'data/images/consoles.json';
const size = { width: 1440, height: 900 };

/** The files of a screen: the whole picture and its panels in every language and theme. */
function filesOf(name: string): string[] {
  const { screen } = readScreen(root, name, 'zh');
  const panels = screen
    ? panelsAlone(screen).flatMap((area) => panelWidths.map((width) => `${area}-${width}`))
    : [];
  return languages.flatMap((language) =>
    consoleThemes.flatMap((theme) =>
      [consoleSize.width, ...panels].map(
        (part) => `static${consolePath(name, language, theme, part)}`,
      ),
    ),
  );
}

/** The page with its code and all Lucide icons. */
async function pageDocument(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tools/draw/consoles/page/main.tsx')],
    bundle: true,
    write: false,
    outdir: '/',
    format: 'iife',
    jsx: 'automatic',
    minify: true,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [script = '', styles = ''] = ['.js', '.css'].map(
    (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text,
  );
  const sprite = readFileSync(join(root, 'node_modules/lucide-static/sprite.svg'), 'utf8').replace(
    /^<\?xml.*\?>/,
    '',
  );
  const safe = script.replaceAll('</script', '<\\/script');
  return `<!doctype html><meta charset="utf-8"><style>${styles}</style><body><div hidden>${sprite}</div><script>${safe}</script>`;
}

/** Takes a screenshot with a reduced palette, which is smaller and sharper than lossy compression. */
async function screenshot(page: Page, clip: { width: number; height: number }): Promise<Buffer> {
  const shot = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, ...clip } });
  const picture = await sharp(shot)
    .png({ palette: true, quality: 75, dither: 0, effort: 5 })
    .toBuffer();
  return sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Draws a screen in one language and both themes. */
async function draw(
  page: Page,
  name: string,
  screen: Screen,
  language: Language,
  drawn: DrawnConsole,
) {
  const flaws = new Set<string>();
  const look = async (view: View) => {
    const seen = await page.evaluate((shown) => window.show(shown), view);
    const width = view.panel ? `, ${view.panel.width} px` : '';
    for (const { area, what } of seen.flaws)
      flaws.add(`data/consoles/${name}.json › ${area} (${language}${width}): ${what}`);
    return seen;
  };
  const lang = language === 'zh' ? 'zh-CN' : 'en';
  await page.evaluate((value) => document.documentElement.setAttribute('lang', value), lang);
  for (const theme of consoleThemes) {
    const seed = readColours(root, theme)(`accent-${screen.family}`);
    const view = { screen, dark: theme === 'dark', seed, mark: markSvg('var(--accent)', 20) };
    const write = (part: string | number, file: Buffer) =>
      writeFileSync(join(root, 'static', consolePath(name, language, theme, part)), file);
    await page.setViewport({ ...size, deviceScaleFactor: consoleSize.width / size.width });
    const { areas } = await look(view);
    for (const [area, place] of Object.entries(areas))
      drawn.areas[area] = { heights: {}, ...drawn.areas[area], place };
    write(consoleSize.width, await screenshot(page, size));
    for (const area of panelsAlone(screen)) {
      const heightAt = async (width: number) => {
        await page.setViewport({
          width,
          height: 1600,
          deviceScaleFactor: width === panelWidths[0] ? 2 : 1.5,
        });
        const { height } = await look({ ...view, panel: { area, width } });
        write(`${area}-${width}`, await screenshot(page, { width, height }));
        return height;
      };
      const heights = drawn.areas[area]?.heights;
      if (heights)
        heights[language] = [await heightAt(panelWidths[0]), await heightAt(panelWidths[1])];
    }
  }
  return [...flaws];
}

/** Screenshots of the products' consoles. */
export const consoles = recorded({
  about:
    'screenshots of the products’ consoles (static/consoles) in both themes; NAME is a console, e.g. BCC',
  list,
  folders: ['static/consoles'],
  read() {
    const record = needDataFile(root, list, drawnConsoles);
    const units = screenNames(root).map((name): Unit => {
      const digest = digestOf([shownOf(root, name), look()]);
      const drawn = record[name];
      return {
        name,
        digest,
        drawn,
        files: filesOf(name),
        async draw(page) {
          const entry = drawn?.digest === digest ? drawn : { digest, areas: {} };
          const flaws: string[] = [];
          for (const language of languages) {
            const { screen, issues } = readScreen(root, name, language);
            if (!screen) return issues.map(describeIssue);
            flaws.push(...(await draw(page, name, screen, language, entry)));
          }
          record[name] = entry;
          return flaws;
        },
      };
    });
    return { units, record };
  },
  async prepare(page) {
    mkdirSync(join(root, 'static/consoles'), { recursive: true });
    await page.setContent(await pageDocument(), { waitUntil: 'load' });
  },
});

/*
 * Screenshots of the products' consoles. Input: `data/consoles/NAME.json`, one screen in both
 * languages (schema.ts). Output, in both themes: `data/images/consoles/NAME.LANGUAGE[.dark].webp`,
 * a page of 1440 x 900 in 2400 x 1500 pixels, and `NAME.LANGUAGE[.dark].PANEL.DEVICE.webp`, the
 * panels that the site explains, drawn for the widths of phones and tablets. The build makes the
 * smaller copies that pages load. The page in page/ uses Ant Design and ECharts. The same data gives the
 * same pixels with the same Chromium and fonts (Noto Sans CJK).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { needDataFile } from '../../../src/calls/data-file';
import { describeIssue } from '../../../src/calls/issue';
import { root } from '../../../src/cli/support/environment';
import { type DrawnConsole, drawnConsoles } from '../../../src/content/schemas/page';
import {
  consoleFile,
  consoleFiles,
  consoleFolder,
  consoleSize,
  consoleThemes,
  type PanelDevice,
  panelDevices,
  panelSizes,
  separatePanels,
} from '../../../src/site/consoles';
import { type Language, languages } from '../../../src/site/languages';
import { readColours } from '../colours';
import { digestOf, recordedDrawing, type Unit } from '../drawing';
import { look, markSvg } from '../mark';
import type { View } from './page/theme';
import { pictureData, readScreen, screenNames } from './read';
import type { Screen } from './schema';

const list = 'data/images/consoles.json';
const size = { width: 1440, height: 900 };

/** The files of a screen: the whole picture and its panels in every language and theme. */
function filesOf(name: string): string[] {
  const { screen } = readScreen(root, name, 'zh');
  const parts = screen ?? { callouts: [], crops: {} };
  return consoleFiles(name, parts).map((file) => `${consoleFolder}/${file}`);
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
  const textOf = (extension: string) =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';

  const script = textOf('.js').replaceAll('</script', '<\\/script');
  const styles = textOf('.css');

  const spriteFile = join(root, 'node_modules/lucide-static/sprite.svg');
  const sprite = readFileSync(spriteFile, 'utf8').replace(/^<\?xml.*\?>/, '');
  return `<!doctype html><meta charset="utf-8"><style>${styles}</style><body><div hidden>${sprite}</div><script>${script}</script>`;
}

/**
 * Takes a screenshot with a reduced palette, which is smaller and sharper than lossy compression.
 */
async function screenshot(page: Page, clip: { width: number; height: number }): Promise<Buffer> {
  const shot = await page.screenshot({ type: 'png', clip: { x: 0, y: 0, ...clip } });
  const picture = await sharp(shot)
    .png({ palette: true, quality: 75, dither: 0, effort: 5 })
    .toBuffer();
  return sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();
}

/** Shows a view in the page and measures it; what doesn't fit goes to the flaws. */
type ShowView = (view: View) => Promise<ReturnType<Window['show']>>;

/** Writes a picture of the screen, or of one of its panels. */
type WritePicture = (picture: Buffer, panel?: { area: string; device: PanelDevice }) => void;

/** Draws a panel in a narrow screen's width. */
async function drawPanel(
  page: Page,
  view: View,
  panel: { area: string; device: PanelDevice },
  showView: ShowView,
  write: WritePicture,
): Promise<void> {
  const { area, device } = panel;
  const { width, scale } = panelSizes[device];
  await page.setViewport({ width, height: 1600, deviceScaleFactor: scale });

  const { height } = await showView({ ...view, panel: { area, width } });
  write(await screenshot(page, { width, height }), panel);
}

/**
 * Draws a screen and its separate panels in one language and theme.
 * @param entry receives the measures
 */
async function drawTheme(
  page: Page,
  view: View,
  entry: DrawnConsole,
  showView: ShowView,
  write: WritePicture,
): Promise<void> {
  await page.setViewport({ ...size, deviceScaleFactor: consoleSize.width / size.width });
  const { areas } = await showView(view);
  for (const [area, place] of Object.entries(areas)) entry.areas[area] = { place };
  write(await screenshot(page, size));

  for (const area of separatePanels(view.screen)) {
    for (const device of panelDevices) {
      await drawPanel(page, view, { area, device }, showView, write);
    }
  }
}

/**
 * Draws a screen in one language and both themes.
 * @param entry receives the measures
 * @returns what doesn't fit
 */
async function drawScreen(
  page: Page,
  name: string,
  screen: Screen,
  language: Language,
  entry: DrawnConsole,
): Promise<string[]> {
  const flaws = new Set<string>();
  const showView: ShowView = async (view) => {
    const measures = await page.evaluate((shownView) => window.show(shownView), view);
    const width = view.panel ? `, ${view.panel.width} px` : '';
    for (const { area, what } of measures.flaws)
      flaws.add(`data/consoles/${name}.json › ${area} (${language}${width}): ${what}`);
    return measures;
  };

  const lang = language === 'zh' ? 'zh-CN' : 'en';
  await page.evaluate((value) => document.documentElement.setAttribute('lang', value), lang);

  for (const theme of consoleThemes) {
    const seed = readColours(root, theme)(`accent-${screen.family}`);
    const view = { screen, dark: theme === 'dark', seed, mark: markSvg('var(--accent)', 20) };
    const write: WritePicture = (picture, panel) =>
      writeFileSync(join(root, consoleFolder, consoleFile(name, language, theme, panel)), picture);
    await drawTheme(page, view, entry, showView, write);
  }

  return [...flaws];
}

/**
 * A screen in every language and theme.
 * @param record receives the digest and the measures of what is drawn
 */
function consoleUnit(name: string, record: Record<string, DrawnConsole>): Unit {
  const digest = digestOf([pictureData(root, name), look()]);
  const lastDrawing = record[name];

  return {
    name,
    digest,
    lastDrawing,
    files: filesOf(name),
    async draw(page) {
      const entry = lastDrawing?.digest === digest ? lastDrawing : { digest, areas: {} };
      const flaws: string[] = [];

      for (const language of languages) {
        const { screen, issues } = readScreen(root, name, language);
        if (!screen) return issues.map(describeIssue);
        flaws.push(...(await drawScreen(page, name, screen, language, entry)));
      }

      record[name] = entry;

      return flaws;
    },
  };
}

/** Screenshots of the products' consoles. */
export const consoles = recordedDrawing({
  about:
    'screenshots of the products’ consoles (data/images/consoles) in both themes; NAME is a console, e.g. BCC',
  list,
  folders: [consoleFolder],

  read() {
    const record = needDataFile(root, list, drawnConsoles);
    return { units: screenNames(root).map((name) => consoleUnit(name, record)), record };
  },

  async prepare(page) {
    mkdirSync(join(root, consoleFolder), { recursive: true });
    await page.setContent(await pageDocument(), { waitUntil: 'load' });
  },
});

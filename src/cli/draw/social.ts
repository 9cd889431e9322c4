/**
 * `npm run draw:social -- [--all] [KEY…]`: draws the pictures that networks show beside a link, one for every page that may be indexed and for
 * every item, in both languages: `static/social/LANGUAGE/KEY.png`, 1200 x 630, below 40 kB.
 *
 * Only those are drawn whose page has changed since (data/images/social.json keeps the digests); pictures of pages that are gone are
 * removed. With keys (`product/BCC`) their pictures are drawn again; with `--all`, every one: do that after a change to the design.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import * as v from 'valibot';
import { readSeeds } from '../../../mock-api/seeds';
import { readContent } from '../../build/content/read';
import {
  type DrawnPictures,
  type SocialPicture,
  socialDigest,
  socialPath,
  socialPictures,
  socialSize,
  staleSocialPictures,
} from '../../build/content/social';
import { buildPages } from '../../build/view/pages';
import { type Language, languages, languageTags } from '../../config/languages';
import { describeIssue } from '../../contract/issue';
import { topMenu } from '../../contract/top-menu';
import { ensureBrowser, launchBrowser } from '../support/browser';
import { mix, readColours } from './colours';
import { pieces, setHeadline } from './lines';
import { markSvg } from './mark';
import { stackSvg, waterSvg } from './stack';

const root = process.cwd();
const output = join(root, 'static');
const list = join(root, 'data/images/social.json');
/** Largest file in bytes. */
const limit = 40_000;
/** Width that a line of the headline may have. */
const room = 640;
/** Space between letters of the headline, in parts of their size. */
const tracking: Record<Language, number> = { zh: 0, en: -0.018 };

/** One family; in its Korean cut, quotation marks are as narrow as English wants them. */
const typeface: Record<Language, string> = { zh: '"Noto Sans CJK SC"', en: '"Noto Sans CJK KR"' };

const colour = readColours(root);

const styles = `
  * { margin: 0; box-sizing: border-box; }
  body { width: ${socialSize.width}px; height: ${socialSize.height}px; overflow: hidden; position: relative;
    background: ${colour('paper')}; color: ${colour('ink')}; font-family: ${typeface.zh}; text-rendering: geometricPrecision; }
  svg.ornament { position: absolute; inset: 0; }
  .text { position: absolute; left: 72px; top: 64px; height: 440px; display: flex; flex-direction: column; justify-content: center; }
  .eyebrow { font-size: 28px; font-weight: 700; line-height: 40px; white-space: nowrap; }
  h1 { margin-top: 20px; font-weight: 700; white-space: nowrap; text-spacing-trim: trim-start; }
  h1 span { display: block; }
  :lang(en) body { font-family: ${typeface.en}; }
  :lang(zh) h1 { line-height: 1.3; } :lang(zh) .eyebrow { letter-spacing: .04em; }
  :lang(en) h1 { line-height: 1.14; letter-spacing: ${tracking.en}em; }
  .vendor { position: absolute; left: 72px; bottom: 52px; display: flex; align-items: center; gap: 16px; font-size: 32px; font-weight: 700; line-height: 40px; }
`;

const addressOf = ({ key, language }: SocialPicture) => socialPath(key, language);
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The markup of a picture whose headline is set. */
function markupOf(picture: SocialPicture, vendorName: string, lines: readonly string[], size: number): string {
  const accent = colour(picture.family ? `accent-${picture.family}` : 'brand');
  const paper = colour('paper');
  const ornament = stackSvg(picture, {
    accent,
    tint: mix(accent, paper, 0.14),
    ground: colour('paper-raised'),
    edge: mix(colour('line-strong'), paper, 0.42),
    line: mix(colour('line-strong'), paper, 0.7),
  });
  return `<svg class="ornament" width="${socialSize.width}" height="${socialSize.height}">${ornament}${waterSvg(accent, socialSize.width)}</svg>
    <div class="text"><p class="eyebrow" style="color:${accent}">${escapeText(picture.eyebrow)}</p>
    <h1 style="font-size:${size}px">${lines.map((line) => `<span>${escapeText(line)}</span>`).join('')}</h1></div>
    <div class="vendor">${markSvg(colour('brand'), 48)}${escapeText(vendorName)}</div>`;
}

/** Widths of texts as the headline sets them, in type of 1 px. */
async function measure(page: Page, texts: readonly string[], language: Language): Promise<number[]> {
  const widths = await page.evaluate(
    (all: readonly string[], family: string) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('the browser has no canvas');
      context.font = `700 100px ${family}`;
      return all.map((text) => context.measureText(text).width / 100);
    },
    texts,
    typeface[language],
  );
  return widths.map((width, index) => width + tracking[language] * (texts[index]?.length ?? 0));
}

/** A PNG of few colours: the more of them, the smoother the type. */
async function compress(picture: Uint8Array): Promise<Buffer> {
  for (const colours of [32, 24, 16]) {
    const file = await sharp(picture)
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (file.length < limit) return file;
  }
  throw new Error(`the picture stays above ${limit} bytes`);
}

/** Draws a picture and says what became of it. */
async function draw(page: Page, picture: SocialPicture, vendorName: string): Promise<string> {
  const { language, heading } = picture;
  const parts = pieces(heading, language);
  const { lines, size } = setHeadline(parts, await measure(page, parts, language), room, language);
  await page.evaluate(
    (markup: string, tag: string) => {
      document.documentElement.lang = tag;
      document.body.innerHTML = markup;
    },
    markupOf(picture, vendorName, lines, size),
    languageTags[language],
  );
  const file = await compress(await page.screenshot({ type: 'png', optimizeForSpeed: true }));
  const path = join(output, addressOf(picture));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
  return `static${addressOf(picture)} ${(file.length / 1000).toFixed(1)} kB, ${size} px: ${lines.join(' / ')}`;
}

/** Every picture's file below a folder of `static`, as an address of the site. */
const filesBelow = (address: string): string[] =>
  existsSync(join(output, address))
    ? readdirSync(join(output, address), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? filesBelow(`${address}/${entry.name}`) : [`${address}/${entry.name}`],
      )
    : [];

function readDrawn(): DrawnPictures {
  if (!existsSync(list)) return {};
  const digests = v.partial(
    v.object(
      Object.fromEntries(languages.map((language) => [language, v.string()])) as Record<
        Language,
        v.StringSchema<undefined>
      >,
    ),
  );
  return v.parse(v.record(v.string(), digests), JSON.parse(readFileSync(list, 'utf8')));
}

/** Writes the list of the pictures whose files are current, in the order of keys. */
function writeDrawn(current: readonly SocialPicture[]): void {
  const drawn: DrawnPictures = {};
  for (const picture of [...current].sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)))
    drawn[picture.key] = { ...drawn[picture.key], [picture.language]: socialDigest(picture) };
  writeFileSync(list, `${JSON.stringify(drawn, null, 2)}\n`);
}

/** Draws what is wanted, then brings the list and the folder in line with the pages. */
async function drawSocial(parameters: readonly string[]): Promise<void> {
  const { content, issues } = readContent(root);
  if (!content) throw new Error(issues.map(describeIssue).join('\n'));
  const pages = buildPages(content, v.parse(topMenu, readSeeds(join(root, 'mock-api')).topMenu));
  const pictures = socialPictures(pages);
  const stale = new Set(staleSocialPictures(pages, readDrawn()).map(addressOf));
  const isCurrent = (picture: SocialPicture) =>
    !stale.has(addressOf(picture)) && existsSync(join(output, addressOf(picture)));
  const keys = parameters.filter((parameter) => !parameter.startsWith('-'));
  const unknown = keys.filter((key) => !pictures.some((picture) => picture.key === key));
  if (unknown.length > 0) throw new Error(`no page that may be indexed: ${unknown.join(', ')}`);
  const all = parameters.includes('--all');
  const isWanted = (picture: SocialPicture) =>
    all || (keys.length > 0 ? keys.includes(picture.key) : !isCurrent(picture));
  const wanted = pictures.filter(isWanted);
  const current = pictures.filter((picture) => !isWanted(picture) && isCurrent(picture));

  if (wanted.length > 0) {
    const browser = await launchBrowser(await ensureBrowser());
    try {
      const page = await browser.newPage();
      await page.setViewport({ ...socialSize, deviceScaleFactor: 1 });
      await page.setContent(
        `<!doctype html><html><head><meta charset="utf-8"><style>${styles}</style></head><body></body></html>`,
      );
      for (const picture of wanted) {
        console.log(await draw(page, picture, content.vendor.name[picture.language]));
        current.push(picture);
      }
    } finally {
      await browser.close();
      writeDrawn(current);
    }
  }

  const expected = new Set(pictures.map(addressOf));
  for (const file of filesBelow('/social')) if (!expected.has(file)) rmSync(join(output, file));
  writeDrawn(current);
  const bytes = filesBelow('/social').reduce((sum, file) => sum + statSync(join(output, file)).size, 0);
  console.log(`${wanted.length} drawn; ${expected.size} pictures, ${(bytes / 1_000_000).toFixed(2)} MB`);
}

drawSocial(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

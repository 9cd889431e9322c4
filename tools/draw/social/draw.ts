import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import * as v from 'valibot';
import { readSeeds } from '../../../mock-api/seeds';
import { socialPath } from '../../../src/build/content/media';
import { readContent } from '../../../src/build/content/read';
import { titleMarks } from '../../../src/build/view/line-breaks';
import { buildPages } from '../../../src/build/view/pages';
import { root } from '../../../src/cli/support/environment';
import { type Language, languageTags } from '../../../src/config/languages';
import { needDataFile } from '../../../src/contract/data-file';
import { DataError } from '../../../src/contract/issue';
import { topMenu } from '../../../src/contract/top-menu';
import { raft } from '../../../src/drawings/charts/raft';
import { drawMotif } from '../../../src/drawings/motifs/motif';
import { escapeText } from '../../../src/drawings/svg';
import { lineBreak, unmarked } from '../../../src/lib/line-breaks';
import type { PageMeta, PageView } from '../../../src/routes/page-view';
import { readColours } from '../colours';
import { digestOf, recorded, type Unit } from '../drawing';
import { look, markSvg } from '../mark';

const list = 'data/images/social.json';
/** The largest size of a file in bytes. */
const maxBytes = 40_000;
/** Type sizes of the headline in pixels, largest first. */
const sizes = [80, 76, 72, 68, 64, 60, 56, 52, 48, 44];

/** Width and height of a social picture in pixels. */
const socialSize = { width: 1200, height: 630 } as const;

/** What a social picture shows. */
type SocialPicture = ReturnType<typeof socialPictures>[number];

/** The parts of a built page that its picture depends on. */
export interface PicturedPage {
  key: string;
  language: Language;
  meta: Pick<PageMeta, 'noindex' | 'siteName'>;
  view: Pick<PageView, 'family' | 'hero' | 'motif' | 'item' | 'breadcrumbs' | 'doc'>;
}

/**
 * The pictures that the site needs: one for every indexable page in each language. Pure.
 * @param mark marks the line breaks of a title
 */
export function socialPictures(
  pages: readonly PicturedPage[],
  mark: Record<Language, (title: string) => string>,
) {
  // Documentation uses the picture of its product.
  const indexed = pages.filter(({ meta, view }) => !meta.noindex && !view.doc);
  return indexed.map(({ key, language, meta, view }) => ({
    key,
    language,
    vendor: meta.siteName,
    family: view.family ?? null,
    // That of an item is its list's name: its own may repeat its title, e.g. the customer of a case.
    eyebrow:
      (view.item ? view.breadcrumbs.at(-2)?.label : view.hero.eyebrow) ??
      view.breadcrumbs.at(-1)?.label ??
      '',
    /** The page's h1, with marked line breaks. */
    heading: mark[language](view.hero.heading),
    /** The drawing in the page's head; else the motif of its family, and without a family the vendor's mark. */
    drawing: view.motif?.drawing ?? (view.family && drawMotif(view.family, key)) ?? null,
  }));
}

/** Digest of what a picture shows. */
export const socialDigest = ({ key, language, ...shown }: SocialPicture): string =>
  digestOf([{ ...shown, heading: unmarked(shown.heading) }, look()]);

/** One font family. Its Korean variant has narrow quotation marks, which suit English. */
const typeface: Record<Language, string> = { zh: '"Noto Sans CJK SC"', en: '"Noto Sans CJK KR"' };

const colour = readColours(root);

/** The site's colours, and its styles for drawings. */
const sheets = ['tokens', 'drawing']
  .map((name) => readFileSync(join(root, `src/styles/${name}.css`), 'utf8'))
  .join('');

const styles = `
  ${sheets}
  * { animation: none !important; margin: 0; box-sizing: border-box; }
  body { width: ${socialSize.width}px; height: ${socialSize.height}px; overflow: hidden; position: relative;
    background: ${colour('paper')}; color: ${colour('ink')}; font-family: ${typeface.zh}; text-rendering: geometricPrecision; }
  main { position: absolute; inset: 64px 56px 126px 72px; display: flex; gap: 40px; }
  .text { flex: none; display: flex; flex-direction: column; justify-content: center; }
  /* As large as the headline leaves room. */
  main .drawing { flex: 1; min-width: 0; height: 518px; margin-top: -8px; }
  .eyebrow { color: var(--accent); font-size: 28px; font-weight: 700; line-height: 40px; white-space: nowrap; }
  h1 { max-width: 640px; margin-top: 20px; font-weight: 700; text-wrap: balance; text-spacing-trim: trim-start; }
  h1 span { display: inline-block; text-wrap: balance; }
  h1 b { white-space: nowrap; }
  :lang(en) body { font-family: ${typeface.en}; }
  :lang(zh) h1 { line-height: 1.3; } :lang(zh) .eyebrow { letter-spacing: .04em; }
  :lang(en) h1 { line-height: 1.14; letter-spacing: -.018em; }
  .drawing.raft { position: absolute; right: 56px; bottom: 52px; width: 166px; height: 40px; }
  .vendor { position: absolute; left: 72px; bottom: 52px; display: flex; align-items: center; gap: 16px; font-size: 32px; font-weight: 700; line-height: 40px; }
`;

/** The path of a picture below the project's folder. */
const fileOf = ({ key, language }: SocialPicture) => `static${socialPath(key, language)}`;

/** A clause whose pieces aren't broken: lines end at spaces, and where they may on the page (src/lib/line-breaks.ts). */
const clauseMarkup = (marked: string): string =>
  marked
    .split(new RegExp(`${lineBreak}|(?<= )`, 'u'))
    .map(
      (piece) => `<b>${escapeText(unmarked(piece).trimEnd())}</b>${piece.endsWith(' ') ? ' ' : ''}`,
    )
    .join('');

/** A headline in clauses. A clause that doesn't fit on the current line starts a new one. Pure. */
export const headlineMarkup = (marked: string): string =>
  marked
    .split(/(?<=[：，；]|[:;] )/u)
    .map(
      (clause) =>
        `<span>${clauseMarkup(clause.trimEnd())}</span>${clause.endsWith(' ') ? ' ' : ''}`,
    )
    .join('');

function markupOf({ family, eyebrow, vendor, heading, drawing }: SocialPicture): string {
  const mark = { width: 300, height: 300, markup: markSvg(colour('brand'), 170, 65, 65) };
  const { width, height, markup } = drawing ?? mark;
  const accent = family ? ` style="--accent: var(--accent-${family})"` : '';
  return `<main${accent}><div class="text"><p class="eyebrow">${escapeText(eyebrow)}</p>
    <h1>${headlineMarkup(heading)}</h1></div>
    <svg class="drawing" viewBox="0 0 ${width} ${height}">${markup}</svg></main>
    <div class="vendor">${markSvg(colour('brand'), 48)}${escapeText(vendor)}</div>
    <svg class="drawing raft" viewBox="0 0 ${raft.width} ${raft.height}">${raft.markup}</svg>`;
}

/** Runs in the page: shows a picture, with its headline in the largest size that fits in three lines. @returns whether any size fits */
const compose = (markup: string, tag: string, sizes: number[]): boolean => {
  document.documentElement.lang = tag;
  document.body.innerHTML = markup;
  const heading = document.querySelector('h1');
  return sizes.some((size) => {
    if (!heading) return false;
    heading.style.fontSize = `${size}px`;
    const lines = new Set(
      [...heading.querySelectorAll('b')].map((piece) =>
        Math.round(piece.getBoundingClientRect().top),
      ),
    );
    return lines.size <= 3 && heading.scrollWidth <= heading.clientWidth;
  });
};

/** Compresses a screenshot, with the largest palette that stays within the limit. */
async function compress(picture: Uint8Array): Promise<Buffer> {
  const options = { palette: true, dither: 0, effort: 10, compressionLevel: 9 };
  for (const colours of [32, 24, 16]) {
    const file = await sharp(picture)
      .png({ ...options, colours })
      .toBuffer();
    if (file.length < maxBytes) return file;
  }
  throw new Error(`the picture stays above ${maxBytes} bytes`);
}

/** Draws a picture. @throws Error if its headline is too long for the smallest type */
async function draw(page: Page, picture: SocialPicture): Promise<void> {
  const isFitting = await page.evaluate(
    compose,
    markupOf(picture),
    languageTags[picture.language],
    sizes,
  );
  if (!isFitting)
    throw new Error(`The headline does not fit in 3 lines: ${unmarked(picture.heading)}`);
  const file = await compress(await page.screenshot({ type: 'png', optimizeForSpeed: true }));
  const path = join(root, fileOf(picture));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
}

const digests = v.record(v.string(), v.partial(v.strictObject({ zh: v.string(), en: v.string() })));

/** The pictures that social networks show next to a link: one for every indexable page in each language. */
export const social = recorded({
  about:
    'pictures that social networks show next to a link (static/social); NAME is a page, e.g. product/BCC',
  list,
  folders: ['static/social'],
  read() {
    const { content, issues } = readContent(root);
    if (!content) throw new DataError('The data folder cannot be read', issues);
    const record = needDataFile(root, list, digests);
    const menu = v.parse(topMenu, readSeeds(root).topMenu);
    const units = socialPictures(buildPages(content, menu), titleMarks(content)).map(
      (picture): Unit => {
        const { key: name, language } = picture;
        const digest = socialDigest(picture);
        const drawn = record[name]?.[language];
        return {
          name,
          digest,
          files: [fileOf(picture)],
          drawn: drawn === undefined ? undefined : { digest: drawn },
          async draw(page) {
            await draw(page, picture);
            record[name] = { ...record[name], [language]: digest };
            return [];
          },
        };
      },
    );
    return { units, record };
  },
  async prepare(page) {
    await page.setViewport(socialSize);
    await page.setContent(
      `<!doctype html><meta charset="utf-8"><style>${styles}</style><body></body>`,
    );
  },
});

import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { lineBreaks } from '../../../src/content/line-breaks';
import { piecesOf } from '../../../src/drawings/lettering';
import type { Drawing } from '../../../src/drawings/svg';
import { type Language, languageTags } from '../../../src/site/languages';
import { markSvg } from '../mark';
import { labelTexts } from './labels';
import type { MediaSource } from './source';

const fonts = 'tools/node_modules/@fontsource';
/**
 * Fonts and stylesheets, as paths below the project's folder. PDFs embed small subsets of the
 * fonts.
 */
const sheets = [
  ...['chinese-simplified-400', 'chinese-simplified-700', 'latin-400', 'latin-700'].map(
    (font) => `${fonts}/noto-sans-sc/${font}.css`,
  ),
  ...['400', '700'].map((font) => `${fonts}/source-sans-3/${font}.css`),
  ...['tokens', 'global', 'drawing'].map((name) => `src/styles/${name}.css`),
  'tools/draw/media/common.css',
];

/** What any document is made from. */
type DocumentSource = Pick<MediaSource, 'language' | 'title' | 'vendor' | 'labels'> &
  Partial<Pick<MediaSource, 'family'>>;

/** The footer of every page but the first, as paged CSS. */
function footOf(source: DocumentSource): string {
  const { vendor, title } = source;
  const number = labelTexts(source)('page', {
    number: '" counter(page) "',
    total: '" counter(pages) "',
  });
  return `@page { @bottom-left { content: ${JSON.stringify(`${vendor.name} · ${title}`)} } @bottom-right { content: "${number}" } }
    @page :first { @bottom-left { content: none } @bottom-right { content: none } }`;
}

/**
 * An HTML document at the project's folder. PDFs take over its language and title.
 * @param sheet the stylesheet of its kind, below tools/draw
 */
export function documentOf(source: DocumentSource, sheet: string, body: ElementContent[]): string {
  const { language, title, vendor, family } = source;
  const accent = family ? `--accent: var(--accent-${family})` : undefined;
  const html = h('html', { lang: languageTags[language], dataTheme: 'light', style: accent }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('title', `${title} | ${vendor.name}`),
      h('meta', { name: 'author', content: vendor.legalName }),
      ...[...sheets, `tools/draw/${sheet}`].map((href) => h('link', { rel: 'stylesheet', href })),
      h('style', footOf(source)),
    ]),
    h('body', body),
  ]);
  const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });

  return `<!doctype html>${writer.stringify({ type: 'root', children: [html] })}`;
}

const raw = (value: string) => ({ type: 'raw', value }) as ElementContent;

/** A drawing of this repository, which takes its colours from the page. */
export const svgOf = ({ width, height, markup }: Drawing) =>
  h('svg.drawing', { viewBox: `0 0 ${width} ${height}`, ariaHidden: 'true' }, raw(markup));

/**
 * A headline that breaks only between words, which browsers can't tell apart in Chinese
 * (src/styles/global.css).
 */
export const headline = (text: string, language: Language) =>
  language === 'en'
    ? [text]
    : piecesOf(lineBreaks(language, [])(text)).flatMap((piece) => [h('wbr'), piece]);

/** The vendor's mark and name. */
export const vendorLine = ({ vendor }: Pick<MediaSource, 'vendor'>) =>
  h('p.vendor', [raw(markSvg('var(--brand)', 34)), vendor.name]);

/**
 * What the first page or slide shows, with the drawing of the item's product, or else the vendor's
 * mark.
 */
export const coverOf = (source: MediaSource, date: string, ...more: ElementContent[]) => [
  vendorLine(source),
  h('p.eyebrow', source.eyebrow),
  h('h1', headline(source.title, source.language)),
  h('p.lead', source.description),
  h('div.ornament', [source.motif ? svgOf(source.motif) : raw(markSvg('currentColor', 300))]),
  ...more,
  h('p.date', date),
];

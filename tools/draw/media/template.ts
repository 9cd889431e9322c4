import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { lineBreaks } from '../../../src/build/view/line-breaks';
import { root } from '../../../src/cli/support/environment';
import { type Language, languageTags } from '../../../src/config/languages';
import { mix } from '../../../src/drawings/colours';
import { piecesOf } from '../../../src/drawings/lettering';
import { coloursOf } from '../colours';
import { markSvg } from '../mark';
import type { MediaSource } from './source';

/** The font files of each language, by family. PDFs embed small subsets of them. */
const typefaces: Record<Language, Record<string, string>> = {
  zh: {
    'Media Latin': 'noto-sans-sc/files/noto-sans-sc-latin',
    'Media Han': 'noto-sans-sc/files/noto-sans-sc-chinese-simplified',
  },
  en: {
    'Media Latin': 'source-sans-3/files/source-sans-3-latin',
    'Media Extended': 'source-sans-3/files/source-sans-3-latin-ext',
  },
};

/** The fonts of a language as a self-contained stylesheet. */
const fontFaces = (language: Language): string[] =>
  Object.entries(typefaces[language]).flatMap(([family, file]) =>
    [400, 700].map((weight) => {
      const path = join(root, 'tools/node_modules/@fontsource', `${file}-${weight}-normal.woff2`);
      const source = `url(data:font/woff2;base64,${readFileSync(path).toString('base64')}) format("woff2")`;
      return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: ${source}; }`;
    }),
  );

/** The site's colours as CSS variables, with the accent of the product's family. */
function variables({ family }: MediaSource): string {
  const colours = coloursOf(root, 'light');
  const accent = colours.get(family ? `accent-${family}` : 'brand') ?? '';
  const shade = (share: number) => mix(accent, colours.get('paper') ?? '', share);
  const named = [...colours, ['accent', accent], ['tint', shade(0.1)], ['accent-soft', shade(0.45)]];
  return `:root { ${named.map(([name, value]) => `--${name}: ${value};`).join(' ')} }`;
}

/** Inline SVG from this repository. */
const drawn = (look: string, svg: string) =>
  h(`span.${look}`, { ariaHidden: 'true' }, [{ type: 'raw', value: svg } as ElementContent]);

/**
 * A self-contained HTML document. PDFs take over its language and title.
 * @param sheet the stylesheet of its kind
 * @param style more CSS
 */
export function documentOf(source: MediaSource, sheet: string, body: ElementContent[], style = ''): string {
  const files = ['src/styles/drawing.css', 'tools/draw/media/common.css', `tools/draw/media/${sheet}`];
  const sheets = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const styles = [...fontFaces(source.language), variables(source), ...sheets, style].join('\n');
  const html = h('html', { lang: languageTags[source.language] }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('title', `${source.title} | ${source.vendor.name}`),
      h('meta', { name: 'author', content: source.vendor.legalName }),
      h('style', styles),
    ]),
    h('body', body),
  ]);
  const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });
  return `<!doctype html>${writer.stringify({ type: 'root', children: [html] })}`;
}

/** A headline without breaks within Chinese words, which browsers can't tell apart. */
export const headline = (text: string, language: Language) =>
  language === 'en' ? [text] : piecesOf(lineBreaks(language, [])(text)).map((piece) => h('span.word', piece));

/** The motif of an item's product, or else the vendor's mark. */
export const ornament = (source: MediaSource) => drawn('ornament', source.ornament || markSvg('currentColor', 300));

/** The vendor's mark and name. */
export const vendorLine = ({ vendor }: MediaSource) =>
  h('p.vendor', [drawn('mark', markSvg(coloursOf(root, 'light').get('brand') ?? '', 34)), vendor.name]);

/** The vendor's contacts. */
export const contacts = ({ channels }: MediaSource) =>
  h('dl', ...channels.map(({ label, value }) => h('div', h('dt', label), h('dd', value))));

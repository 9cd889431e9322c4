/** @jsxRuntime automatic */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { root } from '../../../src/cli/support/environment';
import { type Language, languageTags } from '../../../src/config/languages';
import { mix } from '../../../src/drawings/colours';
import { pieces } from '../../../src/drawings/pieces';
import { coloursOf } from '../colours';
import { markSvg } from '../mark';
import type { MediaSource } from './source';

/** The font files of each language. PDFs embed small subsets of them. */
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
const fontFaces = (language: Language): string =>
  Object.entries(typefaces[language])
    .flatMap(([family, file]) =>
      [400, 700].map((weight) => {
        const path = join(root, 'tools/node_modules/@fontsource', `${file}-${weight}-normal.woff2`);
        const source = `url(data:font/woff2;base64,${readFileSync(path).toString('base64')}) format("woff2")`;
        return `@font-face { font-family: "${family}"; font-weight: ${weight}; src: ${source}; }`;
      }),
    )
    .join('\n');

/** The styles of files and films, preceded by fonts and the site's colours. */
function stylesOf({ family, language }: MediaSource, sheet: string): string {
  const colours = coloursOf(root, 'light');
  const accent = colours.get(family ? `accent-${family}` : 'brand') ?? '';
  const shade = (share: number) => mix(accent, colours.get('paper') ?? '', share);
  const named = [...colours, ['accent', accent], ['tint', shade(0.1)], ['accent-soft', shade(0.45)]];
  const variables = named.map(([name, value]) => `--${name}: ${value};`).join(' ');
  const files = ['src/styles/drawing.css', 'tools/draw/media/blocks.css', `tools/draw/media/${sheet}`];
  const sheets = files.map((file) => readFileSync(join(root, file), 'utf8'));
  return [fontFaces(language), `:root { ${variables} }`, ...sheets].join('\n');
}

/**
 * A self-contained HTML document. PDFs take over its language and title.
 * @param sheet the stylesheet of its kind
 * @param style more CSS
 */
export function documentOf(source: MediaSource, sheet: string, body: ReactNode, style = ''): string {
  const html = (
    <html lang={languageTags[source.language]}>
      {/* biome-ignore lint/style/noHeadElement: this is no page of Next.js */}
      <head>
        <meta charSet="utf-8" />
        <title>{`${source.title} | ${source.vendor.name}`}</title>
        <meta name="author" content={source.vendor.legalName} />
        <style dangerouslySetInnerHTML={{ __html: stylesOf(source, sheet) + style }} />
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(html)}`;
}

/** A headline without breaks within Chinese words, which browsers can't tell apart. */
export const Headline = ({ text, language }: { text: string; language: Language }) =>
  language === 'en'
    ? text
    : pieces(text, language).map((piece) => (
        <span className="word" key={piece}>
          {piece}
        </span>
      ));

/** Inline SVG from this repository. */
const Drawn = ({ svg, look }: { svg: string; look?: string }) => (
  <span className={look} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
);

/** The motif of an item's product, or else the vendor's mark. */
export const Ornament = ({ source }: { source: MediaSource }) => (
  <Drawn look="ornament" svg={source.ornament || markSvg('currentColor', 300)} />
);

/** The vendor's mark and name. */
export const VendorLine = ({ source }: { source: MediaSource }) => (
  <p className="vendor">
    <Drawn svg={markSvg(coloursOf(root, 'light').get('brand') ?? '', 34)} />
    {source.vendor.name}
  </p>
);

/** The vendor's contacts as a description list. */
export const Terms = ({ channels }: Pick<MediaSource, 'channels'>) => (
  <dl>
    {channels.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

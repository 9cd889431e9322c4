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

/** Files of each typeface, by language: TrueType outlines, of which a PDF holds small subsets. */
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

/** The typefaces of a language, in a stylesheet that needs no other file. */
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

/** The stylesheets of files and films, with typefaces and the site's colours in front. */
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
 * A document on its own. Its language and title are what a PDF takes over.
 * @param sheet the stylesheet of its kind
 * @param style further rules
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

/** A headline whose words stay whole: Chinese has no blanks that would tell a browser where they end. */
export const Headline = ({ text, language }: { text: string; language: Language }) =>
  language === 'en'
    ? text
    : pieces(text, language).map((piece) => (
        <span className="word" key={piece}>
          {piece}
        </span>
      ));

/** SVG of this repository. */
const Drawn = ({ svg, look }: { svg: string; look?: string }) => (
  <span className={look} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
);

/** The motif of an item's product, or the vendor's mark, next to its title. */
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

/** Labels with what they label. */
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

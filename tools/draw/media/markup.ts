import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../src/cli/support/environment';
import { type Language, languageTags } from '../../../src/config/languages';
import { mix } from '../../../src/drawings/colours';
import { pieces } from '../../../src/drawings/pieces';
import { readColours } from '../colours';
import { escapeText } from '../drawing';
import { markSvg } from '../mark';
import { fontFaces } from './fonts';
import type { MediaSource } from './source';
import { stackSvg, waterSvg } from './stack';

/** An element with escaped text, or nothing where there is no text. */
export const element = (name: string, text: string | undefined, attributes = ''): string =>
  text === undefined || text === '' ? '' : `<${name}${attributes && ` ${attributes}`}>${escapeText(text)}</${name}>`;

/** A picture of the project as a `data:` address, so that a document needs no other file. */
export const embedded = (path: string): string =>
  `data:image/png;base64,${readFileSync(join(root, path)).toString('base64')}`;

/** A headline whose words stay whole: Chinese has no blanks that would tell a browser where they end. */
export const headline = (text: string, language: Language): string =>
  language === 'zh'
    ? pieces(text, language)
        .map((piece) => `<span class="word">${escapeText(piece)}</span>`)
        .join('')
    : escapeText(text);

/** The stylesheets of this folder, with typefaces and the site's colours in front. */
export function styles(source: Pick<MediaSource, 'family' | 'language'>, ...files: string[]): string {
  const colour = readColours(root);
  const names = [
    'ink',
    'ink-soft',
    'ink-faint',
    'paper',
    'paper-raised',
    'paper-sunken',
    'line',
    'line-strong',
    'brand',
  ];
  const accent = colour(source.family ? `accent-${source.family}` : 'brand');
  const variables = [
    ...names.map((name) => `--${name}: ${colour(name)}`),
    `--accent: ${accent}`,
    `--tint: ${mix(accent, colour('paper'), 0.1)}`,
    `--accent-soft: ${mix(accent, colour('paper'), 0.45)}`,
  ];
  const sheets = ['media.css', ...files].map((file) => readFileSync(join(root, 'tools/draw/media', file), 'utf8'));
  return [fontFaces(source.language), `:root { ${variables.join('; ')} }`, ...sheets].join('\n');
}

/** A document on its own: language and title are what a PDF takes over. */
export const documentOf = (
  source: Pick<MediaSource, 'language' | 'title' | 'vendor'>,
  css: string,
  body: string,
): string =>
  `<!doctype html><html lang="${languageTags[source.language]}"><head><meta charset="utf-8"><title>${escapeText(`${source.title} | ${source.vendor.name}`)}</title>` +
  `<meta name="author" content="${escapeText(source.vendor.legalName)}"><style>${css}</style></head><body>${body}</body></html>`;

/** The ornament of an item, a raft of logs on a line of water; every item has its own. */
export function ornament({ family, kind, slug }: Pick<MediaSource, 'family' | 'kind' | 'slug'>): string {
  const colour = readColours(root);
  const [accent, paper] = [colour(family ? `accent-${family}` : 'brand'), colour('paper')];
  const stack = stackSvg(`${kind}/${slug}`, {
    accent,
    tint: mix(accent, paper, 0.14),
    ground: colour('paper-raised'),
    edge: mix(colour('line-strong'), paper, 0.42),
    line: mix(colour('line-strong'), paper, 0.7),
  });
  return `<svg class="ornament" aria-hidden="true" viewBox="728 100 472 440">${stack}${waterSvg(accent, 1200)}</svg>`;
}

/** The vendor's mark and name. */
export const vendorLine = ({ vendor }: Pick<MediaSource, 'vendor'>, size: number): string =>
  `<p class="vendor"><span aria-hidden="true">${markSvg(readColours(root)('brand'), size)}</span>${escapeText(vendor.name)}</p>`;

import type { Content } from '../content/read';
import { iconOf } from '../site/icon';
import { manifest } from '../site/manifest';

/** A drawing as a symbol; accented parts take the colour of its family. */
const symbol = (id: string, drawing: string, accent = 'accent'): string =>
  drawing
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${id}"`)
    .replace('</svg>', '</symbol>')
    .replaceAll('var(--accent)', `var(--${accent})`);

/** A placeholder for customers without a mark: the initial in a square. */
const plainMark = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke="currentColor"><rect x="4" y="4" width="32" height="32" rx="4" stroke-width="2.5"/><text x="20" y="27" text-anchor="middle" font-size="19" font-weight="650" fill="currentColor" stroke="none">${/[\p{L}\p{N}]/u.exec(name)?.[0] ?? ''}</text></svg>`;

/**
 * The icons of all pages and the marks of all customers as one SVG file: a symbol for every id that `iconOf` can return.
 * Pages refer to it (src/components/icon.tsx), so that no page contains the drawings and a browser loads them once.
 */
export function sprite({ icons, facts, drawings, marks, items, drafts }: Content): string {
  const { pages } = icons;
  const drawn = (name: string | undefined) => drawings.get(name ?? pages.page) ?? '';
  const symbols = new Map<string, string>();
  for (const { id, path, family } of manifest) {
    if (drafts.has(id)) continue;
    const symbolId = iconOf(path);
    const product = facts.get(id);
    if (!symbols.has(symbolId))
      symbols.set(
        symbolId,
        symbol(symbolId, drawn(product?.icon ?? pages[symbolId]), family && `accent-${family}`),
      );
  }
  for (const { slug, en } of items.case)
    symbols.set(`case-${slug}`, symbol(`case-${slug}`, marks.get(slug) ?? plainMark(en.customer)));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols.values()].join('')}</svg>\n`;
}

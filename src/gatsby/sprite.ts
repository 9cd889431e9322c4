import type { Content } from '../content/content';
import { escapeText } from '../drawings/svg';
import { iconOf } from '../site/icon';
import type { Language } from '../site/languages';
import { letteringSize } from '../site/lettering';
import { manifest } from '../site/manifest';

/** A drawing as a symbol; accented parts take the colour of its family. */
const symbol = (id: string, drawing: string, accent = 'accent'): string =>
  drawing
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', `<symbol id="${id}"`)
    .replace('</svg>', '</symbol>')
    .replaceAll('var(--accent)', `var(--${accent})`);

/** A placeholder for customers without a mark: the initial in a square. */
function placeholderMark(customer: string): string {
  const initial = /[\p{L}\p{N}]/u.exec(customer)?.[0] ?? '';

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none" stroke="currentColor">',
    '<rect x="4" y="4" width="32" height="32" rx="4" stroke-width="2.5"/>',
    '<text x="20" y="27" text-anchor="middle" font-size="19" font-weight="650" fill="currentColor" stroke="none">',
    initial,
    '</text></svg>',
  ].join('');
}

/**
 * The icons of all pages and the marks of all customers as one SVG file: a symbol for every id that
 * `iconOf` can return. Pages refer to it (src/components/icon.tsx), so that no page contains the
 * drawings and a browser loads them once.
 */
export const sprite = (content: Content): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${[...pageSymbols(content), ...customerMarks(content)].join('')}</svg>\n`;

/** The icon of each page; pages may share one. */
function pageSymbols({ icons, facts, drawings, drafts }: Content): string[] {
  const symbols = new Map<string, string>();

  for (const { id, path, family } of manifest) {
    const symbolId = iconOf(path);
    if (drafts.has(id) || symbols.has(symbolId)) continue;

    const name = facts.get(id)?.icon ?? icons.pages[symbolId] ?? icons.pages.page;
    symbols.set(symbolId, symbol(symbolId, drawings.get(name) ?? '', family && `accent-${family}`));
  }

  return [...symbols.values()];
}

/** A name as text, for customers without lettering. */
const letteringText = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${letteringSize.width} ${letteringSize.height}"><text y="108" font-size="80" font-weight="650" fill="currentColor">${escapeText(name)}</text></svg>`;

/** The names of all customers in a language, as their logos write them: a symbol for each case. */
export const letteringSprite = ({ items, lettering }: Content, language: Language): string => {
  const symbols = items.case.map((item) => {
    const { customer, shortName = customer } = item[language];
    const drawing = lettering.get(`${item.slug}.${language}`) ?? letteringText(shortName);
    return symbol(`case-${item.slug}`, drawing);
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
};

const customerMarks = ({ items, marks }: Content): string[] =>
  items.case.map(({ slug, en }) =>
    symbol(`case-${slug}`, marks.get(slug) ?? placeholderMark(en.customer)),
  );

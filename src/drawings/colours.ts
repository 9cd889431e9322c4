export type Theme = 'light' | 'dark';

/** A sheet like src/styles/tokens.css before and after the first of its dark rules. */
export function themesOf(css: string): Record<Theme, string> {
  const dark = css.indexOf('@media (prefers-color-scheme: dark)');
  return { light: css.slice(0, dark), dark: css.slice(dark) };
}

/** The colours in a part of a sheet by name without its dashes: `brand`, `accent-container`. */
export const coloursIn = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));

/** Mixes two colours: `share` of the first, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const ground = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value * share + (ground[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Theme = 'light' | 'dark';

const file = 'src/styles/tokens.css';

/** The sheet before and after the first of the dark rules. */
function partsOf(root: string): Record<Theme, string> {
  const css = readFileSync(join(root, file), 'utf8');
  const dark = css.indexOf('@media (prefers-color-scheme: dark)');
  return { light: css.slice(0, dark), dark: css.slice(dark) };
}

/** The colours of a theme in src/styles/tokens.css by name without its dashes: `brand`, `accent-container`. */
export const coloursOf = (root: string, theme: Theme): Map<string, string> =>
  new Map(
    [...partsOf(root)[theme].matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

/** @returns a function that gives a colour of the theme by name, and throws an error that names one which is not there */
export function readColours(root: string, theme: Theme = 'light'): (name: string) => string {
  const colours = coloursOf(root, theme);
  return (name) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`${file}: no ${theme} colour --${name}`);
    return colour;
  };
}

/** Gives colours of src/styles/tokens.css other values. */
export function writeColours(root: string, colours: Record<Theme, Record<string, string>>): void {
  const parts = partsOf(root);
  const written = (theme: Theme) =>
    parts[theme].replace(/--([a-z-]+): #[0-9a-f]{6};/g, (rule, name: string) => {
      const value = colours[theme][name];
      return value === undefined ? rule : `--${name}: ${value};`;
    });
  writeFileSync(join(root, file), written('light') + written('dark'));
}

/** Mixes two colours: `share` of the first, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const ground = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value * share + (ground[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

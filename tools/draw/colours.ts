import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads colours of the light theme, or of the dark one, from src/styles/tokens.css.
 * @returns a function that gives the colour of a name without its dashes: `brand`, `accent-container`
 * @throws Error that names a colour which is not there
 */
export function readColours(root: string, theme: 'light' | 'dark' = 'light'): (name: string) => string {
  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const dark = css.indexOf('@media (prefers-color-scheme: dark)');
  const part = theme === 'dark' ? css.slice(dark) : css.slice(0, dark);
  const colours = new Map(
    [...part.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return (name) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`src/styles/tokens.css: no ${theme} colour --${name}`);
    return colour;
  };
}

/** Mixes two colours: `share` of the first, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const ground = channels(second);
  const mixed = channels(first).map((value, index) => Math.round(value * share + (ground[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

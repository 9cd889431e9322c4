import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coloursIn, colourToken, type Theme } from '../../src/drawings/colours';

const file = 'src/styles/tokens.css';

export type { Theme };

/**
 * The colours of a theme in src/styles/tokens.css, by name without the leading dashes: `brand`,
 * `accent-container`.
 */
export const coloursOf = (root: string, theme: Theme): Map<string, string> =>
  coloursIn(readFileSync(join(root, file), 'utf8'), theme);

/**
 * @returns a function that looks up a colour of the theme, and throws an Error for an unknown name
 */
export function readColours(root: string, theme: Theme = 'light'): (name: string) => string {
  const colours = coloursOf(root, theme);
  return (name) => {
    const colour = colours.get(name);
    if (colour === undefined) throw new Error(`${file}: no ${theme} colour --${name}`);
    return colour;
  };
}

/** Changes colours in src/styles/tokens.css. */
export function writeColours(root: string, colours: Record<Theme, Record<string, string>>): void {
  const css = readFileSync(join(root, file), 'utf8').replace(
    colourToken,
    (_, name: string, ...now: string[]) => {
      const light = colours.light[name] ?? now[0];
      const dark = colours.dark[name] ?? now[1];
      return `--${name}: var(--light, ${light}) var(--dark, ${dark});`;
    },
  );
  writeFileSync(join(root, file), css);
}

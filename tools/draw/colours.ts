import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coloursIn, colourToken, type Theme } from '../../src/drawings/colours';

const file = 'src/styles/tokens.css';

export type { Theme };

/** The colours of a theme in src/styles/tokens.css by name without its dashes: `brand`, `accent-container`. */
export const coloursOf = (root: string, theme: Theme): Map<string, string> =>
  coloursIn(readFileSync(join(root, file), 'utf8'), theme);

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
  const css = readFileSync(join(root, file), 'utf8').replace(colourToken, (_, name: string, ...now: string[]) => {
    const [light, dark] = [colours.light[name] ?? now[0], colours.dark[name] ?? now[1]];
    return `--${name}: var(--light, ${light}) var(--dark, ${dark});`;
  });
  writeFileSync(join(root, file), css);
}

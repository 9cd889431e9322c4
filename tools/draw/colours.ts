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
 * The colours that drawings may show. Another one, which only pages show, may come or change
 * without making any drawing stale.
 */
const drawnColours: ReadonlySet<string> = new Set([
  'accent-cloud',
  'accent-compute',
  'accent-container',
  'accent-devops',
  'accent-finance',
  'accent-microservice',
  'brand',
  'brand-strong',
  'brand-tint',
  'danger',
  'focus',
  'ink',
  'ink-faint',
  'ink-soft',
  'line',
  'line-strong',
  'on-brand',
  'paper',
  'paper-raised',
  'paper-sunken',
]);

/** The colours of a theme that drawings may show, by name. */
export const drawnColoursOf = (root: string, theme: Theme): Map<string, string> =>
  new Map([...coloursOf(root, theme)].filter(([name]) => drawnColours.has(name)));

/**
 * @returns a function that looks up a colour of the theme, and throws an Error for a name that
 * isn't one of `drawnColours`
 */
export function readColours(root: string, theme: Theme = 'light'): (name: string) => string {
  const colours = drawnColoursOf(root, theme);
  return (name) => {
    const colour = colours.get(name);
    if (colour === undefined)
      throw new Error(`${file}: no ${theme} colour --${name} that drawings may show`);
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

export type Theme = 'light' | 'dark';

/** A colour of src/styles/tokens.css: its name without dashes, and its value in both themes. */
export const colourToken =
  /--([a-z-]+): var\(--light, (#[0-9a-f]{6})\) var\(--dark, (#[0-9a-f]{6})\);/g;

/**
 * The colours of a theme by name without its dashes: `brand`, `accent-container`.
 * @param css src/styles/tokens.css
 */
export const coloursIn = (css: string, theme: Theme): Map<string, string> =>
  new Map(
    [...css.matchAll(colourToken)].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  );

/** Red, green and blue of a colour written as `#rrggbb`. */
const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Mixes two colours: `share` of the first, the rest of the second. */
export function mix(first: string, second: string, share: number): string {
  const secondChannels = channelsOf(second);
  const channels = channelsOf(first).map((value, index) =>
    Math.round(value * share + (secondChannels[index] ?? 0) * (1 - share)),
  );

  const digits = channels.map((value) => value.toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

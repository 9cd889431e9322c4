import * as v from 'valibot';
import type { Issue } from '../../src/contract/issue';
import { mix, type Theme } from '../../src/drawings/colours';
import { contrast, contrastPairs, papers } from '../../tests/support/contrast';

const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/i, 'a colour is # and six hexadecimal digits'),
  v.toLowerCase(),
);
const theme = v.optional(v.record(v.string(), colour), {});

/** Colours by their names in src/styles/tokens.css, e.g. `{ "light": { "brand": "#0a7a3c" } }`. */
export const colours = v.strictObject({ light: theme, dark: theme });

export type Colours = Record<Theme, Record<string, string>>;

/** Derives the colours of both themes from the light theme's brand colour. */
function derived(brand: string, now: Colours): Colours {
  const grounds = papers.map((name) => now.dark[name] ?? '#000000');
  const shares = Array.from({ length: 20 }, (_, index) => 1 - index / 20);
  const bright = (share: number) => mix(brand, '#ffffff', share);
  // Only as bright as readable text on dark backgrounds needs to be.
  const share =
    shares.find((each) => grounds.every((ground) => contrast(bright(each), ground) >= 7)) ?? 0;
  const light = bright(share);
  const readable = (ground: string) =>
    contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : mix(ground, '#000000', 0.12);
  return {
    light: {
      brand,
      'brand-strong': mix(brand, '#000000', 0.74),
      'brand-tint': mix(brand, '#ffffff', 0.1),
      'on-brand': readable(brand),
      focus: brand,
    },
    dark: {
      brand: light,
      'brand-strong': mix(light, '#ffffff', 0.65),
      'brand-tint': mix(light, now.dark['paper'] ?? '#000000', 0.2),
      'on-brand': readable(light),
      focus: light,
    },
  };
}

/**
 * Computes every colour of both themes after a change.
 * @param given the colours in the input
 * @param now the current colours
 * @param source the input file, for messages
 * @returns the colours, and what is wrong by key: an unknown colour, too little contrast
 */
export function palette(
  given: Colours,
  now: Colours,
  source: string,
): { palette: Colours; issues: Issue[] } {
  const brand = given.light['brand'];
  const own = brand === undefined ? { light: {}, dark: {} } : derived(brand, now);
  const changed = (name: Theme) => ({ ...now[name], ...own[name], ...given[name] });
  const all: Colours = { light: changed('light'), dark: changed('dark') };
  const issues = (['light', 'dark'] as const).flatMap((name) => {
    const issue = (key: string, message: string): Issue => ({
      source,
      key: `colours.${name}.${key}`,
      message,
    });
    const own = all[name];
    const known = Object.keys(now[name]);
    const unknown = Object.keys(given[name]).filter((key) => !known.includes(key));
    const pairs = contrastPairs(known).map(([text, ground, least]) => ({ text, ground, least }));
    const faint = pairs.filter(
      ({ text, ground, least }) => contrast(own[text] ?? '', own[ground] ?? '') < least,
    );
    return [
      ...unknown.map((key) => issue(key, `no such colour; the colours are ${known.join(', ')}`)),
      ...faint.map(({ text, ground, least }) =>
        issue(text, `the contrast of ${own[text]} on ${ground} (${own[ground]}) is below ${least}`),
      ),
    ];
  });
  return { palette: all, issues };
}

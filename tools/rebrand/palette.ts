import * as v from 'valibot';
import type { Issue } from '../../src/calls/issue';
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
function coloursFromBrand(brand: string, current: Colours): Colours {
  const grounds = papers.map((name) => current.dark[name] ?? '#000000');
  const shares = Array.from({ length: 20 }, (_, index) => 1 - index / 20);
  const brighten = (share: number) => mix(brand, '#ffffff', share);
  const isReadable = (share: number) =>
    grounds.every((ground) => contrast(brighten(share), ground) >= 7);

  // Only as bright as readable text on dark backgrounds needs to be.
  const bright = brighten(shares.find(isReadable) ?? 0);

  const readableOn = (ground: string) =>
    contrast('#ffffff', ground) >= 4.5 ? '#ffffff' : mix(ground, '#000000', 0.12);

  return {
    light: {
      brand,
      'brand-strong': mix(brand, '#000000', 0.74),
      'brand-tint': mix(brand, '#ffffff', 0.1),
      'on-brand': readableOn(brand),
      focus: brand,
    },
    dark: {
      brand: bright,
      'brand-strong': mix(bright, '#ffffff', 0.65),
      'brand-tint': mix(bright, current.dark['paper'] ?? '#000000', 0.2),
      'on-brand': readableOn(bright),
      focus: bright,
    },
  };
}

/**
 * Computes every colour of both themes after a change.
 * @param input the colours in the input
 * @param current the current colours
 * @param source the input file, for messages
 * @returns the colours, and what is wrong by key: an unknown colour, too little contrast
 */
export function changePalette(
  input: Colours,
  current: Colours,
  source: string,
): { palette: Colours; issues: Issue[] } {
  const brand = input.light['brand'];
  const derived = brand === undefined ? { light: {}, dark: {} } : coloursFromBrand(brand, current);
  const palette: Colours = {
    light: { ...current.light, ...derived.light, ...input.light },
    dark: { ...current.dark, ...derived.dark, ...input.dark },
  };

  const issues = (['light', 'dark'] as const).flatMap((name) => {
    const issueAt = (key: string, message: string): Issue => ({
      source,
      key: `colours.${name}.${key}`,
      message,
    });

    const names = Object.keys(current[name]);
    const unknown = Object.keys(input[name]).filter((key) => !names.includes(key));
    const unknownIssues = unknown.map((key) =>
      issueAt(key, `no such colour; the colours are ${names.join(', ')}`),
    );

    const contrastIssues = contrastPairs(names).flatMap(([text, ground, least]) => {
      const textColour = palette[name][text];
      const groundColour = palette[name][ground];
      if (contrast(textColour ?? '', groundColour ?? '') >= least) return [];
      const message = `the contrast of ${textColour} on ${ground} (${groundColour}) is below ${least}`;

      return [issueAt(text, message)];
    });

    return [...unknownIssues, ...contrastIssues];
  });

  return { palette, issues };
}

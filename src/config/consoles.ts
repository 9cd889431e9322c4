import type { Language } from './languages';

/** Pixels of a console's picture. Its smaller copies keep its shape. */
export const consoleSize = { width: 2400, height: 1500 } as const;
export const consoleWidths = [600, 1200, 2400] as const;

export const consoleThemes = ['light', 'dark'] as const;
export type ConsoleTheme = (typeof consoleThemes)[number];

/** The place of a panel in a console's picture, in percent: left, top, width, height. */
export type Place = readonly [left: number, top: number, width: number, height: number];

/** A place in pixels of the whole picture. */
export function pixelsOf(place: Place) {
  const [x, y] = [consoleSize.width / 100, consoleSize.height / 100];
  const [left, top] = [Math.floor(place[0] * x), Math.floor(place[1] * y)];
  return {
    ...{ left, top },
    width: Math.min(Math.round(place[2] * x), consoleSize.width - left),
    height: Math.min(Math.round(place[3] * y), consoleSize.height - top),
  };
}

/**
 * Path of a file of a console's picture in the published site.
 * @param name of its file in data/consoles
 * @param part the width of the whole picture, or the panel that the file shows
 */
export const consolePath = (name: string, language: Language, theme: ConsoleTheme, part: number | string): string =>
  `/consoles/${name}.${language}${theme === 'dark' ? '.dark' : ''}-${part}.webp`;

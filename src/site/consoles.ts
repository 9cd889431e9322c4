import type { Language } from './languages';

/** Pixels of a console's picture. Of few colours and without loss, it weighs little more than a smaller copy would. */
export const consoleSize = { width: 2400, height: 1500 } as const;

/** CSS pixels at which phones and tablets show single panels instead; each is drawn for its width. */
export const panelWidths = [358, 720] as const;

export const consoleThemes = ['light', 'dark'] as const;
export type ConsoleTheme = (typeof consoleThemes)[number];

/**
 * Path of a file of a console's picture below `static`. The site has it with a digest (src/features/consoles/pictures.ts).
 * @param name of its file in data/consoles
 * @param part the width of the whole picture, or a panel with its width: `nodes-358`
 */
export const consolePath = (
  name: string,
  language: Language,
  theme: ConsoleTheme,
  part: number | string,
): string => `/consoles/${name}.${language}${theme === 'dark' ? '.dark' : ''}-${part}.webp`;

import { type Language, languages } from './languages';

export const consoleThemes = ['light', 'dark'] as const;
export type ConsoleTheme = (typeof consoleThemes)[number];

/** Pixels of the drawing of a whole console. */
export const consoleSize = { width: 2400, height: 1500 } as const;

/**
 * CSS pixels of a panel that is drawn by itself, for narrow screens, and pixels of the drawing for
 * each of them.
 */
export const panelSizes = {
  phone: { width: 358, scale: 2 },
  tablet: { width: 720, scale: 1.5 },
} as const;
export type PanelDevice = keyof typeof panelSizes;
export const panelDevices: readonly PanelDevice[] = ['phone', 'tablet'];

/** Where the drawings of consoles are, below the project's folder. */
export const consoleFolder = 'data/images/consoles';

/**
 * The file of a console's drawing in the folder: `BCC.zh.dark.webp`, of a panel
 * `BCC.zh.dark.pods.phone.webp`.
 * @param name of its file in data/consoles
 */
export function consoleFile(
  name: string,
  language: Language,
  theme: ConsoleTheme,
  panel?: { area: string; device: PanelDevice },
): string {
  const ofTheme = theme === 'dark' ? '.dark' : '';
  const ofPanel = panel ? `.${panel.area}.${panel.device}` : '';
  return `${name}.${language}${ofTheme}${ofPanel}.webp`;
}

/** What says which panels of a console are drawn by themselves. */
interface ConsoleParts {
  callouts: readonly { area: string }[];
  crops: Readonly<Record<string, string | undefined>>;
}

/**
 * The panels that are also drawn by themselves, for narrow screens: those that the site explains or
 * crops.
 */
export const separatePanels = ({ callouts, crops }: ConsoleParts): string[] => [
  ...new Set([
    ...callouts.map(({ area }) => area),
    ...Object.values(crops).filter((area) => area !== undefined),
  ]),
];

/**
 * Every file of a console's drawings.
 * @param name of its file in data/consoles
 */
export function consoleFiles(name: string, parts: ConsoleParts): string[] {
  const panels = separatePanels(parts).flatMap((area) =>
    panelDevices.map((device) => ({ area, device })),
  );
  return languages.flatMap((language) =>
    consoleThemes.flatMap((theme) =>
      [undefined, ...panels].map((panel) => consoleFile(name, language, theme, panel)),
    ),
  );
}

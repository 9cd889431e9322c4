import type { Screen } from '../schema';

/** What the page shows: a whole screen, or one of its panels at the width of a narrow screen. */
export interface View {
  screen: Screen;
  dark: boolean;
  /** The accents of the product's family. */
  seeds: { light: string; dark: string };
  panel?: { area: string; width: number };
}

import type { Screen } from '../schema';

/** What the page shows: a whole screen, or one of its panels in the width of a narrow screen. */
export interface View {
  screen: Screen;
  dark: boolean;
  /** The accent colours of the product's family. */
  seeds: { light: string; dark: string };
  panel?: { area: string; width: number };
}

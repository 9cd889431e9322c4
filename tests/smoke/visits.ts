import { type Language, languages } from '../../src/config/languages';
import type { Device } from '../../src/lib/device';

/** A language and a device that something is tried in. */
export interface Visit {
  language: Language;
  device: Device;
}

/** Whether every journey runs in both languages on both devices (SMOKE_EVERY=1), instead of by turns. */
export const isEvery = process.env.SMOKE_EVERY === '1';

export const devices: readonly Device[] = ['desktop', 'phone'];
const every: readonly Visit[] = languages.flatMap((language) => devices.map((device) => ({ language, device })));
let turn = 0;

/**
 * Visits for `describe.each`. Languages and devices that are left open take turns: of all four two visits, which cover each language and each device
 * once; of two one; the others with the next call in a file. All of them in a run of everything.
 */
export function visits({ language, device }: { [K in keyof Visit]?: Visit[K] | undefined } = {}): readonly Visit[] {
  turn += 1;
  const isOdd = turn % 2 === 1;
  const possible = every.filter(
    (one) => (language ?? one.language) === one.language && (device ?? one.device) === one.device,
  );
  if (isEvery || possible.length === 1) return possible;
  if (possible.length === 2) return possible.filter((_, place) => (place === 0) === isOdd);
  return possible.filter((one) => ((one.language === 'zh') === (one.device === 'desktop')) === isOdd);
}

import type { Device } from '../../src/site/device';
import type { Language } from '../../src/site/languages';

/** A language and a device that something is tried in. */
export interface Visit {
  language: Language;
  device: Device;
}

/**
 * Whether every journey runs in both languages on both devices (SMOKE_EVERY=1), instead of by
 * turns.
 */
export const isEvery = process.env.SMOKE_EVERY === '1';

export const devices: readonly Device[] = ['desktop', 'phone'];

/** Neighbours differ in both, so that two turns cover each language and each device. */
export const allVisits: readonly Visit[] = [
  { language: 'zh', device: 'desktop' },
  { language: 'en', device: 'phone' },
  { language: 'zh', device: 'phone' },
  { language: 'en', device: 'desktop' },
];

/**
 * The next of several things that are alike, for the place of a test in its file; all of them in a
 * run of everything.
 * @param count how many take part in a turn
 */
export function byTurns<T>(all: readonly T[], place: number, count = 1): readonly T[] {
  if (isEvery) return all;

  const start = (place * count) % all.length;
  return all.filter((_, index) => (index - start + all.length) % all.length < count);
}

let turn = -1;

/**
 * Visits for `describe.each`. Languages and devices that are left open take turns, so that each
 * call in a file gets one visit: the next of those that are possible. All of them in a run of
 * everything.
 */
export function visits({
  language,
  device,
}: { [K in keyof Visit]?: Visit[K] | undefined } = {}): readonly Visit[] {
  turn += 1;
  const possible = allVisits.filter(
    (visit) =>
      (language ?? visit.language) === visit.language && (device ?? visit.device) === visit.device,
  );

  return isEvery ? possible : possible.filter((_, place) => place === turn % possible.length);
}

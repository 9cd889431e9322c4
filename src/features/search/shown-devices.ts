import type { Devices } from '../../routes/route-types';

/** Whether a page of a device set is shown to this visitor, as the guard script decided (src/chrome/guard-script.ts): whoever chose a device sees all. */
export function isShown(devices: Devices): boolean {
  const { device, unguarded } = document.documentElement.dataset;
  return devices === 'both' || devices === device || unguarded !== undefined || device === undefined;
}

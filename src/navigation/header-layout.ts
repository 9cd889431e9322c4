import { resourceLimit, twoColumnsAbove } from '../config/constants';
import type { MenuGroup } from '../contract/menu-groups';
import { devices } from '../lib/device';
import { belongsTo, type Devices } from '../routes/route-types';

/* Apart from header.ts, which knows all routes: the browser needs these rules for its first view. */

/** An entry, or what else belongs to a device. */
interface Entry {
  devices: Devices;
}

/**
 * The devices on which a list of entries has two columns (section 4): those that show more than 4 of them, of cases more than 5.
 * @returns as the value of an attribute
 */
export const twoColumnsOn = (group: MenuGroup, entries: readonly Entry[]): string =>
  devices
    .filter((device) => {
      const shown = entries.filter((entry) => belongsTo(entry.devices, device)).length;
      return shown > (group === 'cases' ? twoColumnsAbove.cases : twoColumnsAbove.default);
    })
    .join(' ');

/**
 * The devices whose phone menu leaves an entry out: the resources keep the first 6 that the device shows (section 9).
 * @returns as the value of an attribute
 */
export const leftOutOn = (group: MenuGroup, entries: readonly Entry[], index: number): string =>
  devices
    .filter(
      (device) =>
        group === 'resources' &&
        entries.slice(0, index).filter((entry) => belongsTo(entry.devices, device)).length >= resourceLimit,
    )
    .join(' ');

/** The devices that show any of the entries. */
export const devicesOf = (entries: readonly Entry[]): Devices => {
  const [first] = entries;
  return first && entries.every((entry) => entry.devices === first.devices) ? first.devices : 'both';
};

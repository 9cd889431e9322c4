import { resourceLimit, twoColumnsAbove } from '../../site/constants';
import { devices } from '../../site/device';
import type { MenuGroup } from '../../site/menu-groups';
import { belongsTo } from '../../site/route-types';

/*
 * Apart from header.ts, which knows all routes: the browser needs these rules for its first view.
 */

type Entry = Pick<Queries.HeaderMenuLink, 'devices'>;

/**
 * @returns the devices on which the number of entries meets a condition, as the value of an
 * attribute
 */
const devicesThatShow = (entries: readonly Entry[], isEnough: (count: number) => boolean): string =>
  devices
    .filter((device) =>
      isEnough(entries.filter((entry) => belongsTo(entry.devices, device)).length),
    )
    .join(' ');

/**
 * The devices on which a list of entries has two columns (section 4): those that show more than 4
 * of them, of cases more than 5.
 */
export const twoColumnsOn = (group: MenuGroup, entries: readonly Entry[]): string =>
  devicesThatShow(
    entries,
    (count) => count > (group === 'cases' ? twoColumnsAbove.cases : twoColumnsAbove.default),
  );

/**
 * The devices whose phone menu leaves an entry out: the resources keep the first 6 that the device
 * shows (section 9).
 */
export const leftOutOn = (group: MenuGroup, entries: readonly Entry[], index: number): string =>
  group === 'resources'
    ? devicesThatShow(entries.slice(0, index), (count) => count >= resourceLimit)
    : '';

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import vendorFile from '../../../data/vendor.json';
import { vendor } from '../../../src/contract/content/vendor';
import { readDataFile, withPlaces } from '../../../src/contract/data-file';
import type { Issue } from '../../../src/contract/issue';
import { withVendor } from '../../../src/i18n/references';
import { type Screen, screen } from './schema';

const folder = 'data/consoles';

/** Names of all screens that have data. */
export const screenNames = (root: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** The data of one screen, or what is wrong with it. */
export const readScreen = (root: string, name: string): { screen: Screen | null; issues: Issue[] } => {
  const source = `${folder}/${name}.json`;
  const issues: Issue[] = [];
  const named = v.transform((data: unknown) => withVendor(data, v.parse(vendor, vendorFile), 'en'));
  const read = readDataFile(root, source, v.pipe(v.unknown(), named, screen), issues);
  if (!read) return { screen: null, issues };
  const areas = new Set(read.layout.areas.flatMap((row) => row.split(/\s+/)));
  const misplaced = [
    ...[...areas]
      .filter((area) => !read.panels[area])
      .map((area) => ({ key: 'layout.areas', message: `no panel named ${area}` })),
    ...Object.keys(read.panels)
      .filter((area) => !areas.has(area))
      .map((area) => ({ key: `panels.${area}`, message: 'has no place in layout.areas' })),
  ].map((issue) => ({ source, ...issue }));
  return { screen: misplaced.length > 0 ? null : read, issues: withPlaces(root, misplaced) };
};

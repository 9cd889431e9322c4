import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import vendorFile from '../../../data/vendor.json';
import type { Language } from '../../../src/config/languages';
import { vendor } from '../../../src/contract/content/vendor';
import { readDataFile, withPlaces } from '../../../src/contract/data-file';
import type { Issue } from '../../../src/contract/issue';
import { withVendor } from '../../../src/i18n/references';
import { type Screen, screenIn } from './schema';

const folder = 'data/consoles';

/** The names of all screens. */
export const screenNames = (root: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** The panels that are also drawn separately, for narrow screens: those that the site explains or crops. */
export const panelsAlone = ({ callouts, crops }: Screen): string[] => [
  ...new Set([...callouts.map(({ area }) => area), ...Object.values(crops)]),
];

const named = <T>(data: T): T => withVendor(data, v.parse(vendor, vendorFile), 'en');

/** The data that the pictures of a screen show, with the vendor's name. Callouts are explained outside the pictures. */
export function shownOf(root: string, name: string): unknown {
  const data: unknown = JSON.parse(readFileSync(join(root, folder, `${name}.json`), 'utf8'));
  const { callouts, ...shown } = v.parse(v.looseObject({ callouts: v.unknown() }), data);
  return named(shown);
}

/** Reads a screen in one language, or what is wrong with its data. */
export const readScreen = (root: string, name: string, language: Language) => {
  const source = `${folder}/${name}.json`;
  const issues: Issue[] = [];
  const read = readDataFile(
    root,
    source,
    v.pipe(v.unknown(), v.transform(named), screenIn(language)),
    issues,
  );
  if (!read) return { screen: null, issues };
  const areas = new Set(read.layout.areas.flatMap((row) => row.split(/\s+/)));
  const places = [...areas, ...panelsAlone(read)].filter((area) => !read.panels[area]);
  const faults = [
    ...places.map((area) => ({ source, key: 'layout.areas', message: `no panel named ${area}` })),
    ...Object.keys(read.panels)
      .filter((area) => !areas.has(area))
      .map((area) => ({ source, key: `panels.${area}`, message: 'has no place in layout.areas' })),
  ];
  return { screen: faults.length > 0 ? null : read, issues: withPlaces(root, faults) };
};

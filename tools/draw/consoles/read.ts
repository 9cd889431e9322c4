import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import vendorFile from '../../../data/vendor.json';
import { readDataFile, withPlaces } from '../../../src/calls/data-file';
import type { Issue } from '../../../src/calls/issue';
import { withVendor } from '../../../src/content/references';
import { vendor } from '../../../src/content/schemas/vendor';
import { separatePanels } from '../../../src/site/consoles';
import type { Language } from '../../../src/site/languages';
import { type Screen, screenIn } from './schema';

const folder = 'data/consoles';

/** The names of all screens. */
export const screenNames = (root: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

const insertVendor = <T>(data: T): T => withVendor(data, v.parse(vendor, vendorFile), 'en');

/**
 * The data that the pictures of a screen show, with the vendor's name. Callouts are explained
 * outside the pictures.
 */
export function pictureData(root: string, name: string): unknown {
  const data: unknown = JSON.parse(readFileSync(join(root, folder, `${name}.json`), 'utf8'));
  const { callouts, ...visible } = v.parse(v.looseObject({ callouts: v.unknown() }), data);
  return insertVendor(visible);
}

/** Reads a screen in one language, or what is wrong with its data. */
export function readScreen(
  root: string,
  name: string,
  language: Language,
): { screen: Screen | null; issues: Issue[] } {
  const source = `${folder}/${name}.json`;
  const issues: Issue[] = [];
  const schema = v.pipe(v.unknown(), v.transform(insertVendor), screenIn(language));
  const screen = readDataFile(root, source, schema, issues);
  if (!screen) return { screen: null, issues };

  const areas = new Set(screen.layout.areas.flatMap((row) => row.split(/\s+/)));
  const areasWithoutPanel = [...areas, ...separatePanels(screen)].filter(
    (area) => !screen.panels[area],
  );
  const panelsWithoutArea = Object.keys(screen.panels).filter((area) => !areas.has(area));

  const layoutIssues = [
    ...areasWithoutPanel.map((area) => ({
      source,
      key: 'layout.areas',
      message: `no panel named ${area}`,
    })),
    ...panelsWithoutArea.map((area) => ({
      source,
      key: `panels.${area}`,
      message: 'has no place in layout.areas',
    })),
  ];
  return {
    screen: layoutIssues.length > 0 ? null : screen,
    issues: withPlaces(root, layoutIssues),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import vendorFile from '../../../data/vendor.json';
import { vendor } from '../../../src/contract/content/vendor';
import { type Issue, issuesOf } from '../../../src/contract/issue';
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
  let data: unknown;
  try {
    data = withVendor(JSON.parse(readFileSync(join(root, source), 'utf8')), v.parse(vendor, vendorFile), 'en');
  } catch (error) {
    return {
      screen: null,
      issues: [{ source, key: '', message: error instanceof Error ? error.message : 'unreadable' }],
    };
  }
  const result = v.safeParse(screen, data);
  if (!result.success) return { screen: null, issues: issuesOf(source, result.issues) };
  const areas = new Set(result.output.layout.areas.flatMap((row) => row.split(/\s+/)));
  const issues = [
    ...[...areas]
      .filter((area) => !result.output.panels[area])
      .map((area) => ({ key: 'layout.areas', message: `no panel named ${area}` })),
    ...Object.keys(result.output.panels)
      .filter((area) => !areas.has(area))
      .map((area) => ({ key: `panels.${area}`, message: 'has no place in layout.areas' })),
  ].map((issue) => ({ source, ...issue }));
  return { screen: issues.length > 0 ? null : result.output, issues };
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import vendor from '../data/vendor.json';
import type { Read } from '../src/calls/call';
import { reads } from '../src/calls/calls';
import { readDataFile, withPlaces } from '../src/calls/data-file';
import { DataError, type Issue, issuesOf } from '../src/calls/issue';
import { withoutInvalidEntries } from '../src/calls/left-out';
import type { TopMenu } from '../src/calls/top-menu';

/** The answers of the reading calls, as they are in mock-api/seeds: not parsed yet. */
export type Seeds = Record<keyof typeof reads, unknown>;

/** What seeds may say of the vendor, so that a rebrand doesn't have to touch them. */
const vendorFacts: Readonly<Record<string, string>> = {
  '{{vendor.name}}': vendor.name.zh,
  '{{vendor.legalName}}': vendor.legalName.zh,
  '{{vendor.brand}}': vendor.shortName.en,
  '{{vendor.slug}}': vendor.slug,
  '{{vendor.founded}}': String(vendor.founded),
  '{{vendor.filing}}': vendor.filing,
  '{{vendor.companyHost}}': vendor.companyHost,
  ...Object.fromEntries(
    vendor.accounts.map(({ id, url }) => [`{{vendor.accounts.${id}}}`, url] as const),
  ),
};

const reference = /\{\{[^}]*\}\}/g;

/** A seed with the vendor's facts in place of its references. */
const withVendorFacts = (seed: unknown): unknown =>
  JSON.parse(JSON.stringify(seed), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replace(reference, (name) => vendorFacts[name] ?? name)
      : value,
  );

/** Finds references to facts that the vendor doesn't have. */
function checkReferences(source: string, seed: unknown): Issue[] {
  const unknown = new Set(JSON.stringify(seed).match(reference));
  const factNames = Object.keys(vendorFacts).join(', ');
  return Array.from(unknown, (name) => ({
    source,
    key: '',
    message: `refers to ${name}, which isn't one of ${factNames}`,
  }));
}

const pictureFields = ['header_imgurl', 'header_type_imgurl', 'custom_imgurl'] as const;

/** Finds the pictures that the menu refers to and mock-api/upload doesn't have. */
function checkPictures(root: string, source: string, menu: TopMenu): Issue[] {
  const issues: Issue[] = [];
  for (const [group, entries] of Object.entries(menu)) {
    for (const [index, entry] of entries.entries()) {
      for (const field of pictureFields) {
        const address = entry[field];
        const [, path] = /^\/*(upload\/.+)$/.exec(address) ?? [];
        if (path === undefined || existsSync(join(root, 'mock-api', path))) continue;
        const key = `${group}.${index}.${field}`;
        issues.push({ source, key, message: `no picture ${address} in mock-api/upload` });
      }
    }
  }
  return issues;
}

export interface CheckedSeeds {
  seeds: Partial<Seeds>;
  /** What the mock can't answer with. */
  errors: Issue[];
  /**
   * Entries that the site leaves out of a list, as it does with those of a real API, and missing
   * pictures.
   */
  warnings: Issue[];
}

/** Reads one seed and notes what is wrong with it. */
function checkSeed(root: string, name: keyof Seeds, result: CheckedSeeds): void {
  const call: Read = reads[name];
  const source = `mock-api/seeds/${name}.json`;
  const { errors, warnings } = result;
  const seed = readDataFile(
    root,
    source,
    v.pipe(v.unknown(), v.transform(withVendorFacts)),
    errors,
  );
  if (seed === undefined) return;

  result.seeds[name] = seed;
  errors.push(...checkReferences(source, seed));

  const whole = v.safeParse(call.answer, seed);
  if (!whole.success) {
    const usable =
      call.entry && withoutInvalidEntries(call.name, call.entry, seed, () => undefined);
    const issues = withPlaces(root, issuesOf(source, whole.issues));
    const isUsable = usable !== undefined && v.is(call.answer, usable);
    (isUsable ? warnings : errors).push(...issues);
  }
  const menu = v.safeParse(reads.topMenu.answer, seed);
  if (name === 'topMenu' && menu.success)
    warnings.push(...withPlaces(root, checkPictures(root, source, menu.output)));
}

/**
 * Reads and checks all seeds.
 * @param root the project's folder
 * @returns also what is wrong with them, by file, place, key and reason
 */
export function checkSeeds(root: string): CheckedSeeds {
  const result: CheckedSeeds = { seeds: {}, errors: [], warnings: [] };
  for (const name of Object.keys(reads) as (keyof Seeds)[]) checkSeed(root, name, result);
  return result;
}

/** @throws DataError if a seed can't be answered with */
export function readSeeds(root: string): Seeds {
  const { seeds, errors } = checkSeeds(root);
  if (errors.length > 0) throw new DataError('The seeds of the mock API are broken', errors);
  return seeds as Seeds;
}

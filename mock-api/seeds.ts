import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import vendorFile from '../data/vendor.json';
import { partnerLogin, partnerLoginAnswer } from '../src/contract/assumed/partner-login';
import { reads } from '../src/contract/calls';
import { vendor } from '../src/contract/content/vendor';
import { readDataFile, withPlaces } from '../src/contract/data-file';
import { DataError, type Issue } from '../src/contract/issue';
import { withVendor } from '../src/i18n/references';

/** Accounts of the partner backend. */
const partnerAccounts = v.pipe(
  v.array(v.object({ ...partnerLogin.entries, ...partnerLoginAnswer.entries })),
  v.minLength(1, 'at least one account'),
);

const schemas = {
  ...(Object.fromEntries(Object.entries(reads).map(([name, { answer }]) => [name, answer])) as {
    [K in keyof typeof reads]: (typeof reads)[K]['answer'];
  }),
  partnerAccounts,
};

type SeedName = keyof typeof schemas;
/** The seeds as in their files: the API's answers before they are parsed. */
export type Seeds = Record<SeedName, unknown> & {
  partnerAccounts: v.InferOutput<typeof partnerAccounts>;
};

/** Seeds refer to the vendor as texts do: `{{vendor.name}}`. */
const facts = v.parse(vendor, vendorFile);

/** Finds the pictures that a menu refers to and the mock doesn't have. */
function checkPictures(source: string, menu: unknown, uploads: string): Issue[] {
  return Object.entries(menu as v.InferOutput<(typeof reads)['topMenu']['answer']>).flatMap(
    ([group, entries]) =>
      entries.flatMap((entry, index) =>
        (['header_imgurl', 'header_type_imgurl', 'custom_imgurl'] as const).flatMap((field) => {
          const address = entry[field];
          const [, file] = /^\/*upload\/(.+)$/.exec(address) ?? [];
          if (file === undefined || existsSync(join(uploads, file))) return [];
          return [
            {
              source,
              key: `${group}.${index}.${field}`,
              message: `no picture ${address} in mock-api/upload`,
            },
          ];
        }),
      ),
  );
}

/**
 * Reads and checks all seeds.
 * @param root the project's folder
 * @param issues receives everything that's wrong with them, with file, place, key and reason
 */
export function checkSeeds(root: string, issues: Issue[]): Partial<Seeds> {
  const seeds: Partial<Record<SeedName, unknown>> = {};
  for (const [name, schema] of Object.entries(schemas) as [SeedName, v.GenericSchema][]) {
    const source = `mock-api/seeds/${name}.json`;
    const named = v.transform(
      (written: unknown) => (seeds[name] = withVendor(written, facts, 'zh')),
    );
    const parsed = readDataFile(root, source, v.pipe(v.unknown(), named, schema), issues);
    if (name === 'topMenu' && parsed)
      issues.push(
        ...withPlaces(root, checkPictures(source, parsed, join(root, 'mock-api/upload'))),
      );
  }
  return seeds as Partial<Seeds>;
}

/** @throws DataError if anything is wrong with the seeds */
export function readSeeds(root: string): Seeds {
  const issues: Issue[] = [];
  const seeds = checkSeeds(root, issues);
  if (issues.length > 0) throw new DataError('The seeds of the mock API are broken', issues);
  return seeds as Seeds;
}

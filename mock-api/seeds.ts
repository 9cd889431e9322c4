import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import vendorFile from '../data/vendor.json';
import { partnerLogin, partnerLoginAnswer } from '../src/contract/assumed/partner-login';
import { reads } from '../src/contract/calls';
import { vendor } from '../src/contract/content/vendor';
import { describeIssue, type Issue, issuesOf } from '../src/contract/issue';
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

export type SeedName = keyof typeof schemas;
/** The seeds as in their files: the API's answers before they are parsed. */
export type Seeds = Record<SeedName, unknown> & { partnerAccounts: v.InferOutput<typeof partnerAccounts> };

/** The seeds name the vendor as texts do: `{{vendor.name}}`. */
const facts = v.parse(vendor, vendorFile);

/** Seeds that the mock refuses to serve; the message has a line for each issue. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
  constructor(readonly issues: Issue[]) {
    super(`The seeds of the mock API are broken:\n${issues.map((issue) => `  ${describeIssue(issue)}`).join('\n')}`);
  }
}

/** Every picture that a menu names must be in the folder that the mock serves. */
function checkPictures(source: string, menu: unknown, uploads: string): Issue[] {
  return Object.entries(menu as v.InferOutput<(typeof reads)['topMenu']['answer']>).flatMap(([group, entries]) =>
    entries.flatMap((entry, index) =>
      (['header_imgurl', 'header_type_imgurl', 'custom_imgurl'] as const).flatMap((field) => {
        const address = entry[field];
        const [, file] = /^\/*upload\/(.+)$/.exec(address) ?? [];
        if (file === undefined || existsSync(join(uploads, file))) return [];
        return [{ source, key: `${group}.${index}.${field}`, message: `no picture ${address} in mock-api/upload` }];
      }),
    ),
  );
}

/**
 * Reads and checks all seeds.
 * @param folder the mock's folder, with `seeds` and `upload` in it
 * @throws SeedError with file, key and reason of every issue
 */
export function readSeeds(folder: string): Seeds {
  const issues: Issue[] = [];
  const seeds: Partial<Record<SeedName, unknown>> = {};
  for (const [name, schema] of Object.entries(schemas) as [SeedName, v.GenericSchema][]) {
    const source = `mock-api/seeds/${name}.json`;
    try {
      const written: unknown = JSON.parse(readFileSync(join(folder, 'seeds', `${name}.json`), 'utf8'));
      const seed = withVendor(written, facts, 'zh');
      const result = v.safeParse(schema, seed);
      if (!result.success) issues.push(...issuesOf(source, result.issues));
      else {
        seeds[name] = seed;
        if (name === 'topMenu') issues.push(...checkPictures(source, result.output, join(folder, 'upload')));
      }
    } catch (error) {
      issues.push({ source, key: '', message: error instanceof Error ? error.message : String(error) });
    }
  }
  if (issues.length > 0) throw new SeedError(issues);
  return seeds as Seeds;
}

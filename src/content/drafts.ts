import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { filesBelow, readDataFile } from '../calls/data-file';
import type { Issue } from '../calls/issue';
import { defaultLanguage, languages } from '../site/languages';
import { manifest } from '../site/manifest';
import { vendorSlug } from '../site/vendor';
import { publishedAddresses } from './schemas/addresses';

/* Pages and items that are being written: `npm run develop` shows them, a build leaves them out. */

/** The files that say `"draft": true`, by route id of the page, or by kind and slug of the item. */
export type Drafts = ReadonlyMap<string, string>;

const draftMark = v.looseObject({ draft: v.optional(v.literal(true)) });

/** Whether a file is a draft. Any other value than `true` is reported when the file is parsed. */
const isDraft = (root: string, source: string): boolean =>
  readDataFile(root, source, draftMark, [])?.draft ?? false;

/**
 * Finds the drafts below data/pages and data/items.
 * @param root the project's folder
 */
export function findDrafts(root: string): Drafts {
  const inOneLanguage = new RegExp(`\\.(${languages.join('|')})\\.json$`);
  const sources = ['data/pages', 'data/items']
    .flatMap((folder) => filesBelow(root, folder, '.json'))
    .filter((source) => !inOneLanguage.test(source) && isDraft(root, source));

  return new Map(
    sources.map((source) => [source.replace(/^data\/(pages|items)\/|\.json$/g, ''), source]),
  );
}

/**
 * Finds the drafts of pages whose address visitors know already.
 * @returns an issue for each
 */
export function publishedDrafts(root: string, drafts: Drafts): Issue[] {
  const issues: Issue[] = [];
  const list = 'data/addresses.json';
  const addresses = existsSync(join(root, list))
    ? readDataFile(root, list, publishedAddresses, issues)
    : [];

  for (const { id, path } of manifest) {
    const source = drafts.get(id);
    if (source === undefined) continue;
    if (!addresses?.includes(path.replaceAll(vendorSlug, '{vendor}'))) continue;
    const message = `${path} was published and has to stay, so its page can't be a draft`;
    issues.push({ source, key: 'draft', message });
  }

  return issues;
}

/**
 * Whether a file of the data folder belongs to a draft: its texts, its facts, its console, its
 * media or its documentation.
 */
export function belongsToDraft(source: string, drafts: Drafts): boolean {
  const folders = ['pages', 'items', 'products', 'consoles', 'media', 'docs'];
  const name = source.replace(new RegExp(`^data/(${folders.join('|')})/`), '');
  if (name === source) return false;

  const isOfProduct = /^data\/(products|consoles|docs)\//.test(source);
  return [...drafts.keys()].some((id) => {
    const owner = isOfProduct ? id.replace('product/', '') : id;
    return name.startsWith(`${owner}.`) || (isOfProduct && name.startsWith(`${owner}/`));
  });
}

/**
 * The file that a draft's text is read from: the Chinese one until there is one in the language.
 */
export function fileOfDraft(root: string, source: string): string {
  if (existsSync(join(root, source))) return source;
  return source.replace(/\.\w+(\.\w+)$/, `.${defaultLanguage}$1`);
}

/**
 * A draft's value with the Chinese text in the place of every translation that isn't written yet.
 */
export function withChinese(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withChinese);
  if (typeof value !== 'object' || value === null) return value;

  const chinese: unknown = Reflect.get(value, defaultLanguage);
  const standIns = chinese === undefined ? [] : languages.map((language) => [language, chinese]);
  const completeValue: object = { ...Object.fromEntries(standIns), ...value };

  return Object.fromEntries(
    Object.entries(completeValue).map(([key, child]) => [key, withChinese(child)]),
  );
}

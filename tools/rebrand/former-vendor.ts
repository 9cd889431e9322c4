import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { needDataFile } from '../../src/calls/data-file';
import { root } from '../../src/cli/support/environment';
import { eachText } from '../../src/content/texts';

/** The words that named former vendors, and the files that may still name them. */
const former = v.strictObject({ words: v.array(v.string()), mayStay: v.array(v.string()) });
export type Former = v.InferOutput<typeof former>;
export const formerFile = 'tools/rebrand/former.json';
export const vendorFile = 'data/vendor.json';

/** Updated by every rebrand; empty before the first. */
export const readFormer = (): Former => needDataFile(root, formerFile, former);

export const writeFormer = (content: Former): void =>
  writeFileSync(join(root, formerFile), `${JSON.stringify(content, null, 2)}\n`);

const names = /^(name|shortName|legalName|slug)(\.|$)/;
const contacts = /^(siteUrl|companyHost|posterUrl|filing|hotline|email|accounts\.\d+\.url)(\.|$)/;

/**
 * The words that identify a vendor, in lower case: its names, and its numbers and hosts.
 * @param vendor content of data/vendor.json
 */
export function identifyingWords(vendor: unknown): { names: string[]; contacts: string[] } {
  const words = { names: new Set<string>(), contacts: new Set<string>() };

  eachText(vendor, (key, text) => {
    if (names.test(key) && text) words.names.add(text.toLowerCase());

    const host = text.startsWith('https://') ? new URL(text).host : text.replace(/^.*@/, '');
    if (contacts.test(key) && host) words.contacts.add(host.toLowerCase());
  });

  return { names: [...words.names], contacts: [...words.contacts] };
}

const escapeForRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The spellings of a word that files may contain: as it is, without spaces, encoded for addresses.
 */
const spellingsOf = (word: string): string[] => [
  word,
  word.replace(/\s+/g, ''),
  encodeURIComponent(word).toLowerCase(),
];

/**
 * Runs `git grep` in the project's folder.
 * @returns its output.
 * @throws Error without git
 */
function searchFiles(spellings: readonly string[], folder: string | undefined): string {
  const scope = folder ? '--no-index' : '--untracked';
  const patterns = spellings.flatMap((spelling) => ['-e', spelling]);
  const paths = folder ? [folder] : ['.', `:!${formerFile}`];
  const parameters = ['grep', '-nIiF', '--no-color', scope, ...patterns, '--', ...paths];

  const { stdout, stderr } = spawnSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (stderr) throw new Error(stderr);

  return stdout;
}

/**
 * Finds the lines that name a former vendor, as `file:line: excerpt`, in the project's texts or in
 * a folder that git ignores. Pictures, films, PDFs and spreadsheets are drawn:
 * `npm run draw -- --check` covers them.
 * @param words that name it, in lower case
 * @param present names of the current vendor, which may contain such a word. They count only in the
 * vendor's own facts
 * @throws Error without git
 */
export function findFormerNames(
  words: readonly string[],
  present: readonly string[],
  folder?: string,
): string[] {
  const formerWords = words.filter((word) => !present.includes(word));
  if (formerWords.length === 0) return [];

  const spellings = formerWords.flatMap(spellingsOf);
  const anySpelling = new RegExp(spellings.map(escapeForRegExp).join('|'));
  const longestFirst = [...present].sort((a, b) => b.length - a.length);

  return searchFiles(spellings, folder)
    .split('\n')
    .flatMap((line) => {
      const [, place = '', text = ''] = /^(.+?:\d+):(.*)$/.exec(line) ?? [];
      const ignoredNames = place.startsWith(vendorFile) ? [] : longestFirst;
      const searched = ignoredNames.reduce(
        (rest, name) => rest.replaceAll(name, '_'.repeat(name.length)),
        text.toLowerCase(),
      );

      const position = searched.search(anySpelling);
      if (position < 0) return [];

      const excerpt = text.slice(Math.max(0, position - 40), position + 60).trim();
      return [`${place}: ${excerpt}`];
    });
}

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { eachText } from '../../src/build/content/texts';
import { root } from '../../src/cli/support/environment';
import { needDataFile } from '../../src/contract/data-file';

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

/** The words that identify a vendor, in lower case: its names, and its numbers and hosts. @param vendor content of data/vendor.json */
export function wordsOf(vendor: unknown): { names: string[]; contacts: string[] } {
  const words = { names: new Set<string>(), contacts: new Set<string>() };
  eachText(vendor, (key, text) => {
    if (names.test(key) && text) words.names.add(text.toLowerCase());
    const host = text.startsWith('https://') ? new URL(text).host : text.replace(/^.*@/, '');
    if (contacts.test(key) && host) words.contacts.add(host.toLowerCase());
  });
  return { names: [...words.names], contacts: [...words.contacts] };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the lines that name a former vendor, as `file:line: excerpt`, in the project's texts or in a folder that git ignores. Pictures, films,
 * PDFs and spreadsheets are drawn: `npm run draw -- --check` covers them.
 * @param words that name it, in lower case
 * @param present names of the current vendor, which may contain such a word. They count only in the vendor's own facts
 * @throws Error without git
 */
export function whereNamed(
  words: readonly string[],
  present: readonly string[],
  folder?: string,
): string[] {
  const gone = words.filter((word) => !present.includes(word));
  if (gone.length === 0) return [];
  const forms = gone.flatMap((word) => [
    word,
    word.replace(/\s+/g, ''),
    encodeURIComponent(word).toLowerCase(),
  ]);
  const where = folder ? ['--no-index'] : ['--untracked'];
  const patterns = forms.flatMap((form) => ['-e', form]);
  const paths = folder ? [folder] : ['.', `:!${formerFile}`];
  const parameters = ['grep', '-nIiF', '--no-color', ...where, ...patterns, '--', ...paths];
  const { stdout, stderr } = spawnSync('git', parameters, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (stderr) throw new Error(stderr);
  const wanted = new RegExp(forms.map(escaped).join('|'));
  const longest = [...present].sort((a, b) => b.length - a.length);
  return stdout.split('\n').flatMap((line) => {
    const [, place = '', text = ''] = /^(.+?:\d+):(.*)$/.exec(line) ?? [];
    const hidden = place.startsWith(vendorFile) ? [] : longest;
    const at = hidden
      .reduce((left, word) => left.replaceAll(word, '_'.repeat(word.length)), text.toLowerCase())
      .search(wanted);
    return at < 0 ? [] : [`${place}: ${text.slice(Math.max(0, at - 40), at + 60).trim()}`];
  });
}

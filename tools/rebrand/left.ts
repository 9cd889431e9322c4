import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import * as v from 'valibot';
import { eachText } from '../../src/build/content/texts';
import { root } from '../../src/cli/support/environment';
import { needDataFile } from '../../src/contract/data-file';

/** The words that named former vendors, and the files, or keys of files, that may still name them. */
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

/** The project's files, as paths below its folder. @throws Error without git */
export function projectFiles(): string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8 } as const;
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], options).split('\0');
  return listed.filter((file) => file && file !== formerFile && existsSync(join(root, file)));
}

type Placed = readonly [place: string, text: string];

/** The texts of a file, each with its place. Pictures and films have none; `npm run draw -- --check` covers them. */
async function textsOf(file: string): Promise<Placed[]> {
  const content = readFileSync(join(root, file));
  if (file.endsWith('.pdf')) {
    const pdf = await getDocumentProxy(new Uint8Array(content));
    const { info } = await getMeta(pdf);
    const { text } = await extractText(pdf);
    // Extracted text has spaces at line ends and between runs of letters, even within words.
    const pages = text.map((page, index): Placed => [` › page ${index + 1}`, `${page.replace(/\s+/g, '')} ${page}`]);
    return [...pages, [' › properties', Object.values(info).join(', ')]];
  }
  if (file.endsWith('.xlsx'))
    return Object.entries(unzipSync(content)).map(([name, part]) => [` › ${name}`, Buffer.from(part).toString()]);
  const text = content.toString();
  if (text.includes('\0')) return [];
  if (!file.endsWith('.json')) return text.split('\n').map((line, index) => [`:${index + 1}`, line]);
  const texts: Placed[] = [];
  eachText(JSON.parse(text), (key, value) => texts.push([` › ${key}`, `${key.split('.').at(-1)}: ${value}`]));
  return texts;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Finds the places that name a former vendor, one line each: file and key in JSON, page of a PDF, part of a spreadsheet, or file and line.
 * @param words that name it, in lower case
 * @param present names of the current vendor, which may contain such a word. They count only in the vendor's own facts
 */
export async function whereNamed(
  files: readonly string[],
  words: readonly string[],
  present: readonly string[],
): Promise<string[]> {
  const gone = words.filter((word) => !present.includes(word));
  if (gone.length === 0) return [];
  const forms = gone.flatMap((word) => [word, word.replace(/\s+/g, ''), encodeURIComponent(word).toLowerCase()]);
  const wanted = new RegExp(forms.map(escaped).join('|'));
  const longest = [...present].sort((a, b) => b.length - a.length);
  /** An excerpt around the first name in a text; null if there is none. */
  const around = (text: string, hidden: readonly string[]): string | null => {
    const at = hidden
      .reduce((left, word) => left.replaceAll(word, '_'.repeat(word.length)), text.toLowerCase())
      .search(wanted);
    const excerpt = text.slice(Math.max(0, at - 40), at + 60);
    return at < 0 ? null : excerpt.replace(/\s+/g, ' ').trim();
  };
  const found: string[] = [];
  for (const file of files) {
    const hidden = file === vendorFile ? [] : longest;
    if (around(file, hidden) !== null) found.push(`${file}: its name`);
    const named = (await textsOf(file)).flatMap(([place, text]) => {
      const excerpt = around(text, hidden);
      return excerpt === null ? [] : [`${file}${place}: ${excerpt}`];
    });
    // Drawn files are redrawn as a whole, so one place is enough.
    found.push(...(/\.(pdf|xlsx)$/.test(file) ? named.slice(0, 1) : named));
  }
  return found;
}

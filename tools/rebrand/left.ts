import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import * as v from 'valibot';
import { eachText } from '../../src/build/content/texts';
import { root } from '../../src/cli/support/environment';
import { needDataFile } from '../../src/contract/data-file';

/** Whose place the vendor took: the words that named them, and files, or keys of files, that may go on naming them. */
const former = v.strictObject({ words: v.array(v.string()), mayStay: v.array(v.string()) });
export type Former = v.InferOutput<typeof former>;
export const formerFile = 'tools/rebrand/former.json';

/** Written by every rebrand; empty before the first. */
export const readFormer = (): Former => needDataFile(root, formerFile, former);

export const writeFormer = (content: Former): void =>
  writeFileSync(join(root, formerFile), `${JSON.stringify(content, null, 2)}\n`);

/** Keys of data/vendor.json whose values name a vendor. */
const naming =
  /^(name|shortName|legalName|slug|siteUrl|companyHost|posterUrl|filing|hotline|email|accounts\.\d+\.url)(\.|$)/;

/** The words that name a vendor, in small letters: names, numbers, hosts. @param vendor content of data/vendor.json */
export function wordsOf(vendor: unknown): string[] {
  const words = new Set<string>();
  eachText(vendor, (key, text) => {
    if (!naming.test(key)) return;
    const host = text.startsWith('https://') ? new URL(text).host : text.replace(/^.*@/, '');
    if (host) words.add(host.toLowerCase());
  });
  return [...words];
}

/** The project's files, as paths below its folder. @throws Error where git is missing */
export function projectFiles(): string[] {
  try {
    const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8 } as const;
    return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], options)
      .split('\0')
      .filter((file) => file && file !== formerFile && existsSync(join(root, file)));
  } catch (cause) {
    const message =
      'The files of the project are listed with git, which is missing, or this is no repository (git init).';
    throw new Error(message, { cause });
  }
}

type Placed = readonly [place: string, text: string];

/** The texts of a file, each with its place in it; what is no text, PDF or spreadsheet has none: `npm run draw -- --check` knows of it. */
async function textsOf(file: string): Promise<{ texts: Placed[]; orElse?: Placed[] }> {
  const content = readFileSync(join(root, file));
  if (file.endsWith('.pdf')) {
    const pdf = await getDocumentProxy(new Uint8Array(content));
    const { info } = await getMeta(pdf);
    const { text } = await extractText(pdf);
    // There is a blank wherever a line or a run of letters ends, also within a word.
    const pages = text.map((page, index): Placed => [` › page ${index + 1}`, `${page.replace(/\s+/g, '')} ${page}`]);
    return { texts: [...pages, [' › properties', Object.values(info).join(', ')]] };
  }
  if (file.endsWith('.xlsx')) {
    const parts = Object.entries(unzipSync(new Uint8Array(content)));
    return { texts: parts.map(([name, part]): Placed => [` › ${name}`, Buffer.from(part).toString()]) };
  }
  const text = content.toString();
  if (text.includes('\0')) return { texts: [] };
  const lines = text.split('\n').map((line, index): Placed => [`:${index + 1}`, line]);
  if (!file.endsWith('.json')) return { texts: lines };
  const texts: Placed[] = [];
  eachText(JSON.parse(text), (key, value) => texts.push([` › ${key}`, value]));
  // It may be a key that names somebody.
  return { texts, orElse: lines };
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The places that name somebody, a line each: file and key of a JSON file, page of a PDF, part of a spreadsheet, else file and line.
 * @param words that name them, in small letters
 * @param present words that name the present vendor, which may hold one of those
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
  /** Around the first name in a text; null where there is none. */
  const around = (text: string): string | null => {
    const small = text.toLowerCase();
    if (!wanted.test(small)) return null;
    const at = longest.reduce((left, word) => left.replaceAll(word, '_'.repeat(word.length)), small).search(wanted);
    return at < 0
      ? null
      : text
          .slice(Math.max(0, at - 40), at + 60)
          .replace(/\s+/g, ' ')
          .trim();
  };
  const found: string[] = [];
  for (const file of files) {
    const { texts, orElse = [] } = await textsOf(file);
    const namedIn = (placed: readonly Placed[]) =>
      placed.flatMap(([place, text]) => {
        const excerpt = around(text);
        return excerpt === null ? [] : [`${file}${place}: ${excerpt}`];
      });
    if (around(file) !== null) found.push(`${file}: its name`);
    const named = namedIn(texts);
    // One that is drawn is drawn again as a whole.
    const isDrawn = /\.(pdf|xlsx)$/.test(file);
    found.push(...(isDrawn ? named.slice(0, 1) : named.length > 0 ? named : namedIn(orElse)));
  }
  return found;
}

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { consola } from 'consola';
import * as v from 'valibot';
import { eachText } from '../../src/build/content/texts';
import { vendor } from '../../src/contract/content/vendor';
import { type Issue, issuesOf } from '../../src/contract/issue';
import { colours } from './palette';

/**
 * The input of `npm run rebrand`: facts as in data/vendor.json, of which the names and the slug are required; `mark`, the path of an SVG
 * file relative to the input file; `colours`.
 */
const input = v.strictObject({
  ...v.partial(vendor).entries,
  ...v.pick(vendor, ['name', 'shortName', 'legalName', 'slug']).entries,
  mark: v.optional(v.string()),
  colours: v.optional(colours),
});

export type Input = v.InferOutput<typeof input>;

/** Reduces an SVG file to what data/vendor.json holds: no comments, titles, fixed sizes or editors' namespaces. */
const plainMark = (file: string): string =>
  file
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>|<!--.*?-->|<(title|desc|metadata)\b.*?<\/\1>/gs, '')
    .replace(/<svg\b[^>]*>/, (head) =>
      head
        .replace(/\s(?:width|height|x|y|version|xmlns|xml:space|xmlns:\w+)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
        .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    )
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();

/**
 * Parses the input, and reads the mark's file.
 * @param data the content of the file, or the answers
 * @param source the input file, for messages and to resolve the mark's path
 * @returns the facts to write, or what is wrong by key
 */
export function readInput(data: unknown, source: string): { given?: Input; mark?: string; issues: Issue[] } {
  const { success, output: given, issues = [] } = v.safeParse(input, data);
  if (!success) return { issues: issuesOf(source, issues) };
  if (given.mark === undefined) return { given, issues: [] };
  try {
    const file = readFileSync(resolve(dirname(source), given.mark), 'utf8');
    return { given, mark: v.parse(vendor.entries.mark, plainMark(file)), issues: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { issues: [{ source, key: 'mark', message: `${given.mark}: ${message}` }] };
  }
}

/** The facts to ask for on the terminal: everything that names the vendor or leads to it. */
const askedKeys =
  /^(name|shortName|legalName|slug|slogan|filing|siteUrl|companyHost|posterUrl|hotline|email|statisticsId|accounts\.\d+\.url|offices\.\d+\.address)(\.|$)/;

const hints: Record<string, string> = {
  shortName: 'within a sentence; in English as in “NAME Container”',
  slug: 'letters and digits, for /product/SLUGContainer',
  companyHost: 'the host of files',
  statisticsId: 'of Baidu Tongji; empty: page views aren’t counted',
};

/** The questions by key, e.g. `offices.0.address.en`, with the current answers. */
export function questionsOf(present: object): { key: string; hint: string; now: string }[] {
  const questions: ReturnType<typeof questionsOf> = [];
  eachText(present, (key, now) => {
    if (askedKeys.test(key)) questions.push({ key, hint: hints[key.split('.')[0] ?? ''] ?? '', now });
  });
  return questions;
}

/** The facts with texts replaced by key. */
export function withAnswers(facts: object, answers: ReadonlyMap<string, string>): object {
  const answered = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((child, at) => answered(child, `${key}.${at}`));
    if (!value || typeof value !== 'object') return answers.get(key) ?? value;
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, answered(child, `${key}.${name}`)]));
  };
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, answered(value, name)]));
}

/** Asks for the facts, with the current ones as defaults. @throws Error after Ctrl-C */
export async function ask(present: object, brand: string): Promise<unknown> {
  const prompt = async (question: string, initial: string) =>
    (await consola.prompt(question, { type: 'text', initial, default: '', cancel: 'reject' })).trim();
  const answers = new Map<string, string>();
  for (const { key, hint, now } of questionsOf(present))
    answers.set(key, await prompt(hint ? `${key} (${hint})` : key, now));
  const wanted = await prompt('Brand colour, #rrggbb; the others are derived from it', brand);
  const file = await prompt('Mark, an SVG file (empty: keep the current one)', '');
  return {
    ...withAnswers(present, answers),
    mark: file === '' ? undefined : file,
    ...(wanted === brand ? {} : { colours: { light: { brand: wanted } } }),
  };
}

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { consola } from 'consola';
import * as v from 'valibot';
import { vendor } from '../../src/contract/content/vendor';
import { type Issue, issuesOf } from '../../src/contract/issue';
import { colours } from './palette';

/**
 * What `npm run rebrand` takes: facts as data/vendor.json has them, of which the names and the slug are needed; `mark`, the path of an SVG
 * file, from the file's own folder; `colours`.
 */
export const input = v.strictObject({
  ...v.partial(vendor).entries,
  ...v.pick(vendor, ['name', 'shortName', 'legalName', 'slug']).entries,
  mark: v.optional(v.string()),
  colours: v.optional(colours),
});

export type Input = v.InferOutput<typeof input>;

/** An SVG file as data/vendor.json holds it: without comments, names, sizes of its own and namespaces of editors. */
export const plainMark = (file: string): string =>
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
 * Reads what is asked for, and the mark's file.
 * @param data the content of the file, or what was answered
 * @param source the file, for messages and as the place that the mark's path starts from
 * @returns what is wrong, by key; without issues, the facts to be written
 */
export function readInput(data: unknown, source: string): { given?: Input; mark?: string; issues: Issue[] } {
  const result = v.safeParse(input, data);
  if (!result.success) return { issues: issuesOf(source, result.issues) };
  const given = result.output;
  if (given.mark === undefined) return { given, issues: [] };
  try {
    const mark = v.safeParse(
      vendor.entries.mark,
      plainMark(readFileSync(resolve(dirname(source), given.mark), 'utf8')),
    );
    if (mark.success) return { given, mark: mark.output, issues: [] };
    return {
      issues: mark.issues.map(({ message }) => ({ source, key: 'mark', message: `${given.mark}: ${message}` })),
    };
  } catch (error) {
    return { issues: [{ source, key: 'mark', message: error instanceof Error ? error.message : String(error) }] };
  }
}

/** What is asked on a terminal, by key. */
const questions = {
  'name.zh': 'Name in Chinese',
  'name.en': 'Name in English',
  'shortName.zh': 'Short name in Chinese, for the middle of a sentence',
  'shortName.en': 'Short name in English, as in “NAME Container”',
  'legalName.zh': 'Legal name in Chinese',
  'legalName.en': 'Legal name in English',
  slug: 'Slug, letters and digits: /product/SLUGContainer',
  'slogan.zh': 'Slogan in Chinese',
  'slogan.en': 'Slogan in English',
  siteUrl: 'Address of the site',
  companyHost: 'Address of the host of files',
  'hotline.mainland': 'Hotline',
  'hotline.hongKong': 'Hong Kong line',
  'email.support': 'E-mail of support',
  'email.sales': 'E-mail of sales',
  filing: 'Filing number',
  statisticsId: 'Baidu Tongji id (empty: page views are not counted)',
  brand: 'Brand colour, #rrggbb; the others follow from it',
  mark: 'Mark, an SVG file (empty: the present one)',
};

/** Asks for the facts; what is there now is the answer to begin with. @throws Error after Ctrl-C */
export async function ask(now: object, brand: string): Promise<unknown> {
  const facts: Record<string, unknown> = { ...now };
  const answers: Record<string, unknown> = {};
  for (const [key, question] of Object.entries(questions)) {
    const [fact = '', part] = key.split('.');
    const present = part === undefined ? facts[fact] : (facts[fact] as Record<string, unknown>)[part];
    const initial = { brand, mark: '' }[key] ?? String(present);
    const answer = (await consola.prompt(question, { type: 'text', initial, default: '', cancel: 'reject' })).trim();
    answers[fact] = part === undefined ? answer : { ...(answers[fact] as object), [part]: answer };
  }
  const { brand: wanted, mark, ...rest } = answers;
  return {
    ...rest,
    ...(mark === '' ? {} : { mark }),
    ...(wanted === brand ? {} : { colours: { light: { brand: wanted } } }),
  };
}

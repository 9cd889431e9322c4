import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { type Issue, issuesOf } from '../../src/calls/issue';
import { vendor } from '../../src/content/schemas/vendor';
import { colours } from './palette';

/**
 * The input of `npm run rebrand`: facts as in data/vendor.json, of which the names and the slug are
 * required; `mark`, the path of an SVG file relative to the input file; `colours`.
 */
const input = v.strictObject({
  ...v.partial(vendor).entries,
  ...v.pick(vendor, ['name', 'shortName', 'legalName', 'slug']).entries,
  mark: v.optional(v.string()),
  colours: v.optional(colours),
});

export type Input = v.InferOutput<typeof input>;

/** An XML declaration, comments, titles and descriptions. */
const prologAndNotes = /^\uFEFF?\s*<\?xml[^>]*\?>|<!--.*?-->|<(title|desc|metadata)\b.*?<\/\1>/gs;
/** Attributes of the SVG element that fix its size or declare namespaces. */
const sizesAndNamespaces =
  /\s(?:width|height|x|y|version|xmlns|xml:space|xmlns:\w+)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * Reduces an SVG file to what data/vendor.json holds: no comments, titles, fixed sizes or editors'
 * namespaces.
 */
const simplifyMark = (file: string): string =>
  file
    .replace(prologAndNotes, '')
    .replace(/<svg\b[^>]*>/, (tag) =>
      tag
        .replace(sizesAndNamespaces, '')
        .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'),
    )
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim();

/**
 * Parses the input, and reads the mark's file.
 * @param data the content of the input file
 * @param source its path, for messages and to resolve the mark's path
 * @returns the facts to write, or what is wrong by key
 */
export function readInput(
  data: unknown,
  source: string,
): { facts?: Input; mark?: string; issues: Issue[] } {
  const { success, output: facts, issues = [] } = v.safeParse(input, data);
  if (!success) return { issues: issuesOf(source, issues) };
  if (facts.mark === undefined) return { facts, issues: [] };

  try {
    const file = readFileSync(resolve(dirname(source), facts.mark), 'utf8');
    return { facts, mark: v.parse(vendor.entries.mark, simplifyMark(file)), issues: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { issues: [{ source, key: 'mark', message: `${facts.mark}: ${message}` }] };
  }
}

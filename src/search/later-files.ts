import { fail, type HeadingsFile, linesOf, parsePages, sameLength, type TextsFile, texts } from './files';

/** Two columns must have a cell for each other's in every line. */
function sameCells(one: string, other: string): void {
  const shape = (column: string) => column.replace(/[^\n\t]+/g, '');
  if (shape(one) !== shape(other)) fail('sections');
}

/**
 * @param pages how many the first file has
 * @throws IndexError that names what does not fit
 */
export function parseHeadings(value: unknown, pages: number): HeadingsFile {
  const items = parsePages(value);
  const { keywords, descriptions, heads, anchors, sections, ...words } = texts(value, [
    'keywords',
    'descriptions',
    'heads',
    'anchors',
    'sections',
    'synonyms',
    'stopWords',
    'optional',
  ]);
  const columns = { keywords, descriptions, heads, anchors, sections };
  sameLength(columns, pages + linesOf(items.paths).length);
  sameCells(anchors, sections);
  return { ...items, ...words, ...columns };
}

/** @throws IndexError that names what does not fit; the sections must be those of `headings` */
export function parseTexts(value: unknown, headings: HeadingsFile): TextsFile {
  const columns = texts(value, ['texts']);
  sameCells(headings.anchors, columns.texts);
  return columns;
}

/** @throws IndexError that names what does not fit */
export function parseVariants(value: unknown): Map<string, string> {
  const { from, to } = texts(value, ['from', 'to']);
  const [before, after] = [Array.from(from), Array.from(to)];
  if (before.length !== after.length) fail('variants');
  return new Map(before.map((letter, index) => [letter, after[index] ?? letter]));
}

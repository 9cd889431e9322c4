/**
 * Where a line of a title may break: zero width, put between words by the build
 * (src/content/line-breaks.ts).
 */
export const lineBreak = '\u200b';

/**
 * A title without its marks: for attributes, document titles and wherever it is not broken into
 * lines.
 */
export const unmarked = (title: string): string =>
  title.replaceAll(lineBreak, '').replaceAll('\u00a0', ' ');

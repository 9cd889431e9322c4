/** The namespaces of the texts that pages show. */
const namespaces = [
  'common',
  'docs',
  'feedback',
  'downloads',
  'footer',
  'forms',
  'header',
  'lifecycle',
  'list',
  'login',
  'matrix',
  'notFound',
  'page',
  'pricing',
  'results',
  'search',
  'siteExtras',
  'subscription',
  'video',
] as const;

/**
 * What JavaScript makes of a value that was never meant to be read, and what i18next shows for a
 * key without a text: `docs:copied`, where a page's query lacks the namespace
 * (src/i18n/options.ts).
 */
const unintendedText = new RegExp(
  [
    /(?<![A-Za-z_])(?:undefined|NaN)(?![A-Za-z_])|Invalid Date|\[object [A-Z]\w*\]/.source,
    `(?<![\\w/:.-])(?:${namespaces.join('|')}):[a-z]\\w*(?:\\.\\w+)*`,
  ].join('|'),
);

/** In code, undefined and NaN are words like any other. */
const unintendedTextInCode = /\[object [A-Z]\w*\]/;

/** Attributes that are read out, shown or followed. */
const readAttributes = [
  'alt',
  'aria-label',
  'content',
  'href',
  'placeholder',
  'src',
  'title',
] as const;

/**
 * Finds a value in a text that is no text: `[object Object]`, `undefined`, `NaN`, `Invalid Date`,
 * `docs:copied`.
 * @param isCode whether the text is code
 * @returns the value with its surroundings; null without one
 */
export function unintendedValue(text: string, isCode = false): string | null {
  const match = (isCode ? unintendedTextInCode : unintendedText).exec(text);
  if (!match) return null;
  return text
    .slice(Math.max(0, match.index - 20), match.index + match[0].length + 20)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The unintended values in an element's attributes, each with its attribute. */
export const unintendedAttributes = (attributes: Readonly<Record<string, string>>): string[] =>
  readAttributes.flatMap((name) => {
    const value = unintendedValue(attributes[name] ?? '');
    return value === null ? [] : [`${name}="${value}"`];
  });

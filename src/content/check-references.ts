import type { Issue } from '../calls/issue';
import { conventions, type Language, languages } from '../site/languages';
import type { Content, PlacedText } from './content';
import { referenceValues } from './references';
import type { Texts } from './texts';

/** Words that may begin a table cell and aren't capitalised within a sentence. */
const capitalOpening =
  /^(About|After|An?|Any|At|By|Each|Every|From|In|No|On|One|Only|Or|Over|Per|The|Three|Two|Under|Up|With|Within|Without)\b/;
/** Marks that separate sentences and cells. */
const separator = /[.:;!?|：；。！？（）()]/;
const reference = /\{\{([^}]*)\}\}/g;

/** What's wrong with a value between its neighbours in a sentence; null if nothing is. */
function faultOf(before: string, value: string, after: string, language: Language): string | null {
  const repetition = repetitionOf(before, value, after, language);
  if (repetition !== null) return repetition;

  const isWithin = /[\p{L},，]\s*$/u.test(before) || /^\s*\p{L}/u.test(after);
  if (isWithin && /[;；]/.test(value)) return `“${value}” has a semicolon within a sentence`;
  if (/[\p{Ll},]\s$/u.test(before) && capitalOpening.test(value))
    return `“${value}” has a capital within a sentence`;

  return null;
}

/**
 * A word, or a character where words aren't spaced, that both a value and its neighbour have; null
 * if none.
 */
function repetitionOf(
  before: string,
  value: string,
  after: string,
  language: Language,
): string | null {
  const { unspaced } = conventions[language];
  const wordSeparator = unspaced ? '' : ' ';
  const word = unspaced ?? /^\p{L}{2,}$/u;

  const words = value.split(wordSeparator);
  const first = words[0];
  const last = words.at(-1);
  const previous = before.trimEnd().split(wordSeparator).at(-1);
  const next = after.trimStart().split(unspaced ? '' : /[ ,.;:]/)[0];

  if (last?.match(word) && last === next) return `“${value}” before “${next}” says it twice`;
  if (first?.match(word) && first === previous)
    return `“${value}” after “${previous}” says it twice`;

  return null;
}

/** The values of a text's references that don't fit the sentences around them. */
function checkReferencesOfText(
  { text, ...place }: PlacedText,
  values: Readonly<Record<string, string>>,
  language: Language,
): Issue[] {
  /** The sentences of a part of the text, with a figure in place of each reference. */
  const sentencesOf = (part: string) => part.replace(reference, '0').split(separator);

  return [...text.matchAll(reference)].flatMap(({ 0: match, 1: name = '', index }) => {
    const before = sentencesOf(text.slice(0, index)).at(-1) ?? '';
    const after = sentencesOf(text.slice(index + match.length))[0] ?? '';
    const fault = faultOf(before, values[name] ?? '', after, language);

    return fault === null ? [] : [{ ...place, message: `{{${name}}}: ${fault}` }];
  });
}

/**
 * Finds references that don't fit their sentence: a repeated unit, a semicolon, a capital. A
 * condition needs a sentence of its own.
 */
export function checkReferences(content: Content, { all }: Texts): Issue[] {
  return languages.flatMap((language) => {
    const values = referenceValues(content, language);
    return all[language].flatMap((text) => checkReferencesOfText(text, values, language));
  });
}

import { conventions, type Language, languages } from '../../config/languages';
import type { Issue } from '../../contract/issue';
import { referenceValues } from '../../i18n/references';
import type { Content } from './read';
import type { Texts } from './texts';

/** Words that may begin a table cell and aren't capitalised within a sentence. */
const opening =
  /^(About|After|An?|Any|At|By|Each|Every|From|In|No|On|One|Only|Or|Over|Per|The|Three|Two|Under|Up|With|Within|Without)\b/;
/** Marks that separate sentences and cells. */
const end = /[.:;!?|：；。！？（）()]/;
const reference = /\{\{([^}]*)\}\}/g;

/** What's wrong with a value in its sentence; null if nothing is. */
function faultOf(before: string, value: string, after: string, language: Language): string | null {
  const { unspaced } = conventions[language];
  const [between, word] = unspaced ? ['', unspaced] : [' ', /^\p{L}{2,}$/u];
  const first = value.split(between)[0];
  const last = value.split(between).at(-1);
  const next = after.trimStart().split(unspaced ? '' : /[ ,.;:]/)[0];
  const previous = before.trimEnd().split(between).at(-1);
  if (last?.match(word) && last === next) return `“${value}” before “${next}” says it twice`;
  if (first?.match(word) && first === previous)
    return `“${value}” after “${previous}” says it twice`;
  const isWithin = /[\p{L},，]\s*$/u.test(before) || /^\s*\p{L}/u.test(after);
  if (isWithin && /[;；]/.test(value)) return `“${value}” has a semicolon within a sentence`;
  if (/[\p{Ll},]\s$/u.test(before) && opening.test(value))
    return `“${value}” has a capital within a sentence`;
  return null;
}

/** Finds references that don't fit their sentence: a repeated unit, a semicolon, a capital. A condition needs a sentence of its own. */
export function checkReferences(content: Content, { all }: Texts): Issue[] {
  return languages.flatMap((language) => {
    const values = referenceValues(content, language);
    return all[language].flatMap(({ text, ...place }): Issue[] =>
      [...text.matchAll(reference)].flatMap(({ 0: whole, 1: name = '', index }) => {
        const before = text.slice(0, index).replace(reference, '0').split(end).at(-1) ?? '';
        const [after = ''] = text
          .slice(index + whole.length)
          .replace(reference, '0')
          .split(end);
        const fault = faultOf(before, values[name] ?? '', after, language);
        return fault === null ? [] : [{ ...place, message: `{{${name}}}: ${fault}` }];
      }),
    );
  });
}

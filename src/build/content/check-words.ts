import { conventions, type Language, languages } from '../../config/languages';
import type { Glossary } from '../../contract/content/glossary';
import type { Issue } from '../../contract/issue';
import type { ReadPage, Texts } from './texts';

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for any of the forms: whole words that are no part of a file’s name, where spaces separate them. */
function sourceOf(forms: readonly string[], language: Language): string {
  const source = forms.map(escapeRegExp).join('|');
  return conventions[language].unspaced ? source : `(?<![A-Za-z-])(?:${source})(?![A-Za-z]|[\\w-]*\\.\\w)`;
}

/** A form as a pattern; a Latin one in any case unless it has capitals itself (`API Gateway` is wrong, `API gateway` is not). */
const formPattern = (form: string, language: Language): RegExp =>
  new RegExp(sourceOf([form], language), conventions[language].unspaced || /[A-Z]/.test(form) ? '' : 'i');

/** Forms that data/glossary.json rules out: other names of a term, worn words, American spellings, translated turns. */
export const checkForms = ({ all }: Pick<Texts, 'all'>, { terms, worn, instead }: Glossary): Issue[] =>
  languages.flatMap((language) => {
    const better = language === 'en' ? Object.entries(instead) : [];
    const ruledOut = [
      ...terms.flatMap(({ avoid, [language]: [name] }) =>
        avoid[language].map((form) => [form, `“${form}” is called “${name}” here`]),
      ),
      ...worn[language].map((form) => [form, `worn word “${form}”`]),
      ...better.map(([form, other]) => [form, `“${form}”: write “${other}”`]),
    ] as [string, string][];
    const patterns = ruledOut.map(([form, message]) => ({ pattern: formPattern(form, language), message }));
    // A fast check first: nearly every text has none of the forms.
    const forms = ruledOut.map(([form]) => form);
    const any = new RegExp(sourceOf(forms, language), 'i');
    const suspects = all[language].filter(({ text }) => any.test(text));
    return suspects.flatMap(({ text, ...place }): Issue[] =>
      patterns.flatMap(({ pattern, message }) =>
        pattern.test(text) ? [{ ...place, message: `${message} (data/glossary.json)` }] : [],
      ),
    );
  });

const textOf = ({ meta, main }: ReadPage, language: Language, keys = /^/): string =>
  [meta[language].title, meta[language].description, ...main[language].filter(({ key }) => keys.test(key))]
    .map(({ text }) => text)
    .join('\n');
const inHead = /^hero\.(heading|lead)$/;

/** Matches any of the forms; Latin ones in any case, plural included. */
const anyForm = (forms: readonly string[], language: Language): RegExp =>
  new RegExp(forms.map(escapeRegExp).join('|'), conventions[language].unspaced ? '' : 'i');

/** Checks that a glossary term in the head of a Chinese product or solution page also appears on the English page. */
export function checkTerms(pages: readonly ReadPage[], { terms }: Glossary): Issue[] {
  const patterns = terms.map((term) => ({ term, zh: anyForm(term.zh, 'zh'), en: anyForm(term.en, 'en') }));
  return pages.flatMap((page): Issue[] => {
    if (page.kind !== 'product' && page.kind !== 'solution') return [];
    const english = textOf(page, 'en');
    return patterns.flatMap(({ term, ...pattern }): Issue[] => {
      const [name] = term.zh;
      if (!pattern.zh.test(textOf(page, 'zh', inHead)) || pattern.en.test(english)) return [];
      const message = `mentions “${name}” in Chinese, but not “${term.en[0]}” in English (data/glossary.json)`;
      return [{ source: page.meta.en.title.source, key: '', message }];
    });
  });
}

import { conventions, type Language, languages } from '../../config/languages';
import type { Glossary } from '../../contract/content/glossary';
import type { Issue } from '../../contract/issue';
import type { PlacedText, ReadPage, Texts } from './texts';

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern for any of the forms: whole words, where spaces separate them. */
function sourceOf(forms: readonly string[], language: Language): string {
  const source = forms.map(escapeRegExp).join('|');
  return conventions[language].unspaced ? source : `(?<![A-Za-z-])(?:${source})(?![A-Za-z])`;
}

/** A form as a pattern; a Latin one in any case unless it has capitals itself (`API Gateway` is wrong, `API gateway` is not). */
export const formPattern = (form: string, language: Language): RegExp =>
  new RegExp(sourceOf([form], language), conventions[language].unspaced || /[A-Z]/.test(form) ? '' : 'i');

function findForms(
  texts: readonly PlacedText[],
  language: Language,
  forms: readonly { form: string; message: string }[],
): Issue[] {
  const patterns = forms.map(({ form, message }) => ({ pattern: formPattern(form, language), message }));
  // A fast check first: nearly every text has none of the forms.
  const any = new RegExp(
    sourceOf(
      forms.map(({ form }) => form),
      language,
    ),
    'i',
  );
  return texts.flatMap(({ text, ...place }): Issue[] => {
    if (!any.test(text)) return [];
    return patterns.flatMap(({ pattern, message }) => (pattern.test(text) ? [{ ...place, message }] : []));
  });
}

/** Forms that data/glossary.json rules out: other names of a term, worn words, American spellings, translated turns. */
export function checkForms({ all }: Pick<Texts, 'all'>, { terms, worn, instead }: Glossary): Issue[] {
  return languages
    .flatMap((language) =>
      findForms(all[language], language, [
        ...terms.flatMap(({ avoid, ...names }) =>
          avoid[language].map((form) => ({
            form,
            message: `“${form}” is called “${names[language][0]}” here (data/glossary.json)`,
          })),
        ),
        ...worn[language].map((form) => ({ form, message: `worn word “${form}” (data/glossary.json)` })),
      ]),
    )
    .concat(
      findForms(
        all.en,
        'en',
        Object.entries(instead).map(([form, better]) => ({
          form,
          message: `“${form}”: write “${better}” (data/glossary.json)`,
        })),
      ),
    );
}

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

import type { Issue } from '../calls/issue';
import { conventions, type Language, languages } from '../site/languages';
import type { PlacedText } from './content';
import type { Glossary } from './schemas/glossary';
import type { ReadPage, Texts } from './texts';

/** Escapes a text for use in a regular expression. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A pattern for any of the forms: whole words that are no part of a file’s name, where spaces
 * separate them.
 */
function patternSource(forms: readonly string[], language: Language): string {
  const source = forms.map(escapeRegExp).join('|');
  return conventions[language].unspaced
    ? source
    : `(?<![A-Za-z-])(?:${source})(?![A-Za-z]|[\\w-]*\\.\\w)`;
}

/**
 * A form as a pattern; a Latin one in any case unless it has capitals itself (`API Gateway` is
 * wrong, `API gateway` is not).
 */
const formPattern = (form: string, language: Language): RegExp =>
  new RegExp(
    patternSource([form], language),
    conventions[language].unspaced || /[A-Z]/.test(form) ? '' : 'i',
  );

/** A form that texts don't use, and what is reported where one does. */
interface BannedForm {
  form: string;
  message: string;
}

function bannedForms({ terms, cliches, instead }: Glossary, language: Language): BannedForm[] {
  const otherNames = terms.flatMap(({ avoid, [language]: [name] }) =>
    avoid[language].map((form) => ({ form, message: `“${form}” is called “${name}” here` })),
  );
  const clicheForms = cliches[language].map((form) => ({ form, message: `cliché “${form}”` }));
  const replacements = language === 'en' ? Object.entries(instead) : [];

  return [
    ...otherNames,
    ...clicheForms,
    ...replacements.map(([form, replacement]) => ({
      form,
      message: `“${form}”: write “${replacement}”`,
    })),
  ];
}

/**
 * Forms that data/glossary.json rules out: other names of a term, clichés, American spellings,
 * translated turns.
 */
export const checkForms = ({ all }: Pick<Texts, 'all'>, glossary: Glossary): Issue[] =>
  languages.flatMap((language) => {
    const banned = bannedForms(glossary, language);
    const patterns = banned.map(({ form, message }) => ({
      pattern: formPattern(form, language),
      message,
    }));

    // A fast check first: nearly every text has none of the forms.
    const forms = banned.map(({ form }) => form);
    const anyForm = new RegExp(patternSource(forms, language), 'i');
    const suspects = all[language].filter(({ text }) => anyForm.test(text));

    return suspects.flatMap(({ text, ...place }): Issue[] =>
      patterns.flatMap(({ pattern, message }) =>
        pattern.test(text) ? [{ ...place, message: `${message} (data/glossary.json)` }] : [],
      ),
    );
  });

/**
 * Checks that a glossary term in the head of a Chinese product or solution page also appears on the
 * English page.
 */
export const checkTerms = (pages: readonly ReadPage[], { terms }: Glossary): Issue[] =>
  pages.flatMap(({ kind, meta, main }): Issue[] => {
    if (kind !== 'product' && kind !== 'solution') return [];

    const head = main.zh.filter(({ key }) => /^hero\.(heading|lead)$/.test(key));
    const textOf = (texts: readonly PlacedText[]) =>
      texts.map(({ text }) => text.toLowerCase()).join('\n');
    const has = (text: string, forms: readonly string[]) =>
      forms.some((form) => text.includes(form.toLowerCase()));

    const chinese = textOf([meta.zh.title, meta.zh.description, ...head]);
    const english = textOf([meta.en.title, meta.en.description, ...main.en]);

    return terms
      .filter(({ zh, en }) => has(chinese, zh) && !has(english, en))
      .map(({ zh: [name], en: [translation] }) => ({
        source: meta.en.title.source,
        key: '',
        message: `mentions “${name}” in Chinese, but not “${translation}” in English (data/glossary.json)`,
      }));
  });

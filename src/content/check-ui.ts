import type { Report } from '../calls/issue';
import type { Namespace } from '../i18n/resources';
import {
  conventions,
  defaultLanguage,
  type Language,
  languages,
  pluralCategories,
} from '../site/languages';
import type { Content } from './content';
import { referencesIn } from './references';
import { eachText } from './texts';

/*
 * Checks the texts of the user interface (data/ui): every language has every key, with its plural
 * forms and the same placeholders.
 */

/**
 * The text of a key in each of its plural forms, by category (`one`, `other`); under `''` if it has
 * none.
 */
type Forms = Map<string, string>;

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The texts of a namespace by key, without the suffixes of plural forms. */
function formsByKey(texts: unknown): Map<string, Forms> {
  const allForms = new Map<string, Forms>();

  eachText(texts, (keyOfForm, text) => {
    const category = pluralSuffix.exec(keyOfForm)?.[1] ?? '';
    const key = keyOfForm.replace(pluralSuffix, '');
    const forms = allForms.get(key) ?? new Map<string, string>();
    allForms.set(key, forms.set(category, text));
  });
  return allForms;
}

/** The key of a form as the file has it. */
const keyOfForm = (key: string, category: string): string =>
  category === '' ? key : `${key}_${category}`;

/**
 * What code fills in: placeholders, and tags that become elements. A singular may say “one” in
 * words.
 */
function markersOf(text: string, category: string): string {
  const placeholders = referencesIn(text).filter(
    (name) => name !== 'count' || !['zero', 'one'].includes(category),
  );
  const tags = Array.from(text.matchAll(/<(\w+)>/g), ([tag]) => tag);
  return [...new Set([...placeholders, ...tags])].sort().join(' ');
}

interface File {
  file: string;
  language: Language;
  texts: Map<string, Forms>;
}

/**
 * Checks that no key lacks a plural form that the language needs, or has one that it never uses.
 */
function checkPluralForms({ file, language, texts }: File, report: Report): void {
  const categories = pluralCategories(language);
  const { englishName } = conventions[language];

  for (const [key, forms] of texts) {
    if (forms.size === 1 && forms.has('')) continue;

    for (const category of categories.filter((form) => !forms.has(form))) {
      report(
        file,
        keyOfForm(key, category),
        `is missing in ${englishName}, which has the plural forms ${categories.join(', ')}: add it`,
      );
    }

    for (const category of forms.keys()) {
      if (category === 'zero' || categories.includes(category)) continue;

      report(
        file,
        keyOfForm(key, category),
        `is never shown in ${englishName}, which has the plural forms ${categories.join(', ')}: remove it`,
      );
    }
  }
}

/** Checks that a language has the keys that Chinese has, and no others. */
function checkKeys(original: File, { file, language, texts }: File, report: Report): void {
  const { englishName } = conventions[language];

  for (const [key, forms] of original.texts) {
    const [text] = forms.values();
    if (!texts.has(key))
      report(
        file,
        key,
        `is missing in ${englishName}, and pages show “${text}”: add it as ${original.file} has it`,
      );
  }

  for (const key of texts.keys()) {
    if (!original.texts.has(key))
      report(file, key, `is not in ${original.file}: add it there, or remove it`);
  }
}

/**
 * Checks that a text fills in what the Chinese one does, and that what is counted has plural forms.
 */
function checkMarkers(original: File, { file, language, texts }: File, report: Report): void {
  const { englishName } = conventions[language];

  for (const [key, forms] of texts) {
    const [originalText] = original.texts.get(key)?.values() ?? [];

    for (const [category, text] of forms) {
      if (originalText === undefined) break;

      const markers = markersOf(text, category);
      const originalMarkers = markersOf(originalText, category);
      if (markers !== originalMarkers)
        report(
          file,
          keyOfForm(key, category),
          `fills in “${markers}” in ${englishName}, but “${originalMarkers}” in Chinese: use the same placeholders`,
        );
    }

    const text = forms.get('') ?? '';
    if (/\{\{count\}\} \w+s\b/.test(text))
      report(file, key, `is a fixed plural: write ${key}_one and ${key}_other`);
  }
}

/** Checks labels and messages: a component needs every one of them. */
export function checkUi({ ui }: Content, report: Report): void {
  for (const namespace of Object.keys(ui[defaultLanguage]) as Namespace[]) {
    const files = languages.map((language) => ({
      file: `data/ui/${language}/${namespace}.json`,
      language,
      texts: formsByKey(ui[language][namespace]),
    }));
    const [original, ...translations] = files;

    for (const file of files) checkPluralForms(file, report);
    for (const translation of translations) {
      if (!original) continue;
      checkKeys(original, translation, report);
      checkMarkers(original, translation, report);
    }
  }
}

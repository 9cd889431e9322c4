import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { filesBelow } from '../calls/data-file';
import { digestOf } from '../site/digest';
import { type Language, languages } from '../site/languages';

/** Whether a text could be read in every language. */
export const isComplete = <T>(
  texts: Record<Language, T | undefined>,
): texts is Record<Language, T> => languages.every((language) => texts[language] !== undefined);

/**
 * data/translations.json: digests of both texts when they were last in sync, by the path of the
 * Chinese file below data/.
 */
export const translations = v.record(
  v.string(),
  v.strictObject({ zh: v.string(), en: v.string() }),
);
export type Translations = v.InferOutput<typeof translations>;

/** The digest of a file's text. Formatting doesn't count. */
export const digestOfText = (file: string, text: string): string =>
  digestOf(file.endsWith('.json') ? JSON.stringify(JSON.parse(text)) : text);

/**
 * Digests of all pairs of files that differ by language.
 * @param root the project's folder
 */
export function digestTranslations(root: string): Translations {
  const digest = (file: string) => digestOfText(file, readFileSync(join(root, file), 'utf8'));

  const files = ['json', 'md'].flatMap((type) => filesBelow(root, 'data', `.zh.${type}`)).sort();
  const pairs = files.map((zh) => ({ zh, en: zh.replace(/\.zh(\.\w+)$/, '.en$1') }));
  const translatedPairs = pairs.filter(({ en }) => existsSync(join(root, en)));

  return Object.fromEntries(
    translatedPairs.map(({ zh, en }) => [
      zh.slice('data/'.length),
      { zh: digest(zh), en: digest(en) },
    ]),
  );
}

/** The English files that weren't updated after their Chinese changed. */
export const staleTranslations = (recorded: Translations, current: Translations): string[] =>
  Object.entries(current).flatMap(([file, { zh, en }]) => {
    const isStale = recorded[file]?.en === en && recorded[file].zh !== zh;
    return isStale ? [file.replace(/\.zh\.(\w+)$/, '.en.$1')] : [];
  });

/** The recorded pairs, updated for files whose path contains `part`, without deleted files. */
export const updateTranslations = (
  recorded: Translations,
  current: Translations,
  part: string,
): Translations =>
  Object.fromEntries(
    Object.entries(current).flatMap(([file, pair]) => {
      const digests = file.includes(part) ? pair : recorded[file];
      return digests ? [[file, digests]] : [];
    }),
  );

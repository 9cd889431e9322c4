import { type Language, pluralFormsIn } from '../site/languages';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The keys that stand for a Chinese one in a language: itself, or the plural forms that the
 * language needs.
 */
const keysIn = (chineseKey: string, language: Language): string[] =>
  chineseKey.endsWith('_other')
    ? pluralFormsIn(chineseKey.slice(0, -'_other'.length), language)
    : [chineseKey];

/**
 * Adds the Chinese texts to those of a language where it has none, so that a page being translated
 * shows Chinese and never a key.
 * @param texts of a namespace in the language
 * @param chinese of the same namespace
 */
export function withChineseTexts<T>(texts: unknown, chinese: T, language: Language): T {
  // A list or a text is translated whole.
  if (!isObject(chinese)) return (texts ?? chinese) as T;

  const translatedTexts = isObject(texts) ? texts : {};
  const textsOrChinese = Object.entries(chinese).flatMap(([chineseKey, original]) =>
    keysIn(chineseKey, language).map((key) => [
      key,
      withChineseTexts(translatedTexts[key], original, language),
    ]),
  );
  return { ...translatedTexts, ...Object.fromEntries(textsOrChinese) } as T;
}

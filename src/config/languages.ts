/**
 * The site's languages; the first is the default, without a prefix in addresses (specification section 4).
 */
export const languages = ['zh', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'zh';

/** Values of `lang` attributes and hreflang. */
export const languageTags: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

/** Reads `languagetype` and the query `lang` (specification section 4); null if it is not a language. */
export const parseLanguage = (value: string | null | undefined): Language | null => {
  if (value === 'en') return 'en';
  return value === 'zh' || value === 'zh-CN' ? 'zh' : null;
};

/** The languages of the site; the first is the default and stands at the root (specification section 4). */
export const languages = ['zh', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'zh';

/** Values of `lang` attributes and hreflang. */
export const languageTags: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

/** What the specification stores as `languagetype` for each language. */
export const parseLanguage = (value: string | null | undefined): Language | null => {
  if (value === 'en') return 'en';
  return value === 'zh' || value === 'zh-CN' ? 'zh' : null;
};

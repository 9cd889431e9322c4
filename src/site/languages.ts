/**
 * By language, the default first: the value of `lang` attributes and hreflang. Apart from
 * `conventions` because it is part of every page.
 */
export const languageTags = {
  zh: 'zh-CN',
  en: 'en',
} as const;

export type Language = keyof typeof languageTags;

/**
 * The site's languages. The default has no prefix in addresses, others have their name
 * (specification section 4).
 */
export const languages = Object.keys(languageTags) as Language[];

export const defaultLanguage = 'zh' satisfies Language;

/**
 * Reads `languagetype` and the query `lang` (specification section 4); null if it is not a
 * language.
 */
export const parseLanguage = (value: string | null | undefined): Language | null =>
  languages.find((language) => value === language || value === languageTags[language]) ?? null;

/** What distinguishes a language, so that no other module asks which one it is. */
export interface Conventions {
  /** The language's name in itself. */
  name: string;
  /** Its name in messages of the build. */
  englishName: string;
  /** For `Intl`: dates, and words in titles. */
  locale: string;
  /**
   * The characters of a script that doesn't separate words with spaces, for search and checks; null
   * for one that does.
   */
  unspaced: RegExp | null;
  /** What stands after a label, between parts of a sentence, places, remarks and sentences. */
  marks: { colon: string; comma: string; list: string; remark: string; sentence: string };
  /** Whether a space separates figures and Latin words from other characters: 2026 年 3 月 9 日. */
  spacesFigures: boolean;
  /** Whether titles break only between the words that src/content/line-breaks.ts finds. */
  breaksBetweenWords: boolean;
  /** Whether visitors may type the sound of a word in Latin letters into the search. */
  searchedByPinyin: boolean;
  /**
   * Whether the API's menus, footer and metadata are written in it. In other languages entries are
   * renamed (section 4).
   */
  isApiLanguage: boolean;
  /** Whether what data/english/hidden.json lists is neither linked nor indexed (section 4). */
  appliesHideList: boolean;
  /** Whether the footer's product list is (content height + 400) / 2 high (section 9). */
  footerFitsContent: boolean;
  /** Whether a speaker's company comes before the position. */
  companyFirst: boolean;
  /** Whether contacts include the sales desk's e-mail. */
  offersSalesMail: boolean;
}

export const conventions: Record<Language, Conventions> = {
  zh: {
    name: '中文',
    englishName: 'Chinese',
    locale: 'zh-CN',
    unspaced: /\p{Script=Han}/gu,
    marks: { colon: '：', comma: '，', list: '、', remark: ' ', sentence: '' },
    spacesFigures: true,
    breaksBetweenWords: true,
    searchedByPinyin: true,
    isApiLanguage: true,
    appliesHideList: false,
    footerFitsContent: false,
    companyFirst: true,
    offersSalesMail: false,
  },
  en: {
    name: 'English',
    englishName: 'English',
    locale: 'en-GB',
    unspaced: null,
    marks: { colon: ': ', comma: ', ', list: ', ', remark: '; ', sentence: ' ' },
    spacesFigures: false,
    breaksBetweenWords: false,
    searchedByPinyin: false,
    isApiLanguage: false,
    appliesHideList: true,
    footerFitsContent: true,
    companyFirst: false,
    offersSalesMail: true,
  },
};

/** Makes something for each language. */
export const eachLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    T
  >;

/** The plural categories of a language: `one` and `other` in English, `other` in Chinese. */
export const pluralCategories = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/**
 * The plural forms of a key in a language, with i18next's suffixes: `count_one` and `count_other`
 * in English.
 */
export const pluralFormsIn = (key: string, language: Language): string[] =>
  pluralCategories(language).map((category) => `${key}_${category}`);

/** The plural forms of a key in all languages. */
export const pluralForms = (key: string): string[] => [
  ...new Set(languages.flatMap((language) => pluralFormsIn(key, language))),
];

import i18next, { type i18n, type Resource, type TFunction } from 'i18next';
import { defaultLanguage, type Language } from '../site/languages';
import { i18nextOptions } from './options';
import type { Namespace } from './resources';

/**
 * Creates an i18next instance where gatsby-plugin-react-i18next has none: in slices, in the build
 * and in the search.
 * @param resources the texts by language and namespace. What the language lacks is taken from
 * Chinese, if that is among them
 */
export function createI18n(language: Language, resources: Resource): i18n {
  const instance = i18next.createInstance();

  // `initImmediate: false` makes it synchronous.
  void instance.init({
    ...i18nextOptions,
    lng: language,
    fallbackLng: defaultLanguage,
    resources,
    initImmediate: false,
    // A placeholder without a value stays: of a fact, which is filled in later (content/references.ts).
    missingInterpolationHandler: (_text, [placeholder]) => placeholder,
    react: { useSuspense: false },
  });
  return instance;
}

/** `t` of one namespace. */
export type TextsOf<N extends Namespace> = TFunction<N>;

/**
 * For code outside components: a function that returns `t` of a namespace in a language.
 * @param resources as in `createI18n`
 */
export function fixedTexts(language: Language, resources: Resource) {
  const i18n = createI18n(language, resources);
  return <N extends Namespace>(namespace: N): TextsOf<N> => i18n.getFixedT(language, namespace);
}

import type { Resource } from 'i18next';
import { fixedTexts } from '../i18n/instance';
import type { Language } from '../site/languages';
import { memoiseByObject } from './memoise';

/**
 * Returns a function that gives `t` of a namespace in a language: how all code of the build reads
 * data/ui. A text that the language lacks is the Chinese one, and `npm run content` names its key.
 * @param ui the texts of data/ui by language and namespace
 */
export const uiTexts = memoiseByObject((ui: Resource, language: Language) =>
  fixedTexts(language, ui),
);

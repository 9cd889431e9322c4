import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n, type TextsOf } from '../../src/i18n/instance';
import type { Namespace } from '../../src/i18n/resources';
import { eachLanguage, type Language } from '../../src/site/languages';
import { content } from '../fixtures/site';

/** The project's own texts, as pages get them. */
const instances = eachLanguage((language) => createI18n(language, content.ui));

/** An element with the texts of a language, as on a page. */
export const withTexts = (language: Language, element: ReactNode): ReactElement => (
  <I18nextProvider i18n={instances[language]}>{element}</I18nextProvider>
);

/** Renders an element as on a page of a language. */
export const renderIn = (language: Language, element: ReactElement): RenderResult =>
  render(element, {
    wrapper: ({ children }: { children: ReactNode }) => withTexts(language, children),
  });

/** `t` of a namespace in a language. */
export const textsIn = <N extends Namespace>(language: Language, namespace: N): TextsOf<N> =>
  instances[language].getFixedT(language, namespace);

import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { englishRules } from '../../src/build/view/site';
import { Header } from '../../src/chrome/header';
import { LanguageSwitch } from '../../src/chrome/language-switch';
import type { HeaderGroupView } from '../../src/chrome/menu';
import { startPopups } from '../../src/chrome/popups';
import { breakpoints } from '../../src/config/constants';
import type { Language } from '../../src/config/languages';
import { headerMenu } from '../../src/navigation/header';
import { content, menu } from '../fixtures/site';
import { withPictures } from './menu-view';
import { addPopovers } from './popovers';

const english = englishRules(content);

/** The texts of the header in a language. */
export const headerTexts = (language: Language) => content.ui[language].header;

/** The menu of the small site as the header shows it, without pictures. */
export const groupsIn = (language: Language): HeaderGroupView[] =>
  withPictures(headerMenu(menu, language, english, () => undefined).groups, null);

export const hotSearchesIn = (language: Language): string[] =>
  language === 'zh' ? ['容器云控制台', '白皮书'] : ['Console', 'Open banking'];

/** Renders the header of a language with the menu of the small site. */
export const showHeader = (
  language: Language,
  {
    path = '/product/BCC',
    groups = groupsIn(language),
    children = <LanguageSwitch language={language} path={path} label={content.ui[language].common.changeLanguage} />,
  }: { path?: string; groups?: HeaderGroupView[]; children?: ReactNode } = {},
): RenderResult => {
  // Outside the document React focuses nothing; in a browser what is to be focused is not displayed.
  const container = document.createElement('div');
  const result = render(
    <Header language={language} texts={headerTexts(language)} groups={groups} hotSearches={hotSearchesIn(language)}>
      {children}
    </Header>,
    { container },
  );
  document.body.append(container);
  return result;
};

/** Sets the layout of a width, with popovers. @returns a function that stops it */
export function startLayout(layout: 'phone' | 'desktop'): () => void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes(`min-width: ${breakpoints.desktop}px`) && layout === 'desktop',
      }) as MediaQueryList,
  );
  const listening = new AbortController();
  startPopups(listening);
  addPopovers(listening);
  return () => listening.abort();
}

import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Header } from '../../src/chrome/header';
import { LanguageSwitch } from '../../src/chrome/language-switch';
import type { HeaderGroupView } from '../../src/chrome/menu';
import { startPopups } from '../../src/chrome/popups';
import { breakpoints } from '../../src/config/constants';
import type { Language } from '../../src/config/languages';
import { type HeaderGroup, headerMenu } from '../../src/navigation/header';
import { hotSearches } from '../../src/navigation/hot-searches';
import { realAnswer, realContent, realEnglish } from './real-site';

const content = realContent();
const english = realEnglish(content);
const silent = () => undefined;

/** The texts of the header in a language. */
export const headerTexts = (language: Language) => content.ui[language].header;

/** Only the build makes pictures. */
const withoutPictures = (groups: readonly HeaderGroup[]): HeaderGroupView[] =>
  groups.map((group) => ({
    ...group,
    categories: group.categories.map((category) => ({
      ...category,
      picture: null,
      links: category.links.map((link) => ({ ...link, picture: null })),
    })),
  }));

/** The real menu as the header shows it, without pictures. */
export const realGroups = (language: Language): HeaderGroupView[] =>
  withoutPictures(headerMenu(realAnswer('topMenu'), language, english, silent).groups);

export const realHotSearches = (language: Language): string[] =>
  hotSearches(realAnswer('recommendations'), language, english, silent);

/** Renders the header of a language with the real menu. */
export const showHeader = (
  language: Language,
  {
    path = '/product/BCC',
    groups = realGroups(language),
    children = <LanguageSwitch language={language} path={path} label={content.ui[language].common.changeLanguage} />,
  }: { path?: string; groups?: HeaderGroupView[]; children?: ReactNode } = {},
): RenderResult => {
  // Outside the document React focuses nothing; in a browser what is to be focused is not displayed.
  const container = document.createElement('div');
  const result = render(
    <Header
      language={language}
      texts={headerTexts(language)}
      groups={groups}
      pictures="/menu.webp"
      hotSearches={realHotSearches(language)}
    >
      {children}
    </Header>,
    { container },
  );
  document.body.append(container);
  return result;
};

/** Sets the layout of a width, without popovers, which jsdom lacks (the fallback of src/chrome/popups.ts). */
export function startLayout(layout: 'phone' | 'desktop'): () => void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes(`min-width: ${breakpoints.desktop}px`) && layout === 'desktop',
      }) as MediaQueryList,
  );
  return startPopups();
}

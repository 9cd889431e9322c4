import { type BuiltPage, buildPages } from '../../src/build/view/pages';
import type { SectionLabels } from '../../src/components/sections/props';
import type { Language } from '../../src/config/languages';
import type { SectionKind } from '../../src/contract/content/sections';
import type { SectionView } from '../../src/routes/page-view';
import { realAnswer, realContent } from './real-site';

export const content = realContent();
export const menu = realAnswer('topMenu');
/** Every page of the site. */
export const pages = buildPages(content, menu);
export const pagesIn = (language: Language): BuiltPage[] => pages.filter((page) => page.language === language);

/** @throws Error if there is no page at the address */
export function pageAt(path: string, among: readonly BuiltPage[] = pages): BuiltPage {
  const page = among.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page ${path}`);
  return page;
}

/** The labels that sections get from the dictionaries of a language. */
export const labelsOf = (language: Language): SectionLabels => {
  const { page, list, common } = content.ui[language];
  return { ...page, ...list, opensInNewTab: common.opensInNewTab };
};

/** The sections of a kind on pages. */
export const sectionsOf = <K extends SectionKind>(kind: K, ...among: BuiltPage[]): SectionView<K>[] =>
  among.flatMap(({ view }) => view.sections).filter((section): section is SectionView<K> => section.kind === kind);

export const sectionsOfKind = <K extends SectionKind>(kind: K, language: Language): SectionView<K>[] =>
  sectionsOf(kind, ...pagesIn(language));

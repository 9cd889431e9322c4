import { type BuiltPage, buildPages } from '../../src/build/view/pages';
import type { SectionLabels } from '../../src/components/sections/props';
import type { Language } from '../../src/config/languages';
import type { SectionKind } from '../../src/contract/content/sections';
import type { SectionView } from '../../src/routes/page-view';
import { realAnswer, realContent } from './real-site';

export const content = realContent();
const pages = buildPages(content, realAnswer('topMenu'));

/** @throws Error if there is no page at the address */
export function pageAt(path: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page ${path}`);
  return page;
}

/** The labels that sections get from the dictionaries of a language. */
export const labelsOf = (language: Language): SectionLabels => {
  const { page, list, common } = content.ui[language];
  return { ...page, ...list, opensInNewTab: common.opensInNewTab };
};

/** The sections of a kind on all pages of a language. */
export const sectionsOfKind = <K extends SectionKind>(kind: K, language: Language): SectionView<K>[] =>
  pages
    .filter((page) => page.language === language)
    .flatMap(({ view }) => view.sections)
    .filter((section): section is SectionView<K> => section.kind === kind);

/** Pages of a language that show every kind of section between them. */
export function pagesOfAllKinds(language: Language): BuiltPage[] {
  const chosen: BuiltPage[] = [];
  const seen = new Set<string>();
  for (const page of pages.filter((candidate) => candidate.language === language)) {
    const fresh = page.view.sections.filter(({ kind }) => !seen.has(kind));
    if (fresh.length === 0) continue;
    for (const { kind } of fresh) seen.add(kind);
    chosen.push(page);
  }
  return chosen;
}

import type { SectionLabels } from '../components/sections/props';
import type { Language } from '../config/languages';
import { type LocaleNode, textsOf } from '../i18n/texts';
import type { PageView } from '../routes/page-view';

/** The page context (src/build/create-pages.ts). */
export interface TemplateContext {
  key: string;
  language: Language;
  i18n: { originalPath: string; path: string };
}

interface PageData<P> {
  readonly page: P | null;
  readonly texts: { readonly nodes: readonly LocaleNode[] };
}

/** The view that the build made (src/build/view/pages.ts); GraphQL has it as JSON. */
export const viewOf = (view: unknown): PageView => view as PageView;

/** View and labels of a page. @throws Error that names a page that the data layer lacks */
export function pageOf<P extends { readonly view: unknown }>({ page, texts }: PageData<P>, key: string) {
  if (!page) throw new Error(`The data layer has no page ${key}`);
  const { common, page: labels, list } = textsOf(texts.nodes, 'common', 'page', 'list');
  const sectionLabels: SectionLabels = { ...labels, ...list, opensInNewTab: common.opensInNewTab };
  return { page, view: viewOf(page.view), common, labels: sectionLabels };
}

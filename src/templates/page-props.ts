import type { SectionLabels } from '../components/sections/props';
import type { Language } from '../config/languages';
import type { LocaleNode } from '../i18n/texts';
import { textsOf } from '../i18n/texts';
import type { PageView } from '../routes/page-view';

/** What create-pages.ts gives every page. */
export interface TemplateContext {
  key: string;
  language: Language;
  i18n: { originalPath: string; path: string };
}

/** What every template's query asks for. */
interface PageData<P> {
  readonly page: P | null;
  readonly texts: { readonly nodes: readonly LocaleNode[] };
}

/** What a page shows, as the build made it (src/build/view/pages.ts); GraphQL carries it as JSON. */
export const viewOf = (view: unknown): PageView => view as PageView;

/**
 * What a template shows.
 * @throws Error that names the page if the data layer does not have it
 */
export function pageOf<P extends { readonly view: unknown }>({ page, texts }: PageData<P>, key: string) {
  if (!page) throw new Error(`The data layer has no page ${key}`);
  const { common, page: labels, list } = textsOf(texts.nodes, 'common', 'page', 'list');
  const sectionLabels: SectionLabels = { ...labels, ...list, opensInNewTab: common.opensInNewTab };
  return { page, view: viewOf(page.view), common, labels: sectionLabels };
}

import type { SectionLabels } from '../components/sections/props';
import type { Language } from '../config/languages';
import { type Locales, textsOf } from '../i18n/texts';
import type { PageView } from '../routes/page-view';

/** The page context (src/build/create-pages.ts). */
export interface TemplateContext {
  key: string;
  language: Language;
  /** What gatsby-plugin-react-i18next knows of the page; its components read it by `useI18next`. */
  i18n: { path: string };
}

/** The fields of a page that a template asks for, with the types that the build made them of: GraphQL carries nested ones as JSON. */
type Typed<Q> = { [K in keyof Q]: K extends keyof PageView ? PageView[K] : Q[K] };

/** A page of the data layer as the build made it (src/build/view/pages.ts). */
const typed = <Q extends object>(page: Q): Typed<Q> => page as Typed<Q>;

interface PageData<Q> {
  readonly page: Q | null;
  readonly locales: Locales;
}

/** A page and its labels. @throws Error that names a page that the data layer lacks */
export function pageOf<Q extends object>({ page, locales }: PageData<Q>, key: string) {
  if (!page) throw new Error(`The data layer has no page ${key}`);
  const { common, page: labels, list } = textsOf(locales, 'common', 'page', 'list');
  const sectionLabels: SectionLabels = { ...labels, ...list, opensInNewTab: common.opensInNewTab };
  return { page: typed(page), common, labels: sectionLabels };
}

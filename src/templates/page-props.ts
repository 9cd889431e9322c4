import type { SectionLabels } from '../components/section-props';
import { type Locales, textsOf } from '../i18n/texts';
import type { Language } from '../site/languages';

/** The page context (src/gatsby/create-pages.ts). */
export interface TemplateContext {
  key: string;
  language: Language;
  /** The page's address; none for the page that a host answers an unknown path with. */
  address: string | null;
  /** What gatsby-plugin-react-i18next knows of the page; its components read it by `useI18next`. */
  i18n: { path: string };
}

/** The accent of the product family that a page belongs to. */
export const accentOf = ({ family }: { family: string | null }) =>
  family === null ? undefined : { '--accent': `var(--accent-${family})` };

interface PageData<Q> {
  readonly page: Q | null;
  readonly locales: Locales;
}

/** A page and its labels. @throws Error that names a page that the data layer lacks */
export function pageOf<Q extends object>({ page, locales }: PageData<Q>, key: string) {
  if (!page) throw new Error(`The data layer has no page ${key}`);

  const { common, page: labels, list } = textsOf(locales, 'common', 'page', 'list');
  const sectionLabels: SectionLabels = { ...labels, ...list, opensInNewTab: common.opensInNewTab };

  return { page, common, labels: sectionLabels };
}

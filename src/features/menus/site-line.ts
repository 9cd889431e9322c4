import type { FriendlyLinks } from '../../calls/site-info';
import { conventions, type Language } from '../../site/languages';

/** The copyright and the filing number at the end of the footer (specification section 2). */
export interface SiteLine {
  copyright: string;
  /** Filing number. */
  crod: string;
}

export interface FriendlyLink {
  id: string;
  name: string;
  url: string;
}

/**
 * The API's copyright line where readers of the language can read it; null for Chinese on a page in
 * another language.
 * @param copyright of the site info
 */
export const footerCopyright = (copyright: string, language: Language): string | null =>
  conventions[language].isApiLanguage || !/\p{Script=Han}/u.test(copyright) ? copyright : null;

/** The friendly links, which are Chinese only (section 4). */
export const friendlyLinksOf = (links: FriendlyLinks, language: Language): FriendlyLink[] =>
  conventions[language].isApiLanguage
    ? links.map(({ id, links_name, links_url }) => ({ id, name: links_name, url: links_url }))
    : [];

import type { Language } from '../site/languages';
import type { MenuGroup } from '../site/menu-groups';
import type { ShellAddresses } from '../site/shell-addresses';

/** The page context (src/gatsby/create-pages.ts). */
export interface TemplateContext {
  key: string;
  language: Language;
  /** The page's address; none for the page that a host answers an unknown path with. */
  address: string | null;
  /** The menu group that it belongs to; null for none. */
  group: MenuGroup | null;
  /** What gatsby-plugin-react-i18next knows of the page; its components read it by `useI18next`. */
  i18n: { path: string };
}

/** The context of the search and of the error page, which link to pages that the shell links to. */
export interface LinkingContext extends TemplateContext {
  addresses: ShellAddresses;
}

/**
 * The accent of the product family that a page belongs to. Dark grounds, whose accent would be the
 * brand, have their hue from `--family` (`stage`, src/styles/shared.module.css).
 */
export const accentOf = ({ family }: { family: string | null }) => {
  if (family === null) return undefined;

  const accent = `var(--accent-${family})`;
  return { '--accent': accent, '--family': accent };
};

/**
 * A page of the data layer.
 * @throws Error that names a page that the data layer lacks
 */
export function pageOf<Q extends object>({ page }: { readonly page: Q | null }, key: string) {
  if (!page) throw new Error(`The data layer has no page ${key}`);

  return page;
}

import hidden from '../../data/english/hidden.json';
import names from '../../data/english/names.json';
import { browserClient } from '../api-client/browser-client';
import type { Language } from '../config/languages';
import { getTopMenu, type TopMenu, topMenu } from '../contract/top-menu';
import type { EnglishRules } from '../i18n/english';
import { headerMenu } from '../navigation/header';
import { inLanguage, splitAddress } from '../routes/href';
import { routeOfId, routeOfPath } from '../routes/lookup';
import { parseStored } from '../stores/parse-stored';
import { session } from '../stores/session-storage';
import type { HeaderGroupView } from './menu';

type Groups = readonly HeaderGroupView[];
type LinkView = HeaderGroupView['categories'][number]['links'][number];

/** The menu in session storage: groups and flags as the API writes them, for the contract to parse. */
export const storedMenu = (menu: TopMenu): string =>
  JSON.stringify(menu, (key, value: unknown) => (key === 'is_outLink' ? Number(value) : value));

let menu: Promise<TopMenu> | null = null;

/** The session's menu: stored by an earlier page, or fetched once. */
async function menuOfSession(): Promise<TopMenu> {
  const kept = parseStored(topMenu, session.read('menu'));
  if (kept) return kept;
  const asked = await browserClient.read(getTopMenu);
  session.write('menu', storedMenu(asked));
  return asked;
}

/**
 * The API's current menu for the header. Pictures come from the built menu: an entry added since has none until the next build. In English
 * an entry is named by the fixed map, or as the built menu names the page that it leads to.
 * @throws CallError, ContractError if no menu can be loaded
 */
export async function refreshMenu(language: Language, built: Groups): Promise<Groups> {
  // A failed call is not repeated before the next document.
  menu ??= menuOfSession();
  const links = built.flatMap(({ categories }) => categories.flatMap((category) => category.links));
  const pictures = new Map(built.flatMap(({ categories }) => categories.map(({ title, picture }) => [title, picture])));
  const known = (href: string): LinkView | undefined => links.find((link) => link.href === href);
  const english: EnglishRules = {
    names,
    hidden,
    pageName: (id) => known(inLanguage(pathOf(id), language))?.title,
    // Which elements a page has, only the build knows.
    exists: (address) => {
      const { path } = splitAddress(address);
      return routeOfPath(path) !== undefined || known(inLanguage(path, language)) !== undefined;
    },
  };
  // The build warns about entries that are left out (src/build/source.ts).
  const { groups } = headerMenu(await menu, language, english, () => undefined);
  return groups.map((group) => ({
    ...group,
    categories: group.categories.map(({ title, links: entries }) => ({
      title,
      picture: pictures.get(title) ?? null,
      links: entries.map((link) => ({ ...link, picture: known(link.href)?.picture ?? null })),
    })),
  }));
}

function pathOf(id: string): string {
  try {
    return routeOfId(id).path;
  } catch {
    // Not a route but an item, whose path is its id.
    return `/${id}`;
  }
}

import hidden from '../../data/english/hidden.json';
import { pictureUrl } from '../calls/picture-url';
import type { EnglishRules } from '../content/english-rules';
import { type FooterColumn, footerColumnsOf } from '../features/menus/footer';
import { headerGroups, hotSearches, type PictureOwner } from '../features/menus/header';
import {
  type FriendlyLink,
  footerCopyright,
  friendlyLinksOf,
  type SiteLine,
} from '../features/menus/site-line';
import { browserEnvironment } from '../site/browser-environment';
import { hostedAddress } from '../site/company-address';
import { inLanguage, splitAddress } from '../site/href';
import { conventions, type Language } from '../site/languages';
import { routeOfPath } from '../site/lookup';
import { manifest } from '../site/manifest';
import { vendorFilesHost } from '../site/vendor';
import type { HeaderGroupView } from './menu';
import {
  loadFooterMenu,
  loadFriendlyLinks,
  loadPictureAddresses,
  loadRecommendations,
  loadSiteInfo,
  loadTopMenu,
} from './session-answers';

type Groups = readonly HeaderGroupView[];
type BuiltLink = { href: string; title: string };

/**
 * Ids of the pages and items that the build leaves out as drafts (src/gatsby/webpack.ts); unknown
 * in tests.
 */
const drafts: readonly string[] = typeof DRAFTS === 'undefined' ? [] : DRAFTS;

/** The build warns about entries that are left out (src/gatsby/make-site.ts). */
const ignoreWarning = () => undefined;

/**
 * The names of the API's entries in a language; none in the API's own, whose visitors needn't load
 * them.
 */
async function namesIn(language: Language): Promise<EnglishRules['names']> {
  if (conventions[language].isApiLanguage) return { titles: {}, subtitles: {} };

  const { default: names } = await import('../../data/english/names.json');
  return names;
}

/**
 * The rules of English as far as a browser knows them: an entry has its name in the fixed map, or
 * that of its page in the built menu.
 */
async function englishRulesOf(
  language: Language,
  links: readonly BuiltLink[],
): Promise<EnglishRules> {
  const linkTo = (path: string) => links.find(({ href }) => href === inLanguage(path, language));
  // Not a route but an item: its path is its id.
  const pathOf = (id: string) => manifest.find((route) => route.id === id)?.path ?? `/${id}`;

  return {
    names: await namesIn(language),
    hidden,
    pageName: (id) => linkTo(pathOf(id))?.title,
    draftAt: (path) => drafts.find((id) => pathOf(id) === path),
    // Which elements a page has, only the build knows.
    exists: (address) => {
      const { path } = splitAddress(address);
      return routeOfPath(path) !== undefined || linkTo(path) !== undefined;
    },
  };
}

/**
 * The place of a picture in the built menu: of the entry, or of another entry with
 * the same link if the entry is new.
 */
function findBuiltPicture(builtGroups: Groups, owner: PictureOwner): number | null {
  const categories = builtGroups.flatMap((group) => group.categories);
  const links = categories.flatMap((category) => category.links);
  const built =
    links.find(({ id, href }) => id === owner.entry && href === owner.href) ??
    links.find(({ href, picture }) => href === owner.href && picture !== null);

  return built?.picture ?? null;
}

/**
 * The API's current menu for the header. Pictures come from the built menu: an entry added since
 * has none until the next build, unless its page has one there.
 * @throws CallError, ContractError if no menu can be loaded
 */
export async function refreshMenu(language: Language, builtGroups: Groups): Promise<Groups> {
  const links = builtGroups.flatMap(({ categories }) =>
    categories.flatMap((category) => category.links),
  );

  const [menu, rules] = await Promise.all([loadTopMenu(), englishRulesOf(language, links)]);

  return headerGroups(menu, language, rules, ignoreWarning, (_, owner) =>
    findBuiltPicture(builtGroups, owner),
  );
}

/**
 * The API's current columns for the footer.
 * @param filesHost origin of the vendor's files; empty: the site's own
 * @throws CallError, ContractError if no menu can be loaded
 */
export async function refreshFooter(
  language: Language,
  builtColumns: readonly FooterColumn[],
  filesHost: string,
): Promise<FooterColumn[]> {
  const links = builtColumns.flatMap(({ groups }) => groups.flatMap((group) => group.links));
  const hosted = (address: string) => hostedAddress(address, filesHost, vendorFilesHost);

  const [menu, rules] = await Promise.all([loadFooterMenu(), englishRulesOf(language, links)]);

  return footerColumnsOf(menu, language, rules, ignoreWarning, hosted);
}

/**
 * The address of the API's current logo; empty if there is none any more.
 * @param builtSrc address of the built picture
 * @param builtAddress the API's address that it was built from
 * @throws CallError, ContractError if the addresses cannot be loaded
 */
export async function refreshLogo(builtSrc: string, builtAddress: string): Promise<string> {
  const { picAddr, logoUrl } = await loadPictureAddresses();
  if (logoUrl === builtAddress) return builtSrc;
  if (logoUrl === '') return '';

  return pictureUrl(logoUrl, picAddr, browserEnvironment.apiUrl || window.location.origin);
}

/**
 * The API's current copyright line and filing number.
 * @param builtLine those that were built
 * @throws CallError, ContractError if they cannot be loaded
 */
export async function refreshSiteLine(language: Language, builtLine: SiteLine): Promise<SiteLine> {
  const { copyright, crod } = await loadSiteInfo();
  return { copyright: footerCopyright(copyright, language) ?? builtLine.copyright, crod };
}

/**
 * The API's current friendly links.
 * @throws CallError, ContractError if they cannot be loaded
 */
export const refreshFriendlyLinks = async (language: Language): Promise<FriendlyLink[]> =>
  friendlyLinksOf(await loadFriendlyLinks(), language);

/**
 * The API's current hot searches.
 * @throws CallError, ContractError if they cannot be loaded
 */
export async function refreshHotSearches(language: Language): Promise<string[]> {
  const [recommendations, rules] = await Promise.all([
    loadRecommendations(),
    englishRulesOf(language, []),
  ]);

  return hotSearches(recommendations, language, rules, ignoreWarning);
}

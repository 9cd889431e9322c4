import type * as v from 'valibot';
import hidden from '../../data/english/hidden.json';
import names from '../../data/english/names.json';
import { browserClient } from '../api-client/browser-client';
import { browserEnvironment } from '../config/browser-environment';
import type { Language } from '../config/languages';
import { vendorFilesHost } from '../config/vendor';
import type { Read } from '../contract/call';
import { type FooterMenu, getFooterMenu } from '../contract/footer-menu';
import {
  getFriendlyLinks,
  getPictureAddresses,
  getRecommendations,
  getSiteInfo,
} from '../contract/site-info';
import { getTopMenu, type TopMenu } from '../contract/top-menu';
import type { EnglishRules } from '../i18n/english';
import { hostedAddress } from '../lib/company-address';
import { pictureUrl } from '../lib/picture-url';
import { type FooterColumn, footerColumnsOf } from '../navigation/footer';
import { headerMenu, hotSearches } from '../navigation/header';
import {
  type FriendlyLink,
  footerCopyright,
  friendlyLinksOf,
  type SiteLine,
} from '../navigation/site-line';
import { inLanguage, splitAddress } from '../routes/href';
import { routeOfPath } from '../routes/lookup';
import { manifest } from '../routes/manifest';
import { parseStored } from '../stores/parse-stored';
import { type SessionKey, session } from '../stores/storage';
import type { HeaderGroupView } from './menu';

type Groups = readonly HeaderGroupView[];
type BuiltLink = { href: string; title: string };

/** A menu in session storage: groups and flags as the API writes them, for the contract to parse. */
const storedMenu = (menu: TopMenu | FooterMenu): string =>
  JSON.stringify(menu, (key, value: unknown) => (key === 'is_outLink' ? Number(value) : value));

/**
 * Asks for an answer once per session, and at most once per document. One rule for an answer that is broken or does not come: it is not kept,
 * the built menu stays, and the next document asks again.
 */
function oncePerSession<A extends v.GenericSchema>(
  key: SessionKey,
  call: Read<A>,
  stored: (answer: v.InferOutput<A>) => string,
) {
  let answer: Promise<v.InferOutput<A>> | undefined;

  const ask = async () => {
    const kept = parseStored(call.answer, session.read(key));
    if (kept) return kept;

    const asked = await browserClient.read(call);
    session.write(key, stored(asked));

    return asked;
  };

  return () => {
    answer ??= ask();
    return answer;
  };
}

const askTopMenu = oncePerSession('menu', getTopMenu, storedMenu);
const askFooterMenu = oncePerSession('footerMenu', getFooterMenu, storedMenu);

const askPictures = oncePerSession('pictures', getPictureAddresses, ({ picAddr, logoUrl }) =>
  JSON.stringify({ pic_addr: picAddr, logo_url: logoUrl }),
);

const asText = (answer: unknown): string => JSON.stringify(answer);
const askSiteInfo = oncePerSession('siteInfo', getSiteInfo, asText);
const askFriendlyLinks = oncePerSession('friendlyLinks', getFriendlyLinks, asText);
const askRecommendations = oncePerSession('recommendations', getRecommendations, asText);

/** The build warns about entries that are left out (src/build/source.ts). */
const saysNothing = () => undefined;

/** The rules of English as far as a browser knows them: in English an entry is named by the fixed map, or as a built menu names its page. */
function rulesOf(language: Language, links: readonly BuiltLink[]): EnglishRules {
  const known = (path: string) => links.find(({ href }) => href === inLanguage(path, language));
  // Not a route but an item: its path is its id.
  const linkTo = (id: string) => known(manifest.find((route) => route.id === id)?.path ?? `/${id}`);

  return {
    names,
    hidden,
    pageName: (id) => linkTo(id)?.title,
    // Which elements a page has, only the build knows.
    exists: (address) => {
      const { path } = splitAddress(address);
      return routeOfPath(path) !== undefined || known(path) !== undefined;
    },
  };
}

/**
 * The API's current menu for the header. Pictures come from the built menu: an entry added since has none until the next build.
 * @throws CallError, ContractError if no menu can be loaded
 */
export async function refreshMenu(language: Language, built: Groups): Promise<Groups> {
  const links = built.flatMap(({ categories }) => categories.flatMap((category) => category.links));

  const pictures = new Map(
    built.flatMap(({ categories }) =>
      categories.flatMap(({ title, picture, links: entries }) => [
        [title, picture] as const,
        ...entries.map((link) => [link.href, link.picture] as const),
      ]),
    ),
  );

  const placeOf = (_: string, of: string) => pictures.get(of) ?? null;
  return headerMenu(await askTopMenu(), language, rulesOf(language, links), saysNothing, placeOf)
    .groups;
}

/**
 * The API's current columns for the footer.
 * @param filesHost origin of the vendor's files; empty: the site's own
 * @throws CallError, ContractError if no menu can be loaded
 */
export async function refreshFooter(
  language: Language,
  built: readonly FooterColumn[],
  filesHost: string,
): Promise<FooterColumn[]> {
  const links = built.flatMap(({ groups }) => groups.flatMap((group) => group.links));
  const hosted = (address: string) => hostedAddress(address, filesHost, vendorFilesHost);

  return footerColumnsOf(
    await askFooterMenu(),
    language,
    rulesOf(language, links),
    saysNothing,
    hosted,
  );
}

/**
 * The address of the API's current logo; empty if there is none any more.
 * @param shown the address of the one that was built, and at the API
 * @throws CallError, ContractError if the addresses cannot be loaded
 */
export async function refreshLogo(shown: string, built: string): Promise<string> {
  const { picAddr, logoUrl } = await askPictures();
  if (logoUrl === built) return shown;
  return (
    logoUrl && pictureUrl(logoUrl, picAddr, browserEnvironment.apiUrl || window.location.origin)
  );
}

/**
 * The API's current copyright line and filing number.
 * @param built those that were built
 * @throws CallError, ContractError if they cannot be loaded
 */
export async function refreshSiteLine(language: Language, built: SiteLine): Promise<SiteLine> {
  const { copyright, crod } = await askSiteInfo();
  return { copyright: footerCopyright(copyright, language) ?? built.copyright, crod };
}

/** The API's current friendly links. @throws CallError, ContractError if they cannot be loaded */
export const refreshFriendlyLinks = async (language: Language): Promise<FriendlyLink[]> =>
  friendlyLinksOf(await askFriendlyLinks(), language);

/**
 * The API's current hot searches.
 * @throws CallError, ContractError if they cannot be loaded
 */
export const refreshHotSearches = async (language: Language): Promise<string[]> =>
  hotSearches(await askRecommendations(), language, rulesOf(language, []), saysNothing);

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import type { ApiAnswers } from '../calls/answers/ask';
import { describeIssue } from '../calls/issue';
import { printable } from '../calls/printable';
import type { TopMenu } from '../calls/top-menu';
import { contactChannels } from '../content/contact-channels';
import type { Content } from '../content/content';
import { type EnglishRules, hiddenPages } from '../content/english-rules';
import { type Examples, readExamples } from '../content/examples';
import { titleMarks, withLineBreaks } from '../content/line-breaks';
import { sectionDefinitions } from '../content/section-definition';
import { englishRules } from '../content/site';
import { features } from '../features';
import { coversOf } from '../features/covers/files';
import { companyHost } from '../features/hosting/company-host';
import { footerColumnsOf, visibleFooterLinks } from '../features/menus/footer';
import { headerGroups, hotSearches, visibleHeaderLinks } from '../features/menus/header';
import { drawMenuPictures, type MenuPictures } from '../features/menus/pictures';
import { footerCopyright, friendlyLinksOf } from '../features/menus/site-line';
import type { BuildSources } from '../features/releases/record';
import { withDrawings } from '../sections/architecture/view';
import { hostedAddress } from '../site/company-address';
import { parseEnvironment } from '../site/environment';
import { gallery } from '../site/gallery';
import { inLanguage } from '../site/href';
import { spritePath } from '../site/icon';
import { conventions, eachLanguage, type Language, languages } from '../site/languages';
import { letteringPath } from '../site/lettering';
import { hashedAsset, type PublishedPicture } from '../site/published-picture';
import { buildDay } from '../site/today';
import type { BuiltPage } from '../views/built-page';
import { storedCustomer } from '../views/case-figure';
import { withoutRepeats } from '../views/metadata';
import { itemNodes, productNodes, productOfPage, type SourcedNode, storedSection } from './nodes';
import { buildPages, sitesOf } from './pages/pages';
import { qrCode, siteExtrasOf } from './pages/site-extras';
import { withSurfaces } from './pages/surfaces';
import { searchFactsOf } from './search-facts';
import { letteringSprite, sprite } from './sprite';

/**
 * What a site is made of: the data folder, the API's answers (or the mock's), and the pictures that
 * these name.
 */
export interface SiteInputs extends DrawnPictures {
  /** The project's folder. */
  root: string;
  content: Content;
  api: ApiAnswers;
}

interface DrawnPictures {
  menuPictures: MenuPictures;
  /** A line for each picture that the site does without. */
  pictureWarnings: readonly string[];
}

/**
 * Draws the pictures that the API's answers name.
 * @param cache Gatsby's
 */
export async function drawPictures(
  { cache }: Pick<SourceNodesArgs, 'cache'>,
  api: ApiAnswers,
): Promise<DrawnPictures> {
  const warnings: string[] = [];
  const menuPictures = await drawMenuPictures(cache, api, (line) => void warnings.push(line));
  return { menuPictures, pictureWarnings: warnings };
}

/** A site as Gatsby is to publish it. */
export interface GatsbySite {
  /**
   * The API's answers, the dictionaries and items of the data folder, and the pages, menus and
   * footers made of both.
   */
  nodes: SourcedNode[];
  sources: BuildSources;
  /** A line for each entry of a menu that the site does without. */
  warnings: string[];
  /** A line for each picture that is still to be drawn. */
  hints: string[];
  content: Content;
  menu: TopMenu;
  pages: readonly BuiltPage[];
  /** Pictures to publish beside the pages. */
  pictures: readonly PublishedPicture[];
  /** Address of a picture by its path in `static`; null if it isn't drawn. */
  pictureAt(path: string): string | null;
}

/** Makes a site from its content, menus and features. Reads nothing but pictures and styles. */
export async function makeSite(inputs: SiteInputs): Promise<GatsbySite> {
  const { root, content, api, menuPictures, pictureWarnings } = inputs;
  const { answers } = api;
  const warnings = new Set<string>([...api.leftOut, ...pictureWarnings.map(printable)]);
  const warn = (message: string) => void warnings.add(printable(message));

  const hasFile = fileFinder(root);
  const english = englishRules(content, hasFile);
  const menus = menusByLanguage(inputs, english, warn);
  const accountCodes = await codesOfAccounts(content);
  const menu = withoutRepeats(answers.topMenu, content, warn);

  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const covers = coversOf(content, menu, css);
  const { pictureAt, hints } = pictureFinder(covers, hasFile);

  for (const feature of features) await feature.prepare?.();
  const pages = buildPages(content, menu, { pictureAt, examples: galleryExamples(root, warn) });

  const nodes = [
    ...menuNodes(menus),
    ...extrasNodes(content, accountCodes),
    siteInfoNode(inputs),
    ...offerNodes(content, menu, pictureAt),
    ...(await pageNodes(pages, content)),
  ];

  return {
    nodes,
    sources: sourcesOf(inputs, menus),
    warnings: [...warnings],
    hints: [...hints],
    content,
    menu,
    pages,
    pictures: [...covers.values(), ...accountCodes.values(), ...menuPictures.files],
    pictureAt,
  };
}

/**
 * Makes the nodes of some pages, in every language, and of all products and items.
 * @param site whose menu and pictures they have
 * @param content may be newer than the site's
 * @param keys the pages' keys: `pagesOfFiles`
 */
export async function nodesOfPages(
  { menu, pictureAt }: GatsbySite,
  content: Content,
  keys: ReadonlySet<string>,
): Promise<SourcedNode[]> {
  const pages = buildPages(content, menu, { pictureAt, keys });
  return [...offerNodes(content, menu, pictureAt), ...(await pageNodes(pages, content))];
}

/**
 * Makes the files beside the pages, by path: what features publish, e.g. the index of the search,
 * the icons, and pictures.
 * @param drawings addresses of the drawings of consoles by their files
 */
export function filesBeside(
  { content, pages, pictures }: GatsbySite,
  drawings: ReadonlyMap<string, string>,
): Map<string, string | Buffer> {
  const searchFacts = searchFactsOf(pages, content);
  const site = { content, pages, drawings, searchFacts, today: buildDay() };
  const files = features.flatMap((feature) => [...(feature.files?.(site) ?? [])]);

  return new Map<string, string | Buffer>([
    ...files,
    [spritePath, sprite(content)],
    ...languages.map(
      (language) => [letteringPath(language), letteringSprite(content, language)] as const,
    ),
    ...pictures.map(({ address, bytes }) => [address, bytes] as const),
  ]);
}

/** What a build records of what it is made of. */
const sourcesOf = (
  { content, api: { answers }, menuPictures }: SiteInputs,
  menus: MenusByLanguage,
): BuildSources => ({
  answers,
  pictures: menuPictures.digests,
  menus: eachLanguage((language) => ({
    header: visibleHeaderLinks(menus[language].header.groups),
    footer: visibleFooterLinks(menus[language].footer.columns),
  })),
  hidden: hiddenAddresses(content),
  drafts: [...content.drafts.keys()],
  siteUrl: content.vendor.siteUrl,
});

/**
 * Finds pictures.
 * @returns `hints`: collects a line for each picture that was asked for and isn't drawn
 */
function pictureFinder(
  covers: ReadonlyMap<string, PublishedPicture>,
  hasFile: (path: string) => boolean,
): Pick<GatsbySite, 'pictureAt'> & { hints: Set<string> } {
  const hints = new Set<string>();

  const pictureAt = (path: string) => {
    const address = covers.get(path)?.address ?? (hasFile(path) ? path : null);
    if (!address)
      hints.add(`static${path} is not drawn: npm run draw. Until then, pages do without it.`);
    return address;
  };

  return { pictureAt, hints };
}

/**
 * What the gallery shows, where there is one. Examples that cannot be read are left out with a
 * warning.
 */
function galleryExamples(root: string, warn: (message: string) => void): Examples | undefined {
  if (!gallery.isOn) return undefined;

  const { examples, issues } = readExamples(root, sectionDefinitions(features));
  for (const issue of issues) warn(describeIssue(issue));
  return examples;
}

/**
 * Whether the site has a file at a path: the API's host has its own uploads, the mock those of its
 * folder.
 */
function fileFinder(root: string): (path: string) => boolean {
  const { API_URL } = parseEnvironment(process.env);
  return (path) => {
    const isUpload = path.startsWith('/upload/');
    if (isUpload && API_URL) return true;
    const file = join(root, isUpload ? 'mock-api' : 'static', path);
    // No address that a browser would read as another one.
    const isPlain = URL.parse(path, 'http://localhost')?.pathname === path;

    return isPlain && (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
  };
}

type MenusByLanguage = Record<
  Language,
  { header: Omit<Queries.HeaderMenu, NodeField>; footer: Omit<Queries.FooterMenu, NodeField> }
>;

/** What Gatsby adds to the fields of a node. */
type NodeField = 'id' | 'parent' | 'children' | 'internal';

/** Header and footer of each language. */
function menusByLanguage(
  { content, api: { answers }, menuPictures: { places } }: SiteInputs,
  english: EnglishRules,
  warn: (message: string) => void,
): MenusByLanguage {
  const { vendor } = content;
  const host = companyHost(parseEnvironment(process.env), vendor);
  const pictureOf = (address: string) => places.get(address) ?? null;
  const hosted = (address: string) => hostedAddress(address, host, vendor.companyHost);

  return eachLanguage((language) => ({
    header: {
      language,
      groups: headerGroups(answers.topMenu, language, english, warn, pictureOf),
      hotSearches: hotSearches(answers.recommendations, language, english, warn),
    },
    footer: {
      language,
      copyright:
        footerCopyright(answers.siteInfo.copyright, language) ?? `© ${vendor.legalName[language]}`,
      columns: footerColumnsOf(answers.footerMenu, language, english, warn, hosted),
      friendlyLinks: friendlyLinksOf(answers.friendlyLinks, language),
      channels: contactChannels(content, language),
    },
  }));
}

const menuNodes = (menus: MenusByLanguage): SourcedNode[] =>
  languages.flatMap((language) => [
    { type: 'HeaderMenu', key: language, fields: menus[language].header },
    { type: 'FooterMenu', key: language, fields: menus[language].footer },
  ]);

/** The codes of accounts, for phones to read, by the account's id. */
async function codesOfAccounts({ vendor }: Content): Promise<Map<string, PublishedPicture>> {
  const codes = new Map<string, PublishedPicture>();
  for (const { id, url, qr } of vendor.accounts) {
    if (qr) codes.set(id, hashedAsset(`${id}.svg`, await qrCode(url)));
  }

  return codes;
}

/** What else is around the pages of each language. */
const extrasNodes = (
  content: Content,
  codes: ReadonlyMap<string, PublishedPicture>,
): SourcedNode[] =>
  languages.map((language) => {
    const extras = siteExtrasOf(content, language);
    const accounts = extras.accounts.map((account) => ({
      ...account,
      qr: codes.get(account.id)?.address ?? '',
    }));
    return { type: 'SiteExtras', key: language, fields: { ...extras, accounts } };
  });

/** What the API says of the whole site. */
function siteInfoNode({ content, api, menuPictures: { logo } }: SiteInputs): SourcedNode {
  const { siteInfo, pictureAddresses } = api.answers;
  const fields = {
    crod: siteInfo.crod,
    bannerId: siteInfo.banner_id,
    companyHost: companyHost(parseEnvironment(process.env), content.vendor),
    logo: logo && {
      ...logo.size,
      address: pictureAddresses.logoUrl,
      src: logo.picture.address,
    },
    pictureAddresses,
  };
  return { type: 'SiteInfo', key: 'site', fields };
}

/** Addresses of the pages that menus of a language hide. */
const hiddenAddresses = ({ english }: Content): string[] =>
  languages
    .filter((language) => conventions[language].appliesHideList)
    .flatMap((language) =>
      [...hiddenPages(english.hidden)].map((id) => inLanguage(`/${id}`, language)),
    );

/** The nodes of products, releases and items, in each language. */
function offerNodes(
  content: Content,
  menu: TopMenu,
  pictureAt: (path: string) => string | null,
): SourcedNode[] {
  const marks = titleMarks(content);
  return sitesOf(content, menu, { pictureAt }).flatMap((site) => [
    ...productNodes(site),
    ...itemNodes(site, marks[site.language]),
  ]);
}

/** The nodes of pages, without the texts that only search and machines read. */
async function pageNodes(pages: readonly BuiltPage[], content: Content): Promise<SourcedNode[]> {
  // Only for titles on the page: metadata, structured data and the search index have no marks.
  const marks = titleMarks(content);
  const definitions = sectionDefinitions(features);
  const nodes: SourcedNode[] = [];
  for (const { chapters, markdown, examplePages, view, ...page } of pages) {
    const mark = marks[page.language];
    const sections = await withDrawings(view.sections, mark);
    const pageView = withLineBreaks({ ...view, sections }, mark);
    const fields = {
      ...page,
      ...pageView,
      product: productOfPage(page, content),
      item: pageView.item?.key ?? null,
      customer: pageView.customer && storedCustomer(pageView.customer, page.language),
      results: (pageView.results ?? []).map((result) => storedCustomer(result, page.language)),
      sections: withSurfaces(pageView.sections, definitions, {
        consoleHost: view.consoles.length > 0 ? 0 : undefined,
        elsewhere: view.form ? ['contact', 'steps'] : [],
        hasRelated: view.related.length > 0,
      }).map((section, index) =>
        storedSection(section, examplePages?.[index] ?? page.key, page.language),
      ),
    };
    nodes.push({ type: 'Page', key: page.file, fields });
  }

  return nodes;
}

import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import type { ApiAnswers } from '../calls/answers/ask';
import { printable } from '../calls/printable';
import type { TopMenu } from '../calls/top-menu';
import { loadContent } from '../content/check';
import type { Content } from '../content/content';
import { type EnglishRules, hiddenPages } from '../content/english-rules';
import { titleMarks, withLineBreaks } from '../content/line-breaks';
import { englishRules } from '../content/site';
import { features } from '../features';
import { coversOf } from '../features/covers/files';
import { companyHost } from '../features/hosting/company-host';
import { menusOf } from '../features/menus/nodes';
import { drawMenuPictures, type MenuPictures } from '../features/menus/pictures';
import { answersOfBuild } from '../features/releases/answers-of-build';
import type { SourcedSite } from '../features/releases/pass-build';
import { type BuildSources, inputDigests } from '../features/releases/record';
import { withDrawings } from '../sections/architecture/view';
import { parseEnvironment } from '../site/environment';
import { inLanguage } from '../site/href';
import { spritePath } from '../site/icon';
import { conventions, eachLanguage, type Language, languages } from '../site/languages';
import { hashedAsset, type PublishedPicture } from '../site/published-picture';
import { buildDay } from '../site/today';
import type { BuiltPage } from '../views/built-page';
import { withoutRepeats } from '../views/metadata';

<<<<<<< HEAD

import { drawingAddresses } from './console-drawings';
import { customerNodes, productNodes, withKeys } from './nodes';

=======

import { customerNodes, productNodes, type SourcedNode, withKeys } from './nodes';

>>>>>>> dd730113 (perf: in develop an edit of a page renews that page first, and Gatsby is told of changed nodes only)

import { buildPages, sitesOf } from './pages/pages';
import { qrCode, siteExtrasOf } from './pages/site-extras';
import { projectRoot } from './project-root';
import { writePublicFiles } from './public-files';
import { createNodes } from './renew-nodes';
import { sprite } from './sprite';

/**
 * Puts everything that the site is made of into Gatsby's data layer. A failure ends the build with file and key, or with call, what was expected
 * and what came.
 * @returns what the site is made of, for the checks at the end of the build
 */
export async function sourceSite(args: SourceNodesArgs): Promise<SourcedSite> {
  const root = projectRoot(args.store);
  const { reporter } = args;
  try {
    // Before anything is read: a file that is saved meanwhile counts as changed for the next build.
    const inputs = inputDigests(root);
    const content = loadContent(root, features);
    const api = await answersOfBuild(root);
    const site = await makeSite({ root, content, api, ...(await drawPictures(args, api)) });

    for (const warning of [...api.warnings, ...site.hints, ...site.warnings])
      reporter.warn(warning);
    createNodes(args, site.nodes);
    writePublicFiles(root, site.files());

    return {
      inputs,
      sources: site.sources,
      warnings: [...api.warnings, ...site.warnings],
      bodies: api.areFresh ? api.bodies : {},
    };
  } catch (error) {
    return reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

/** What a site is made of: the data folder, the API's answers (or the mock's), and the pictures that these name. */
export interface SiteInputs extends DrawnPictures {
  /** The project's folder. */
  root: string;
  content: Content;
  api: ApiAnswers;
}

export interface DrawnPictures {
  menuPictures: MenuPictures;
  /** A line for each picture that the site does without. */
  pictureWarnings: readonly string[];
}

/** Draws the pictures that the API's answers name. @param cache Gatsby's */
export async function drawPictures(
  { cache }: Pick<SourceNodesArgs, 'cache'>,
  api: ApiAnswers,
): Promise<DrawnPictures> {
  const warnings: string[] = [];
  const menuPictures = await drawMenuPictures(cache, api, (line) => void warnings.push(line));
  return { menuPictures, pictureWarnings: warnings };
}

/** A site as Gatsby is to publish it. */
export interface Site {
  /** The API's answers, the dictionaries and items of the data folder, and the pages, menus and footers made of both. */
  nodes: SourcedNode[];
  sources: BuildSources;
  /** A line for each entry of a menu that the site does without. */
  warnings: string[];
  /** A line for each picture that is still to be drawn. */
  hints: string[];
  /** Makes the files beside the pages, by path: pictures, the index of the search, and what machines read. */
  files(): Map<string, string | Buffer>;
  /** Makes the nodes of the pages with these keys, in every language, from other content. */
  nodesOfPages(content: Content, keys: ReadonlySet<string>): Promise<SourcedNode[]>;
}

/** Makes a site of what it is made of. Pure but for the pictures and styles that it reads. */
export async function makeSite(inputs: SiteInputs): Promise<Site> {
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
<<<<<<< HEAD
  const pictures = coversOf(content, menu, css);
  const pages = await createPageNodes(args, content, menu, (picture) => {
=======
  const pictures = new Map([...consolePictures(root), ...coversOf(content, menu, css)]);
  const hints = new Set<string>();
  const pictureAt = (picture: string) => {
>>>>>>> dd730113 (perf: in develop an edit of a page renews that page first, and Gatsby is told of changed nodes only)
    const address = pictures.get(picture)?.address ?? (hasFile(picture) ? picture : null);
    if (!address)
      hints.add(`static${picture} is not drawn: npm run draw. Until then, pages do without it.`);
    return address;
<<<<<<< HEAD
  });
  for (const warning of warnings) reporter.warn(warning);

  const drawings = drawingAddresses(args);
  const publicFiles = new Map<string, string | Buffer>(filesBeside(content, pages, drawings));
  for (const { address, bytes } of [...pictures.values(), ...accountCodes, ...menuPictures.files])
    publicFiles.set(address, bytes);
  writePublicFiles(root, publicFiles);

  const sources: BuildSources = {
    answers,
    pictures: menuPictures.digests,
    menus: eachLanguage((language) => menus[language].shown),
    hidden: hiddenAddresses(content),
    drafts: [...content.drafts.keys()],
    siteUrl: content.vendor.siteUrl,
=======
>>>>>>> dd730113 (perf: in develop an edit of a page renews that page first, and Gatsby is told of changed nodes only)
  };
  for (const feature of features) await feature.prepare?.();
  const pages = buildPages(content, menu, { pictureAt });

  return {
    nodes: [
      ...menuNodes(menus),
      ...extrasNodes(content, accountCodes),
      siteInfoNode(inputs),
      ...offerNodes(content, menu, pictureAt),
      ...(await pageNodes(pages, content)),
    ],
    sources: {
      answers,
      pictures: menuPictures.digests,
      menus: eachLanguage((language) => menus[language].shown),
      hidden: hiddenAddresses(content),
      drafts: [...content.drafts.keys()],
      siteUrl: content.vendor.siteUrl,
    },
    warnings: [...warnings],
    hints: [...hints],
    files() {
      const files = new Map<string, string | Buffer>(filesBeside(content, pages));
      for (const { address, bytes } of [
        ...pictures.values(),
        ...accountCodes.values(),
        ...menuPictures.files,
      ])
        files.set(address, bytes);
      return files;
    },
    async nodesOfPages(newContent, keys) {
      const newPages = buildPages(newContent, menu, { pictureAt, keys });
      return [
        ...offerNodes(newContent, menu, pictureAt),
        ...(await pageNodes(newPages, newContent)),
      ];
    },
  };
}

/** Whether the site has a file at a path: the API's host has its own uploads, the mock those of its folder. */
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

type MenusByLanguage = Record<Language, ReturnType<typeof menusOf>>;

/** Header and footer of each language. */
function menusByLanguage(
  { content, api: { answers }, menuPictures: { places } }: SiteInputs,
  english: EnglishRules,
  warn: (message: string) => void,
): MenusByLanguage {
  const host = companyHost(parseEnvironment(process.env), content.vendor);
  return eachLanguage((language) =>
    menusOf(language, { answers, content, english, places, host, warn }),
  );
}

const menuNodes = (menus: MenusByLanguage): SourcedNode[] =>
  languages.flatMap((language) => [
    { type: 'HeaderMenu', key: language, fields: menus[language].header },
    { type: 'FooterMenu', key: language, fields: menus[language].footer },
  ]);

/** The codes of accounts, for phones to read, by the account's id. */
async function codesOfAccounts({ vendor }: Content): Promise<Map<string, PublishedPicture>> {
  const codes = new Map<string, PublishedPicture>();
  for (const { id, url, qr } of vendor.accounts)
    if (qr) codes.set(id, hashedAsset(`${id}.svg`, await qrCode(url)));
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

/** The nodes of products, releases and customers, in each language. */
function offerNodes(
  content: Content,
  menu: TopMenu,
  pictureAt: (path: string) => string | null,
): SourcedNode[] {
  const marks = titleMarks(content);
  return sitesOf(content, menu, { pictureAt }).flatMap((site) => [
    ...productNodes(site),
    ...customerNodes(site, marks[site.language]),
  ]);
}

/** The nodes of pages, without what only search and machines read of them. */
async function pageNodes(pages: readonly BuiltPage[], content: Content): Promise<SourcedNode[]> {
  // Only for titles on the page: metadata, structured data and the search index have no marks.
  const marks = titleMarks(content);
  const nodes: SourcedNode[] = [];
  for (const { chapters, markdown, view, ...page } of pages) {
    const mark = marks[page.language];
    const sections = await withDrawings(view.sections, mark);
    const pageView = withLineBreaks({ ...view, sections }, mark);
    const fields = {
      ...page,
      ...pageView,
      sections: pageView.sections.map((section) => withKeys(section, page.key, page.language)),
    };
    nodes.push({ type: 'Page', key: page.file, fields });
  }
  return nodes;
}

/**
 * The texts that are published beside the pages, by path: what features publish, and the icons.
 * @param drawings addresses of the drawings of consoles by their files
 */
function filesBeside(
  content: Content,
  pages: readonly BuiltPage[],
  drawings: ReadonlyMap<string, string>,
): Map<string, string> {
  const site = { content, pages, drawings, today: buildDay() };
  const files = features.flatMap((feature) => [...(feature.files?.(site) ?? [])]);

  return new Map([...files, [spritePath, sprite(content)]]);
}

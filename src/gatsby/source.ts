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
import { englishRules, type Site } from '../content/site';
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
import { drawingAddresses } from './console-drawings';
import { customerNodes, productNodes, withKeys } from './nodes';
import { buildPages, sitesOf } from './pages/pages';
import { qrCode, siteExtrasOf } from './pages/site-extras';
import { projectRoot } from './project-root';
import { writePublicFiles } from './public-files';
import { sprite } from './sprite';

/**
 * Puts everything that the site is made of into Gatsby's data layer. A failure ends the build with file and key, or with call, what was expected
 * and what came.
 * @returns what the site is made of, for the checks at the end of the build
 */
export async function sourceSite(args: SourceNodesArgs): Promise<SourcedSite> {
  const root = projectRoot(args.store);
  try {
    // Before anything is read: a file that is saved meanwhile counts as changed for the next build.
    const inputs = inputDigests(root);
    const content = loadContent(root, features);
    const answers = await answersOfBuild(root);
    const { sources, warnings } = await createAllNodes(args, root, content, answers);
    return {
      inputs,
      sources,
      warnings: [...answers.warnings, ...warnings],
      bodies: answers.areFresh ? answers.bodies : {},
    };
  } catch (error) {
    return args.reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Creates the nodes of the site: the API's answers (or the mock's), the dictionaries and items of the data folder, and the pages, menus and footers
 * made of both. Writes the files beside the pages to `public`.
 * @param root the project's folder
 * @returns what the site is made of, and a line for each entry of a menu that it does without
 */
export async function createAllNodes(
  args: SourceNodesArgs,
  root: string,
  content: Content,
  api: ApiAnswers,
): Promise<{ sources: BuildSources; warnings: string[] }> {
  const { reporter, cache } = args;
  const { answers } = api;
  for (const failure of api.warnings) reporter.warn(failure);
  const warnings = new Set<string>(api.leftOut);
  const warn = (message: string) => void warnings.add(printable(message));

  const hasFile = fileFinder(root);
  const english = englishRules(content, hasFile);
  const menuPictures = await drawMenuPictures(cache, api, warn);
  const menus = createMenuNodes(args, { content, api, english, menuPictures, warn });
  const accountCodes = await createExtrasNodes(args, content);
  createSiteInfoNode(args, content, api, menuPictures);

  const menu = withoutRepeats(answers.topMenu, content, warn);

  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const pictures = coversOf(content, menu, css);
  const pages = await createPageNodes(args, content, menu, (picture) => {
    const address = pictures.get(picture)?.address ?? (hasFile(picture) ? picture : null);
    if (!address)
      reporter.warn(
        `static${picture} is not drawn: npm run draw. Until then, pages do without it.`,
      );
    return address;
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
  };
  return { sources, warnings: [...warnings] };
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

/** Creates a node. @param key unique in its type */
function createNode(
  { actions, createNodeId, createContentDigest }: SourceNodesArgs,
  type: string,
  key: string,
  fields: Record<string, unknown>,
): void {
  actions.createNode({
    ...fields,
    id: createNodeId(`${type} ${key}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  });
}

interface MenuParts {
  content: Content;
  api: ApiAnswers;
  english: EnglishRules;
  menuPictures: MenuPictures;
  warn(message: string): void;
}

/** Creates header and footer of each language. @returns them by language */
function createMenuNodes(
  args: SourceNodesArgs,
  { content, api: { answers }, english, menuPictures: { places }, warn }: MenuParts,
): Record<Language, ReturnType<typeof menusOf>> {
  const host = companyHost(parseEnvironment(process.env), content.vendor);
  const menus = eachLanguage((language) =>
    menusOf(language, { answers, content, english, places, host, warn }),
  );
  for (const language of languages) {
    createNode(args, 'HeaderMenu', language, menus[language].header);
    createNode(args, 'FooterMenu', language, menus[language].footer);
  }
  return menus;
}

/** Creates what else is around the pages of each language. @returns the codes of accounts, for phones to read */
async function createExtrasNodes(
  args: SourceNodesArgs,
  content: Content,
): Promise<PublishedPicture[]> {
  const codes = new Map<string, PublishedPicture>();
  for (const { id, url, qr } of content.vendor.accounts) {
    if (qr) codes.set(id, hashedAsset(`${id}.svg`, await qrCode(url)));
  }

  for (const language of languages) {
    const extras = siteExtrasOf(content, language);
    const accounts = extras.accounts.map((account) => ({
      ...account,
      qr: codes.get(account.id)?.address ?? '',
    }));
    createNode(args, 'SiteExtras', language, { ...extras, accounts });
  }
  return [...codes.values()];
}

/** Creates what the API says of the whole site. */
function createSiteInfoNode(
  args: SourceNodesArgs,
  content: Content,
  { answers: { siteInfo, pictureAddresses } }: ApiAnswers,
  { logo }: MenuPictures,
): void {
  createNode(args, 'SiteInfo', 'site', {
    crod: siteInfo.crod,
    bannerId: siteInfo.banner_id,
    companyHost: companyHost(parseEnvironment(process.env), content.vendor),
    logo: logo && {
      ...logo.size,
      address: pictureAddresses.logoUrl,
      src: logo.picture.address,
    },
    pictureAddresses,
  });
}

/** Addresses of the pages that menus of a language hide. */
const hiddenAddresses = ({ english }: Content): string[] =>
  languages
    .filter((language) => conventions[language].appliesHideList)
    .flatMap((language) =>
      [...hiddenPages(english.hidden)].map((id) => inLanguage(`/${id}`, language)),
    );

/** Makes a node of each page. @returns the pages, with what search and machines read of them */
async function createPageNodes(
  args: SourceNodesArgs,
  content: Content,
  menu: TopMenu,
  pictureAt: Site['pictureAt'],
): Promise<BuiltPage[]> {
  for (const feature of features) await feature.prepare?.();
  const pages = buildPages(content, menu, { pictureAt });
  // Only for titles on the page: metadata, structured data and the search index have no marks.
  const marks = titleMarks(content);

  for (const site of sitesOf(content, menu, { pictureAt }))
    for (const { type, key, fields } of [
      ...productNodes(site),
      ...customerNodes(site, marks[site.language]),
    ])
      createNode(args, type, key, fields);

  for (const { chapters, markdown, view, ...page } of pages) {
    const mark = marks[page.language];
    const sections = await withDrawings(view.sections, mark);
    const pageView = withLineBreaks({ ...view, sections }, mark);
    createNode(args, 'Page', page.file, {
      ...page,
      ...pageView,
      sections: pageView.sections.map((section) => withKeys(section, page.key, page.language)),
    });
  }

  // Gatsby does so in a build; a preview would keep the page of a file that is gone.
  const files = new Set(pages.map(({ file }) => file));
  for (const node of args.getNodesByType('Page')) {
    if (!files.has(String(node['file']))) args.actions.deleteNode(node);
  }
  return pages;
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

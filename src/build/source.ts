import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { parseEnvironment } from '../config/environment';
import { conventions, eachLanguage, languages } from '../config/languages';
import type { Answers } from '../contract/calls';
import { printable } from '../contract/printable';
import type { TopMenu } from '../contract/top-menu';
import { hiddenPages } from '../i18n/english';
import { inLanguage } from '../routes/href';
import { menuPicturesPath, spritePath } from '../routes/icon';
import { indexFiles } from '../search/build';
import { advisoryFiles } from './advisory-files';
import { askApi } from './answers/ask';
import {
  drawLogo,
  drawSheet,
  mostPictures,
  type Picture,
  pictureAddressesIn,
} from './answers/pictures';
import { companyHost } from './company-host';
import { matrixFiles } from './compatibility/files';
import { consolePictures, type PublishedPicture } from './console-pictures';
import { loadContent } from './content/check';
import { interfaceFiles } from './content/interfaces';
import type { Content } from './content/read';
import { copiesOf } from './copies';
import { coversOf } from './covers';
import { createHighlight } from './highlight';
import { listingsOf } from './listings';
import { menusOf } from './menus';
import { contentNodes } from './nodes';
import { writePublicFiles } from './public-files';
import { digestOf, writeNotes } from './rebuild/record';
import { sbomFiles } from './sbom-file';
import { renderSecurityTxt, securityTxtPath } from './security-txt';
import { sprite } from './sprite';
import { buildDay } from './today';
import { titleMarks, withLineBreaks } from './view/line-breaks';
import { withoutRepeats } from './view/metadata';
import { type BuiltPage, buildPages } from './view/pages';
import { withDrawings } from './view/sections';
import { englishRules, type Site } from './view/site';
import { qrCode, siteExtrasOf } from './view/site-extras';

/**
 * Puts everything that the site is made of into Gatsby's data layer: the API's answers (or the mock's), the
 * dictionaries and items of the data folder, and the pages, menus and footers made of both. A failure ends the build with
 * file and key, or with call, expected and got.
 */
export async function sourceSite(args: SourceNodesArgs): Promise<void> {
  const { store, reporter } = args;
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  try {
    const { API_URL, MOCK_API_URL } = parseEnvironment(process.env);
    const base = API_URL ?? MOCK_API_URL;
    if (!base)
      throw new Error(
        'No API address: npm run build starts the mock API; API_URL names a real one.',
      );
    await source(args, root, loadContent(root, process.env.NODE_ENV === 'development'), base);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // A preview keeps the pages that it has.
    if (args.getNodesByType('Page').length > 0 && process.env.NODE_ENV === 'development')
      reporter.error(reason);
    else reporter.panic(reason);
  }
}

async function source(
  args: SourceNodesArgs,
  root: string,
  content: Content,
  base: string,
): Promise<void> {
  const { reporter } = args;
  const environment = parseEnvironment(process.env);
  const host = companyHost(environment, content.vendor);

  const { answers, leftOut, loaded, warnings: failures } = await askApi(root, base);
  for (const failure of failures) reporter.warn(failure);
  const { sheet, places, digests, logo } = await shownPictures(args, answers, loaded);
  const createNode = nodesOf(args);

  // The API's host has its own files, the mock those of its folder.
  const hasFile = (path: string) => {
    const isUpload = path.startsWith('/upload/');
    if (isUpload && environment.API_URL) return true;
    const file = join(root, isUpload ? 'mock-api' : 'static', path);
    // No address that a browser would read as another one.
    return (
      URL.parse(path, base)?.pathname === path &&
      (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
    );
  };
  const warnings = new Set<string>(leftOut);
  const warn = (message: string) => void warnings.add(printable(message));
  const english = englishRules(content, hasFile);
  const codes = new Map<string, PublishedPicture>();
  for (const { id, url, qr } of content.vendor.accounts)
    if (qr) codes.set(id, sharedPicture(`${id}.svg`, await qrCode(url)));
  const menus = eachLanguage((language) =>
    menusOf(language, { answers, content, english, places, host, warn }),
  );
  for (const language of languages) {
    await createNode('HeaderMenu', language, menus[language].header);
    await createNode('FooterMenu', language, menus[language].footer);
    const { accounts, ...extras } = siteExtrasOf(content, language);
    const coded = accounts.map((account) => ({
      ...account,
      qr: codes.get(account.id)?.address ?? '',
    }));
    await createNode('SiteExtras', language, { ...extras, accounts: coded });
  }
  const { crod, banner_id: bannerId } = answers.siteInfo;
  const { pictureAddresses } = answers;
  const logoNode = logo && {
    ...logo.size,
    address: pictureAddresses.logoUrl,
    src: logo.picture.address,
  };
  await createNode('SiteInfo', 'site', {
    crod,
    bannerId,
    companyHost: host,
    logo: logoNode,
    pictureAddresses,
  });
  const menu = withoutRepeats(answers.topMenu, content, warn);
  for (const warning of warnings) reporter.warn(warning);
  writeNotes(root, {
    answers,
    pictures: digests,
    menus: eachLanguage((language) => menus[language].shown),
    hidden: languages
      .filter((language) => conventions[language].appliesHideList)
      .flatMap((language) =>
        [...hiddenPages(content.english.hidden)].map((id) => inLanguage(`/${id}`, language)),
      ),
    siteUrl: content.vendor.siteUrl,
    warnings: [...warnings],
  });

  for (const { type, key, fields } of contentNodes(content, menu))
    await createNode(type, key, fields);
  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const pictures = new Map([...consolePictures(root), ...coversOf(content, menu, css)]);
  const pages = await sourcePages(args, content, menu, (picture) => {
    const address = pictures.get(picture)?.address ?? (hasFile(picture) ? picture : null);
    if (!address)
      reporter.warn(
        `static${picture} is not drawn: npm run draw. Until then, pages do without it.`,
      );
    return address;
  });
  writePublicFiles(
    root,
    new Map<string, string | Buffer>([
      ...[...pictures.values(), ...codes.values(), ...(logo ? [logo.picture] : [])].map(
        ({ address, bytes }) => [address, bytes] as const,
      ),
      ...filesBeside(content, pages),
      ...(sheet ? [[menuPicturesPath, sheet] as const] : []),
    ]),
  );
}

/** A picture that many pages show. */
const sharedPicture = (name: string, bytes: string | Buffer): PublishedPicture => ({
  address: `/static/${digestOf(bytes)}/${name}`,
  bytes,
});

/** Creates nodes by type and by a key that is unique in the type. */
const nodesOf =
  ({ actions, createNodeId, createContentDigest }: SourceNodesArgs) =>
  (type: string, key: string, fields: Record<string, unknown>) =>
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });

/** Makes a node of each page. @returns the pages, with what search and machines read of them */
async function sourcePages(
  args: SourceNodesArgs,
  content: Content,
  menu: TopMenu,
  pictureAt: Site['pictureAt'],
) {
  const createNode = nodesOf(args);
  const pages = buildPages(content, menu, { highlight: await createHighlight(), pictureAt });
  // Only for titles on the page: metadata, structured data and the search index have no marks.
  const marks = titleMarks(content);
  for (const { chapters, markdown, view, ...page } of pages) {
    const mark = marks[page.language];
    const marked = withLineBreaks(
      { ...view, sections: await withDrawings(view.sections, mark) },
      mark,
    );
    await createNode('Page', page.file, { ...page, ...marked });
  }
  // Gatsby does so in a build; a preview would keep the page of a file that is gone.
  const files = new Set(pages.map(({ file }) => file));
  for (const node of args.getNodesByType('Page'))
    if (!files.has(String(node['file']))) args.actions.deleteNode(node);
  return pages;
}

/** The texts that are published beside the pages, by path: the index of the search, and what machines read. */
function filesBeside(content: Content, pages: readonly BuiltPage[]): Map<string, string> {
  const today = buildDay();
  const index = indexFiles(pages, content.search, content);
  return new Map([
    ...[...index].map(([name, text]) => [`/search/${name}`, text] as const),
    ...copiesOf(pages, content),
    ...listingsOf(pages, content.vendor.siteUrl),
    ...matrixFiles(content, today),
    ...advisoryFiles(content, today),
    ...interfaceFiles(content.interfaces),
    ...sbomFiles(content),
    [securityTxtPath, renderSecurityTxt(content.vendor, today)],
    [spritePath, sprite(content)],
  ]);
}

/**
 * The API's pictures as the site shows them. Those of the menu are combined into one file, because their addresses would add a kilobyte to
 * every page. A picture that wasn't loaded is that of an earlier build, if there is one.
 * @returns that file and, by address, each picture's place in it and its digest; and the logo
 */
async function shownPictures(
  args: SourceNodesArgs,
  answers: Answers,
  loaded: ReadonlyMap<string, Picture>,
) {
  const pictures = new Map<string, Buffer>();
  const digests: Record<string, string> = {};
  for (const address of pictureAddressesIn(answers)) {
    const key = `picture ${address}`;
    const now = loaded.get(address);
    if (now) await args.cache.set(key, { bytes: now.bytes.toString('base64'), digest: now.digest });
    const kept = (await args.cache.get(key)) as { bytes: string; digest: string } | undefined;
    if (!kept) continue;
    pictures.set(address, Buffer.from(kept.bytes, 'base64'));
    digests[address] = kept.digest;
  }
  const given = pictures.get(answers.pictureAddresses.logoUrl);
  const drawn = given ? await drawLogo(given) : null;
  pictures.delete(answers.pictureAddresses.logoUrl);
  const addresses = [...pictures.keys()];
  if (addresses.length > mostPictures)
    args.reporter.warn(
      `The menu has ${addresses.length} pictures; those after the first ${mostPictures} are left out: ${addresses.slice(mostPictures).join(', ')}`,
    );
  const sheetPictures = [...pictures.values()].slice(0, mostPictures);
  return {
    sheet: sheetPictures.length > 0 ? await drawSheet(sheetPictures) : null,
    places: new Map(addresses.slice(0, mostPictures).map((picture, at) => [picture, at])),
    digests,
    logo: drawn && { size: drawn.size, picture: sharedPicture('logo.webp', drawn.bytes) },
  };
}

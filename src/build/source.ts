import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceNodesArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { withMockApi } from '../../mock-api/embedded';
import { createClient } from '../api-client/client';
import { parseEnvironment } from '../config/environment';
import { languages } from '../config/languages';
import type { Answers } from '../contract/calls';
import { hiddenPages } from '../i18n/english';
import { footerColumnsOf } from '../navigation/footer';
import { headerMenu } from '../navigation/header';
import { hotSearches } from '../navigation/hot-searches';
import { inLanguage } from '../routes/href';
import { indexFiles, writeSearchIndex } from '../search/build';
import { fetchAnswers } from './answers/fetch';
import { lastGood } from './answers/last-good';
import { drawSheet, loadPictures, pictureAddressesIn } from './answers/pictures';
import { companyHost, hostedAddress } from './company-host';
import { loadContent } from './content/check';
import type { Content } from './content/read';
import { writeCopies } from './copies';
import { coversOf, writeCovers } from './covers';
import { createHighlight } from './highlight';
import { matrixFiles, writePublicFiles } from './matrix-files';
import { type BuildInputs, writeNotes } from './rebuild/notes';
import { renderSecurityTxt, securityTxtPath } from './security-txt';
import { writeSprite } from './sprite';
import { buildDay } from './today';
import { lineBreaks, undividedTerms, withLineBreaks } from './view/line-breaks';
import { buildPages } from './view/pages';
import { contactChannels } from './view/sections';
import { englishRules } from './view/site';
import { qrCode, siteExtrasOf } from './view/site-extras';

/**
 * Puts everything that the site is made of into Gatsby's data layer: the API's answers (or the embedded mock's), the
 * dictionaries and items of the data folder, and the pages, menus and footers made of both. A failure ends the build with
 * file and key, or with call, expected and got.
 */
export async function sourceSite(args: SourceNodesArgs): Promise<void> {
  const { store, reporter } = args;
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  try {
    const content = loadContent(root, process.env.NODE_ENV === 'development');
    await withMockApi(root, async (base) => {
      await source(args, root, content, base);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    writeNotes(root, { refusal: reason });
    // A preview keeps the pages that it has.
    if (args.getNodesByType('Page').length > 0 && process.env.NODE_ENV === 'development') reporter.error(reason);
    else reporter.panic(reason);
  }
}

async function source(args: SourceNodesArgs, root: string, content: Content, base: string): Promise<void> {
  const { actions, createNodeId, createContentDigest, reporter } = args;
  const environment = parseEnvironment(process.env);
  const strict = environment.API_STRICT;
  const host = companyHost(environment, content.vendor);

  const client = createClient({ base, timeout: environment.API_TIMEOUT });
  const { answers, bodies, stale } = await fetchAnswers({
    client,
    strict,
    retries: environment.API_RETRIES,
    lastGood: (call) => lastGood(root, call),
  });
  for (const { call, reason } of stale)
    reporter.warn(`LAST GOOD ANSWER USED for ${call}. ${reason}. The site is built from data/last-good/${call}.json.`);

  const { sheet, places, digests } = await pictureSheet(args, answers, base, strict, environment.API_TIMEOUT);

  const createNode = (type: string, key: string, fields: Record<string, unknown>) =>
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });

  // The API's host has its own files.
  const hasFile = (path: string) => path.startsWith('/upload/') || existsSync(join(root, 'static', path));
  const english = englishRules(content, hasFile);
  const warnings = new Set<string>();
  const warn = (message: string) => void warnings.add(message);

  const shown = ({ title, href }: { title: string; href: string }) => ({ title, href });
  const menus: BuildInputs['menus'] = { zh: { header: [], footer: [] }, en: { header: [], footer: [] } };
  for (const language of languages) {
    const { groups } = headerMenu(answers.topMenu, language, english, warn);
    const columns = footerColumnsOf(answers.footerMenu, language, english, warn).map((column) => ({
      ...column,
      groups: column.groups.map((group) => ({
        ...group,
        links: group.links.map((link) => ({ ...link, href: hostedAddress(link.href, host, content.vendor) })),
      })),
    }));
    menus[language] = {
      header: groups.flatMap(({ title, categories }) => {
        const links = categories.flatMap((category) => category.links.map(shown));
        // The header shows a group of one entry as that entry's link, with the group's title.
        return links.map((link) => (links.length === 1 ? { ...link, title } : link));
      }),
      footer: columns.flatMap((column) => column.groups.flatMap((group) => group.links.map(shown))),
    };
    await createNode('HeaderMenu', language, {
      language,
      hotSearches: hotSearches(answers.recommendations, language, english, warn),
      pictures: sheet,
      groups: groups.map((group) => ({
        ...group,
        categories: group.categories.map((category) => ({
          ...category,
          picture: places.get(category.picture) ?? null,
          links: category.links.map((link) => ({ ...link, picture: places.get(link.picture) ?? null })),
        })),
      })),
    });
    await createNode('FooterMenu', language, {
      language,
      // The API's text is Chinese.
      copyright: language === 'zh' ? answers.siteInfo.copyright : `© ${content.vendor.legalName.en}`,
      columns,
      friendlyLinks:
        language === 'zh'
          ? answers.friendlyLinks.map(({ id, links_name, links_url }) => ({ id, name: links_name, url: links_url }))
          : [],
      channels: contactChannels({ vendor: content.vendor, language, labels: content.ui[language].footer }),
    });
  }
  for (const language of languages) {
    const extras = siteExtrasOf(content, language);
    const withCode = async (account: (typeof extras.accounts)[number]) => {
      const code = Buffer.from(await qrCode(account.url));
      return { ...account, qr: await createFile(args, account.id, '.svg', code) };
    };
    await createNode('SiteExtras', language, { ...extras, accounts: await Promise.all(extras.accounts.map(withCode)) });
  }
  const { crod, banner_id: bannerId } = answers.siteInfo;
  await createNode('SiteInfo', 'site', { crod, bannerId, companyHost: host });
  for (const [position, { productName }] of answers.recommendations.entries()) {
    const [englishName = null] = hotSearches([{ productName }], 'en', english, warn);
    await createNode('Recommendation', String(position), { productName, englishName, position });
  }
  for (const warning of warnings) reporter.warn(warning);
  writeNotes(root, {
    inputs: {
      answers,
      pictures: digests,
      menus,
      hidden: [...hiddenPages(content.english.hidden)].map((id) => inLanguage(`/${id}`, 'en')),
      siteUrl: content.vendor.siteUrl,
    },
    warnings: [...warnings],
    // Only the answers of a real API are worth keeping; the mock has its seeds.
    ...(environment.API_URL && stale.length === 0 ? { bodies } : {}),
  });

  writeSprite(root, content);
  const today = buildDay();
  const pages = buildPages(content, answers.topMenu, { today, highlight: await createHighlight() });
  // Only for titles on the page: metadata, structured data and the search index have no marks.
  const mark = {
    zh: lineBreaks(
      'zh',
      undividedTerms(
        content.glossary,
        [...content.pages.values()].map(({ zh }) => zh.name),
      ),
    ),
    en: lineBreaks('en', []),
  };
  // Pages do not need the texts for search and machines.
  for (const { chapters, markdown, ...page } of pages)
    await createNode('Page', page.file, { ...page, view: withLineBreaks(page.view, mark[page.language]) });
  // Gatsby does so in a build; a preview would keep the page of a file that is gone.
  const files = new Set(pages.map(({ file }) => file));
  for (const node of args.getNodesByType('Page')) if (!files.has(String(node['file']))) actions.deleteNode(node);
  writeSearchIndex(root, indexFiles(pages, content.search, content));
  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  writeCovers(root, coversOf(content, answers.topMenu, css));
  writeCopies(root, pages, content);
  writePublicFiles(root, [...matrixFiles(content, today), [securityTxtPath, renderSecurityTxt(content.vendor, today)]]);
}

/**
 * Combines the menu's pictures into one file, because their addresses would add a kilobyte to every page.
 * @returns the id of the file's node and, by address, each picture's place in the file and its digest
 */
async function pictureSheet(
  args: SourceNodesArgs,
  answers: Answers,
  base: string,
  strict: boolean,
  timeout: number,
): Promise<{ sheet: string | null; places: Map<string, number>; digests: Record<string, string> }> {
  const { reporter, cache } = args;
  const { loaded, failures } = await loadPictures(answers, base, timeout);
  if (failures.length > 0) {
    const text = `Pictures of the menu cannot be loaded:\n${failures.map((line) => `  ${line}`).join('\n')}`;
    if (strict) throw new Error(text);
    reporter.warn(`${text}\nThe pictures of earlier builds are used where there are any.`);
  }
  const shown: Buffer[] = [];
  const places = new Map<string, number>();
  const digests: Record<string, string> = {};
  for (const address of pictureAddressesIn(answers)) {
    const key = `picture ${address}`;
    const now = loaded.get(address);
    // Kept for the day on which the picture cannot be loaded.
    if (now) await cache.set(key, { bytes: now.bytes.toString('base64'), digest: now.digest });
    const kept = (await cache.get(key)) as { bytes: string; digest: string } | undefined;
    if (!kept) continue;
    digests[address] = kept.digest;
    places.set(address, shown.push(Buffer.from(kept.bytes, 'base64')) - 1);
  }
  if (shown.length === 0) return { sheet: null, places, digests };
  return { sheet: await createFile(args, 'menu', '.webp', await drawSheet(shown)), places, digests };
}

/** Makes a file node from bytes; the same bytes keep their node. @returns the node's id */
async function createFile(
  { actions, createNodeId, cache, getCache, createContentDigest }: SourceNodesArgs,
  name: string,
  ext: string,
  buffer: Buffer,
): Promise<string> {
  const hash = createContentDigest(buffer.toString('base64'));
  const { id } = await createFileNodeFromBuffer({
    buffer,
    hash,
    name,
    ext,
    cache,
    getCache,
    createNode: actions.createNode,
    createNodeId: () => createNodeId(`file ${name} ${hash}`),
  } as unknown as Parameters<typeof createFileNodeFromBuffer>[0]);
  return id;
}

import { createHash } from 'node:crypto';
import type { SourceNodesArgs } from 'gatsby';
import { createFileNodeFromBuffer } from 'gatsby-source-filesystem';
import { createClient } from '../api-client/client';
import { parseEnvironment } from '../config/environment';
import { languages } from '../config/languages';
import { describeIssue } from '../contract/issue';
import type { EnglishRules } from '../i18n/english';
import { footerColumnsOf } from '../navigation/footer';
import { headerMenu } from '../navigation/header';
import { fetchAnswers } from './answers/fetch';
import { dropHeldAnswers, holdAnswers, lastGood } from './answers/last-good';
import { loadPicture, pictureAddressesIn, pictureUrl } from './answers/pictures';
import { checkContent } from './content/check';
import { type Content, readContent } from './content/read';
import { withMockApi } from './mock-api';
import { buildPages } from './view/pages';
import { contactChannels } from './view/sections';

/** Pictures that are loaded at the same time. */
const picturesAtOnce = 8;

/**
 * Pulls everything the site is made of into Gatsby's data layer: the API's answers (or the embedded mock's), the dictionaries
 * and items of the data folder, and from both the pages, menus and footers of each language.
 * Fails the build with file and key, or call, expected and got.
 */
export async function sourceSite(args: SourceNodesArgs): Promise<void> {
  const { store, reporter } = args;
  const root = (store.getState() as { program: { directory: string } }).program.directory;
  try {
    const content = loadContent(root);
    await withMockApi(root, async (base) => {
      await source(args, root, content, base);
    });
  } catch (error) {
    reporter.panic(error instanceof Error ? error.message : String(error));
  }
}

/** @throws Error with a line for every issue in the data folder */
function loadContent(root: string): Content {
  const { content, issues } = readContent(root);
  const found = [...issues, ...(content ? checkContent(content) : [])];
  if (!content || found.length > 0)
    throw new Error(`The data folder has ${found.length} issues:\n${found.map((issue) => `  ${describeIssue(issue)}`).join('\n')}`);
  return content;
}

async function source(args: SourceNodesArgs, root: string, content: Content, base: string): Promise<void> {
  const { actions, createNodeId, createContentDigest, getCache, reporter } = args;
  const environment = parseEnvironment(process.env);
  const strict = environment.API_STRICT;

  dropHeldAnswers(root);
  const client = createClient({ base, timeout: environment.API_TIMEOUT });
  const { answers, bodies, stale } = await fetchAnswers({
    client,
    strict,
    retries: environment.API_RETRIES,
    lastGood: (call) => lastGood(root, call),
  });
  for (const { call, reason } of stale)
    reporter.warn(`LAST GOOD ANSWER USED for ${call}. ${reason}. The site is built from data/last-good/${call}.json.`);
  // Only answers of a real API are worth keeping: the mock's stand in its seeds.
  if (environment.API_URL && stale.length === 0) holdAnswers(root, bodies);

  const pictures = await loadPictures(
    args,
    answers.pictureAddresses.picAddr,
    pictureAddressesIn(answers),
    base,
    strict,
    environment.API_TIMEOUT,
    getCache,
  );

  const createNode = (type: string, key: string, fields: Record<string, unknown>) =>
    actions.createNode({
      ...fields,
      id: createNodeId(`${type} ${key}`),
      parent: null,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    });

  const items = new Map(Object.values(content.items).flatMap((list) => list.map((item) => [`${item.kind}/${item.slug}`, item.en.title])));
  const english: EnglishRules = { ...content.english, pageName: (id) => content.pages.get(id)?.en.name ?? items.get(id) };
  const warnings = new Set<string>();
  const warn = (message: string) => void warnings.add(message);

  for (const language of languages) {
    const { groups } = headerMenu(answers.topMenu, language, english, warn);
    await createNode('HeaderMenu', language, {
      language,
      groups: groups.map((group) => ({
        ...group,
        categories: group.categories.map((category) => ({
          ...category,
          picture: pictures.get(category.picture) ?? null,
          links: category.links.map((link) => ({ ...link, picture: pictures.get(link.picture) ?? null })),
        })),
      })),
    });
    await createNode('FooterMenu', language, {
      language,
      // The API's text is Chinese; English has its own in the name map, or the vendor's name.
      copyright:
        language === 'zh'
          ? answers.siteInfo.copyright
          : (content.english.names.titles[answers.siteInfo.copyright] ?? `© ${content.vendor.legalName.en}`),
      columns: footerColumnsOf(answers.footerMenu, language, english, warn),
      friendlyLinks:
        language === 'zh' ? answers.friendlyLinks.map(({ id, links_name, links_url }) => ({ id, name: links_name, url: links_url })) : [],
      channels: contactChannels({ vendor: content.vendor, language, labels: content.ui[language].footer }),
    });
  }
  if (strict && warnings.size > 0)
    throw new Error(`In strict mode the menus must be complete:\n${[...warnings].map((line) => `  ${line}`).join('\n')}`);
  for (const warning of warnings) reporter.warn(warning);

  const { copyright, crod, banner_id: bannerId } = answers.siteInfo;
  await createNode('SiteInfo', 'site', { copyright, crod, bannerId });
  await createNode('PictureAddresses', 'site', answers.pictureAddresses);
  for (const [position, { productName }] of answers.recommendations.entries())
    await createNode('Recommendation', String(position), { productName, position });

  for (const page of buildPages(content, answers.topMenu)) await createNode('Page', page.file, { ...page });
}

/** Loads the menu's pictures into the cache; the ids of their file nodes by address. */
async function loadPictures(
  { actions, createNodeId, reporter, cache }: SourceNodesArgs,
  picAddr: string,
  addresses: readonly string[],
  base: string,
  strict: boolean,
  timeout: number,
  getCache: SourceNodesArgs['getCache'],
): Promise<Map<string, string>> {
  const nodes = new Map<string, string>();
  const waiting = [...addresses];
  const failures: string[] = [];
  const worker = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      // Kept from an earlier build, for the day on which the picture cannot be loaded.
      const key = `picture ${address}`;
      let kept = (await cache.get(key)) as { bytes: string; extension: string } | undefined;
      try {
        const { bytes, extension } = await loadPicture(pictureUrl(address, picAddr, base), timeout);
        kept = { bytes: bytes.toString('base64'), extension };
        await cache.set(key, kept);
      } catch (error) {
        failures.push(error instanceof Error ? error.message : String(error));
      }
      if (!kept) continue;
      const bytes = Buffer.from(kept.bytes, 'base64');
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
      const node = await createFileNodeFromBuffer({
        buffer: bytes,
        hash,
        name: (address.split('/').pop() ?? 'picture').replace(/\.\w+$/, ''),
        ext: kept.extension,
        cache,
        getCache,
        createNode: actions.createNode,
        // By address and content: the same picture keeps its node, whatever the API's port.
        createNodeId: () => createNodeId(`${key} ${hash}`),
      } as unknown as Parameters<typeof createFileNodeFromBuffer>[0]);
      nodes.set(address, node.id);
    }
  };
  await Promise.all(Array.from({ length: picturesAtOnce }, worker));
  if (failures.length > 0) {
    const text = `Pictures of the menu cannot be loaded:\n${failures.map((line) => `  ${line}`).join('\n')}`;
    if (strict) throw new Error(text);
    reporter.warn(`${text}\nThe pictures of earlier builds stand in where there are any.`);
  }
  return nodes;
}

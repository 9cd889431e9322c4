import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, languageTags } from '../../config/languages';
import { type Device, devices } from '../../lib/device';
import { inParallel } from '../../lib/in-parallel';
import { inLanguage, splitLanguage, withoutTrailingSlash } from '../../routes/href';
import { builtPaths, routeOfPath } from '../../routes/lookup';
import { manifest, redirects } from '../../routes/manifest';
import { rewrites } from '../../routes/page-addresses';
import { belongsTo } from '../../routes/route-types';
import { type BuildRecord, digestOf } from '../rebuild/record';
import { sitemapFile } from '../sitemap';
import { type CheckedPage, readable, readPage } from './page';

export interface BuiltSite {
  inputs: Pick<BuildRecord, 'menus' | 'hidden' | 'siteUrl'>;
  files: readonly string[];
  read(file: string): string | Promise<string>;
  isElsewhere(path: string): boolean;
}

/** The built site in a folder. Without a configured API, the project's mock serves the API's files. */
export const folderSite = (root: string, folder: string, record: BuildRecord): BuiltSite => ({
  inputs: record,
  files: Object.keys(record.files),
  read: (file) => readFileSync(join(folder, file), 'utf8'),
  isElsewhere: (path) =>
    path.startsWith('/api/') ||
    (path.startsWith('/upload/') &&
      (Boolean(process.env['API_URL']) || existsSync(join(root, 'mock-api', path)))),
});

type CheckedSite = BuiltSite & { pages: Map<string, CheckedPage>; sitemap: string };
/** A reason not to publish the site, with the address of the page. */
type Rule = (site: CheckedSite, report: (page: string, reason: string) => void) => void;

const concurrency = 8;
const most = 40;
/** All pages, without Gatsby's own fragments. */
const isPage = /^(?!_gatsby\/|page-data\/).*\.html$/;

/** Checks a site before it is published. @returns how many pages it has, and a line for each finding */
export async function checkSite(site: BuiltSite) {
  const pages: CheckedPage[] = [];
  const built = site.files.filter((file) => isPage.test(file));
  await inParallel(built, concurrency, async (file) => {
    pages.push(
      readPage(
        withoutTrailingSlash(`/${file.replace(/(^|\/)index\.html$/, '$1')}`),
        await site.read(file),
      ),
    );
  });
  pages.sort((a, b) => (a.address < b.address ? -1 : 1));
  const sitemaps = [undefined, ...languages]
    .map(sitemapFile)
    .filter((file) => site.files.includes(file));
  const checked: CheckedSite = {
    ...site,
    pages: withRewrites(new Map(pages.map((page) => [page.address, page]))),
    sitemap: (await Promise.all(sitemaps.map((file) => site.read(file)))).join(''),
  };

  const found = new Set<string>();
  for (const rule of [isComplete, hasHead, hasMenus, hasTargets, showsTexts, isIndexed])
    rule(checked, (page, reason) => found.add(`${page}: ${reason}`));
  const findings = [...found];
  const more = findings.length - most;
  if (more > 0) findings.splice(most, more, `… and ${more} more`);
  return { pages: pages.length, findings };
}

/** Files that hosts read but may not serve. */
const unshown = ['_headers', '_redirects'];

/**
 * Compares a site with the digests that its build recorded.
 * @param digests of the files by their paths
 * @param read the bytes of a file as the site has it. @throws Error that names it if there is none
 * @returns a line for each missing or altered file
 */
export async function alteredFiles(
  digests: Readonly<Record<string, string>>,
  read: (file: string) => Promise<Buffer>,
): Promise<string[]> {
  const findings: string[] = [];
  const shown = Object.keys(digests).filter((file) => !unshown.includes(file));
  await inParallel(shown, concurrency, async (file) => {
    try {
      if (digestOf(await read(file)) !== digests[file])
        findings.push(`/${file}: is not as it was built`);
    } catch (error) {
      findings.push(`/${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return findings.sort();
}

/** Adds the addresses at which hosts serve pages by a rewrite. */
function withRewrites(pages: Map<string, CheckedPage>): Map<string, CheckedPage> {
  for (const [address, built] of rewrites) {
    const page = pages.get(built);
    if (page) pages.set(address, page);
  }
  return pages;
}

const errorPages = languages.map((language) => inLanguage('/404.html', language));
const addressesOf = (routes: typeof manifest) =>
  languages.flatMap((language) =>
    routes.flatMap(builtPaths).map((path) => inLanguage(path, language)),
  );
const bare = new Set([
  ...addressesOf(manifest.filter(({ shell }) => shell === 'bare')),
  ...errorPages,
]);

/** Every route of both device sets exists in every language, and so do the error pages. */
const isComplete: Rule = ({ pages }, report) => {
  for (const address of [
    ...addressesOf(manifest.filter(({ template }) => template !== 'redirect')),
    ...errorPages,
  ])
    if (!pages.has(address)) report(address, 'is missing');
};

/** The head says in which language the page is and which devices it is for, and has the scripts that the security headers allow. */
const hasHead: Rule = ({ pages }, report) => {
  for (const page of pages.values()) {
    const { address } = page;
    const { language, path } = splitLanguage(address);
    const route = routeOfPath(path);
    if (page.scripts.some((script) => !pages.get('/')?.scripts.includes(script)))
      report(address, 'has an inline script that / lacks, which the security headers refuse');
    if (page.isRedirect) continue;
    if (page.language !== languageTags[language])
      report(address, `declares the language “${page.language}”`);
    if (route && page.devices !== route.devices)
      report(address, `is for ${page.devices}, its route for ${route.devices}`);
    if (page.counterpart && !pages.has(page.counterpart))
      report(address, `has the missing counterpart ${page.counterpart}`);
  }
};

/** Each page with a shell has the header and footer of its language, with every entry of the menu. */
const hasMenus: Rule = ({ pages, inputs: { menus } }, report) => {
  for (const language of languages)
    for (const part of ['header', 'footer'] as const) {
      if (menus[language][part].length === 0)
        report(inLanguage('/', language), `the menu of the ${part} is empty`);
      let first: { address: string; key: string } | undefined;
      for (const { address, isRedirect, links, sources } of pages.values()) {
        if (isRedirect || bare.has(address) || splitLanguage(address).language !== language)
          continue;
        // Only the language switch may differ from page to page.
        const shown = links.filter((link) => link.part === part && !link.isSwitch);
        const key = JSON.stringify([shown, sources.filter((source) => source.part === part)]);
        if (first?.key === key) continue;
        if (first) report(address, `has another ${part} than ${first.address}`);
        first ??= { address, key };
        for (const { title, href } of menus[language][part])
          if (
            !shown.some(
              (link) => link.href === href && readable(link.text).includes(readable(title)),
            )
          )
            report(address, `the ${part} does not show “${readable(title)}” (${href})`);
      }
    }
};

const isAboutItem = ({ address }: CheckedPage) =>
  routeOfPath(splitLanguage(address).path)?.itemOf !== undefined;

/**
 * Links and files lead somewhere, hashes to an element. Links stay in the language, and lead to no page that English hides. On each device
 * that shows a link it leads to a page of that device or to its counterpart, its item kept. Links of the page itself, apart from header and
 * footer, lead to another page, and to none about an item without naming it.
 */
const hasTargets: Rule = ({ pages, inputs, ...site }, report) => {
  const { origin } = new URL(inputs.siteUrl);
  const files = new Set(site.files);
  const hidden = new Set(inputs.hidden);
  /** Follows a path as the host does; undefined: to nothing, null: to something that isn't a page. */
  const follow = (path: string): CheckedPage | null | undefined => {
    const page = pages.get(rewrites.get(path) ?? path);
    const redirect = redirects.get(path);
    if (redirect !== undefined || page) return redirect === undefined ? page : follow(redirect);
    return files.has(path.slice(1)) || site.isElsewhere(path) ? null : undefined;
  };
  for (const page of pages.values()) {
    const { address, links, sources } = page;
    const { language } = splitLanguage(address);
    const check = (href: string): CheckedPage | null => {
      const url = URL.canParse(href, origin + address) ? new URL(href, origin + address) : null;
      if (url && url.origin !== origin) return null;
      const target = url ? follow(decode(url.pathname)) : undefined;
      const id = url ? decode(url.hash.slice(1)) : '';
      if (target === undefined) report(address, `leads to ${href}, which does not exist`);
      else if (target && id !== '' && !id.startsWith(':~:') && !target.ids.has(id))
        report(address, `leads to ${href}, but ${target.address} has no element “${id}”`);
      return target ?? null;
    };
    for (const { part, href, devices: shownOn, isSwitch } of links) {
      const target = check(href);
      if (!target || isSwitch || page.isRedirect) continue;
      // A menu may link to a section of a hidden page, which is an entry of its own.
      if (hidden.has(target.address) && target !== page && !href.includes('#'))
        report(address, `links to ${href}, which English hides`);
      if (splitLanguage(target.address).language !== language)
        report(address, `links to ${href}, a page of another language`);
      const isBare = part === 'main' && /^[^?#]+$/.test(href);
      if (isBare && isAboutItem(target)) report(address, `leads to ${href} without an item`);
      // At its second address a page of desktops is for phones.
      const isFor = (one: Device) => page.counterpart === address || belongsTo(page.devices, one);
      for (const device of devices.filter((one) => isFor(one) && belongsTo(shownOn, one))) {
        const shown = belongsTo(target.devices, device) ? target : pages.get(target.counterpart);
        const onDevice = `leads to ${href} in the ${part} on a ${device}, which`;
        if (!shown) report(address, `${onDevice} does not have it`);
        else if (isBare && shown === page) report(address, `${onDevice} is the page itself`);
        else if (/[?&](id|type)=/.test(href) && isAboutItem(target) && !isAboutItem(shown))
          report(address, `${onDevice} loses its item`);
      }
    }
    for (const { href } of sources) check(href);
  }
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Hosts treat a lone % as a normal character, too.
    return text;
  }
}

/** No page shows a value that was never meant to be read, whatever caused it. */
const showsTexts: Rule = ({ pages }, report) => {
  for (const { address, slippedValues } of pages.values())
    for (const value of new Set(slippedValues)) report(address, `shows “${value}”`);
};

/** The sitemaps list exactly the indexed pages, and pictures that exist; alternates are mutual. */
const isIndexed: Rule = ({ pages, sitemap, inputs: { siteUrl }, ...site }, report) => {
  const files = new Set(site.files);
  const indexed = new Map<string, CheckedPage>();
  for (const page of pages.values()) {
    const { address, canonical, noindex } = page;
    if (canonical === '' && !noindex)
      report(address, 'has neither a canonical address nor noindex');
    // A route with a rewrite or an alias exists at two addresses.
    if (
      canonical !== '' &&
      !noindex &&
      (!indexed.has(canonical) || canonical === siteUrl + address)
    )
      indexed.set(canonical, page);
  }
  for (const [canonical, page] of indexed)
    for (const { href } of page.alternates)
      if (!indexed.get(href)?.alternates.some((back) => back.href === canonical))
        report(
          page.address,
          `names the alternate ${href}, which is not indexed or does not name it`,
        );
  const namesIn = (tag: string) =>
    [...sitemap.matchAll(new RegExp(`<${tag}>(.*?)<`, 'g'))].map(([, name = '']) => name);
  for (const picture of namesIn('image:loc'))
    if (!files.has(picture.slice(siteUrl.length + 1)))
      report('sitemap', `names the picture ${picture}, which does not exist`);
  const listed = new Set(namesIn('loc'));
  const expected = new Set([
    ...indexed.keys(),
    ...languages.map((language) => `${siteUrl}/${sitemapFile(language)}`),
  ]);
  for (const address of expected)
    if (!listed.has(address)) report('sitemap', `does not have ${address}`);
  for (const address of listed)
    if (!expected.has(address)) report('sitemap', `should not have ${address}`);
};

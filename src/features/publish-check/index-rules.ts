import { languages } from '../../site/languages';
import { sitemapFile } from '../feeds/sitemap';
import type { CheckedPage } from './page';
import type { ReadSite, Report, Rule } from './rule';

/** The sitemaps list exactly the indexed pages, and pictures that exist; alternates are mutual. */
export const isIndexed: Rule = (site, report) => {
  const indexed = indexedPages(site, report);
  checkAlternates(indexed, report);
  checkSitemap(site, indexed, report);
};

/**
 * The indexed pages by their canonical addresses. A route with a rewrite or an alias exists at two
 * addresses.
 */
function indexedPages(
  { pages, inputs: { siteUrl } }: ReadSite,
  report: Report,
): Map<string, CheckedPage> {
  const indexed = new Map<string, CheckedPage>();
  for (const page of pages.values()) {
    const { address, canonical, noindex } = page;
    if (noindex) continue;
    if (canonical === '') report(address, 'has neither a canonical address nor noindex');
    else if (!indexed.has(canonical) || canonical === siteUrl + address)
      indexed.set(canonical, page);
  }
  return indexed;
}

/** Each alternate of an indexed page is indexed, and names that page in turn. */
function checkAlternates(indexed: ReadonlyMap<string, CheckedPage>, report: Report): void {
  for (const [canonical, page] of indexed) {
    for (const { href } of page.alternates) {
      const back = indexed.get(href)?.alternates ?? [];
      if (!back.some((alternate) => alternate.href === canonical))
        report(
          page.address,
          `names the alternate ${href}, which is not indexed or does not name it`,
        );
    }
  }
}

function checkSitemap(
  { sitemap, files, inputs: { siteUrl } }: ReadSite,
  indexed: ReadonlyMap<string, CheckedPage>,
  report: Report,
): void {
  const namesIn = (tag: string) =>
    [...sitemap.matchAll(new RegExp(`<${tag}>(.*?)<`, 'g'))].map(([, name = '']) => name);

  const published = new Set(files);
  for (const picture of namesIn('image:loc')) {
    if (!published.has(picture.slice(siteUrl.length + 1)))
      report('sitemap', `names the picture ${picture}, which does not exist`);
  }

  const sitemapAddresses = new Set(namesIn('loc'));
  const sitemaps = languages.map((language) => `${siteUrl}/${sitemapFile(language)}`);
  const expected = new Set([...indexed.keys(), ...sitemaps]);

  for (const address of expected) {
    if (!sitemapAddresses.has(address)) report('sitemap', `does not have ${address}`);
  }

  for (const address of sitemapAddresses) {
    if (!expected.has(address)) report('sitemap', `should not have ${address}`);
  }
}

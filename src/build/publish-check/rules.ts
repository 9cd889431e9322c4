import { languages, languageTags } from '../../config/languages';
import { inLanguage, splitLanguage } from '../../routes/href';
import { builtPath } from '../../routes/lookup';
import { manifest } from '../../routes/manifest';
import { type PageFacts, readable } from './page-facts';
import { absolutePath, type CheckedPage, type CheckedSite, createResolver, errorPages, pathWithin } from './site';

/** A reason not to publish. */
export interface Finding {
  /** Address of the page; of a file of the whole site its path. */
  page: string;
  reason: string;
}

type Rule = (site: CheckedSite) => Finding[];

const ofPages =
  (check: (page: CheckedPage, site: CheckedSite) => string[]): Rule =>
  (site) =>
    [...site.pages.values()].flatMap((page) => check(page, site).map((reason) => ({ page: page.address, reason })));

/** Every route is there in every language, with the error pages. */
const isComplete: Rule = ({ pages }) =>
  [
    ...manifest.flatMap((route) =>
      route.template === 'redirect' ? [] : languages.map((language) => inLanguage(builtPath(route), language)),
    ),
    ...errorPages,
  ].flatMap((address) => (pages.has(address) ? [] : [{ page: address, reason: 'is missing' }]));

const hasHead = ofPages(({ address, facts }) => [
  ...facts.flaws,
  ...(facts.title === '' ? ['has no title'] : []),
  ...(facts.isRedirect || facts.description !== '' ? [] : ['has no description']),
  ...(countHeadings(facts) === 1 ? [] : [`has ${countHeadings(facts)} headings of the first level, not one`]),
  ...(facts.language === languageTags[splitLanguage(address).language] || facts.isRedirect
    ? []
    : [`says that its language is “${facts.language}”`]),
]);
const countHeadings = ({ own, slices }: PageFacts): number =>
  slices.reduce((sum, { piece }) => sum + piece.headings, own.headings);

/** Routes outside the shell of header and footer, by the path that is built. */
const bare = new Set(
  manifest
    .filter(({ shell }) => shell === 'bare')
    .flatMap((route) => languages.flatMap((language) => [inLanguage(builtPath(route), language)])),
);
const isBare = ({ address, facts }: CheckedPage): boolean =>
  facts.isRedirect || bare.has(address) || errorPages.includes(address);

/** Header and footer stand on every page with a shell, each the same on all pages of a language and with every entry of the menu. */
const hasChrome: Rule = ({ pages, navigation }) => {
  const findings: Finding[] = [];
  const first = new Map<string, CheckedPage>();
  for (const language of languages)
    for (const part of ['header', 'footer'] as const)
      if (navigation[language][part].length === 0)
        findings.push({ page: inLanguage('/', language), reason: `the menu of the ${part} is empty` });
  for (const page of pages.values()) {
    if (isBare(page)) continue;
    const { language } = splitLanguage(page.address);
    for (const part of ['header', 'footer'] as const) {
      const name = `${part}-${language}`;
      const pieces = page.facts.slices.filter((slice) => slice.name === name).map(({ piece }) => piece);
      if (pieces.length === 0) {
        findings.push({ page: page.address, reason: `has no ${part} of its language` });
        continue;
      }
      const earlier = first.get(name);
      if (earlier) {
        const others = earlier.facts.slices.filter((slice) => slice.name === name).map(({ piece }) => piece);
        if (pieces.some((piece, index) => piece !== others[index]))
          findings.push({ page: page.address, reason: `has another ${part} than ${earlier.address}` });
        continue;
      }
      first.set(name, page);
      const shown = pieces.flatMap(({ links }) => links);
      for (const { title, href } of navigation[language][part])
        if (!shown.some((link) => link.href === href && link.text.includes(readable(title))))
          findings.push({ page: page.address, reason: `the ${part} does not show “${readable(title)}” (${href})` });
    }
  }
  return findings;
};

/** Every link and every file leads somewhere; a hash to an element of its page. */
const hasTargets: Rule = (site) => {
  const resolve = createResolver(site);
  const idsOf = new Map<CheckedPage, Set<string>>();
  const hasId = (page: CheckedPage, id: string): boolean => {
    const known =
      idsOf.get(page) ?? new Set([...page.facts.own.ids, ...page.facts.slices.flatMap(({ piece }) => piece.ids)]);
    idsOf.set(page, known);
    return known.has(id);
  };
  const seen = new Map<string, string | null>();
  const reasonFor = (page: CheckedPage, href: string): string | null => {
    const within = pathWithin(site, href);
    if (within === null) return null;
    const { path, hash } = absolutePath(page, within);
    // A link of a slice stands on hundreds of pages and leads to the same place from each.
    const key = path + hash;
    const before = seen.get(key);
    if (before !== undefined) return before;
    const destination = path.startsWith('/') ? resolve(path) : null;
    const id = hash.slice(1);
    const reason = !destination
      ? `leads to ${href}, which is nothing`
      : id === '' || id.startsWith(':~:') || !destination.page || hasId(destination.page, decodeId(id))
        ? null
        : `leads to ${href}, but ${destination.page.address} has no element “${id}”`;
    seen.set(key, reason);
    return reason;
  };
  return [...site.pages.values()].flatMap((page) => {
    const pieces = [page.facts.own, ...page.facts.slices.map(({ piece }) => piece)];
    const addresses = new Set(pieces.flatMap(({ links, sources }) => [...links.map(({ href }) => href), ...sources]));
    return [...addresses].flatMap((href) => {
      const reason = reasonFor(page, href);
      return reason === null ? [] : [{ page: page.address, reason }];
    });
  });
};

function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // Not encoded: an id may hold a lone %.
    return id;
  }
}

/** No page links to one that its language hides, or to one of another language but by the language switch. */
const keepsLanguage = ofPages(({ address, facts }, site) => {
  if (facts.isRedirect) return [];
  const { language } = splitLanguage(address);
  const hidden = new Set(site.hidden);
  // A page that leads to itself by a crumb or a section link shows nobody the way to it.
  const links = [facts.own, ...facts.slices.map(({ piece }) => piece)].flatMap((piece) => piece.links);
  return [...new Set(links.filter(({ isSwitch }) => !isSwitch).map(({ href }) => href))].flatMap((href) => {
    const within = pathWithin(site, href);
    if (within === null || !within.startsWith('/')) return [];
    const { path } = absolutePath({ address } as CheckedPage, within);
    if (path === address) return [];
    if (hidden.has(path)) return [`links to ${href}, which English hides`];
    return site.pages.has(path) && splitLanguage(path).language !== language
      ? [`links to ${href}, a page of another language`]
      : [];
  });
});

const unescapeXml = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const written = (alternates: readonly { language: string; href: string }[]): string =>
  alternates
    .map(({ language, href }) => `${language} ${href}`)
    .sort()
    .join(', ');

/** The sitemap lists the indexed pages, no others, with the alternates that they name themselves; alternates name each other. */
const agrees: Rule = (site) => {
  const findings: Finding[] = [];
  const listed = new Map<string, string>();
  for (const [, entry = ''] of site.sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)) {
    const address = unescapeXml(/<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '');
    const alternates = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', href = '']) => ({
        language,
        href: unescapeXml(href),
      }),
    );
    listed.set(address, written(alternates));
  }
  if (listed.size === 0) return [{ page: 'sitemap.xml', reason: 'lists no page' }];

  const indexed = new Map<string, CheckedPage>();
  for (const page of site.pages.values()) {
    const { canonical, noindex } = page.facts;
    if (noindex || canonical === null) {
      if (!noindex)
        findings.push({ page: page.address, reason: 'has no canonical address and is not left out of the index' });
      continue;
    }
    const known = indexed.get(canonical);
    // A route that is built under another name stands at both.
    if (!known || canonical === site.siteUrl + page.address) indexed.set(canonical, page);
  }
  for (const [canonical, page] of indexed) {
    const inSitemap = listed.get(canonical);
    const own = written(page.facts.alternates);
    if (inSitemap === undefined) findings.push({ page: page.address, reason: `${canonical} is not in the sitemap` });
    else if (inSitemap !== own)
      findings.push({
        page: page.address,
        reason: `names the alternates ${own || 'none'}, the sitemap ${inSitemap || 'none'}`,
      });
    for (const { href } of page.facts.alternates) {
      const other = indexed.get(href);
      if (!other)
        findings.push({ page: page.address, reason: `names the alternate ${href}, which is no indexed page` });
      else if (!other.facts.alternates.some((back) => back.href === canonical))
        findings.push({ page: page.address, reason: `names the alternate ${href}, which does not name it` });
    }
  }
  for (const address of listed.keys())
    if (!indexed.has(address))
      findings.push({ page: 'sitemap.xml', reason: `lists ${address}, which is no indexed page` });
  return findings;
};

/** What must hold before a site is published. */
export const rules: readonly Rule[] = [isComplete, hasHead, hasChrome, hasTargets, keepsLanguage, agrees];

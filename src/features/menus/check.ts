import type { FooterMenu } from '../../calls/footer-menu';
import type { Issue } from '../../calls/issue';
import type { MenuEntry, TopMenu } from '../../calls/top-menu';
import { type Content, factsFile } from '../../content/content';
import type { EnglishRules } from '../../content/english-rules';
import { familySize, referenceValues, replaceReferences } from '../../content/references';
import { englishRules } from '../../content/site';
import { isUnwritten } from '../../content/texts';
import { retirementOf } from '../../site/former-addresses';
import { splitAddress } from '../../site/href';
import { languages } from '../../site/languages';
import { menuPath, routeOfPath } from '../../site/lookup';
import { manifest } from '../../site/manifest';
import { footerColumnsOf } from './footer';
import { headerGroups } from './header';
import { classifyLink } from './links';
import { numeral, readNumeral } from './numerals';

/** Reports a field of a menu entry. */
type ReportField = (field: string, message: string) => void;

const figures = /\d[\d.,]*\d|\d/g;

/** 六款产品, 12 个产品; an ordinal such as 第三款产品 counts nothing. */
const productCounts = new RegExp(`(?<!第\\s*)(?<![\\d.])(${numeral})\\s*(?:款|个|种|项)产品`, 'g');

/** Checks that an entry's metadata are those of its page. */
function checkMetadata(
  entry: MenuEntry,
  pageId: string,
  { pages, vendor }: Content,
  values: Record<string, string>,
  report: ReportField,
): void {
  const page = pages.get(pageId)?.zh;
  if (!page || !entry.description) return;

  const metadata = {
    description: page.description,
    html_title: `${page.title} | ${vendor.name.zh}`,
  };
  for (const field of ['description', 'html_title'] as const) {
    const text = replaceReferences(metadata[field], values);
    if (entry[field] !== text)
      report(field, `is not that of data/pages/${pageId}.zh.json: ${text}`);
  }
}

/** Checks figures, counts and names of an entry by the facts about its product. */
function checkFacts(
  entry: MenuEntry,
  pageId: string,
  { facts, english, drafts }: Content,
  values: Record<string, string>,
  report: ReportField,
): void {
  const product = facts.get(pageId);
  if (!product) return;

  const file = factsFile(pageId);
  const { header_title: title, header_subtitle: subtitle } = entry;

  const factFigures = new Set(replaceReferences(JSON.stringify(product), values).match(figures));
  const englishSubtitle = english.names.subtitles[subtitle]?.en ?? '';
  // Counts of products are checked below.
  const textWithoutCounts = `${subtitle.replace(productCounts, '')} ${englishSubtitle}`;

  for (const number of textWithoutCounts.match(figures) ?? []) {
    if (!factFigures.has(number))
      report('header_subtitle', `says ${number}, which is not in ${file}`);
  }

  const size = familySize(pageId, drafts);
  for (const [, count = ''] of `${subtitle} ${entry.html_title}`.matchAll(productCounts)) {
    if (readNumeral(count) !== size)
      report('header_subtitle', `says ${count}, ${file} has ${size} products`);
  }

  // The entry of a family may have another name than its facts.
  if (!pageId.includes('/')) return;

  const names = [product.name, product.category].flatMap(({ zh, en }) => [zh, en]);

  for (const entryTitle of [title, english.names.titles[title]?.en ?? title]) {
    if (!names.some((name) => entryTitle.toLowerCase().includes(name.toLowerCase())))
      report(
        'header_title',
        `“${entryTitle}” (data/english/names.json) has neither name nor category of ${file}`,
      );
  }
}

/**
 * Finds where the mock's menu and its English names contradict the facts about products
 * (data/products): names, counts of products, figures, and what the menu says about a page. Pure.
 * @param menu mock-api/seeds/topMenu.json, parsed
 * @returns issues that identify both places
 */
export function checkMenu(content: Content, menu: TopMenu): Issue[] {
  const issues: Issue[] = [];
  const values = referenceValues(content, 'zh');

  for (const [group, entries] of Object.entries(menu)) {
    for (const [index, entry] of entries.entries()) {
      const report: ReportField = (field, message) =>
        void issues.push({
          source: 'mock-api/seeds/topMenu.json',
          key: `${group}.${index}.${field}`,
          message,
        });
      const pageId = routeOfPath(entry.header_link)?.id ?? '';
      const { header_subtitle: subtitle } = entry;

      // The build leaves the entry out.
      if (content.drafts.has(pageId)) continue;

      checkMetadata(entry, pageId, content, values, report);
      if (isUnwritten(subtitle))
        report(
          'header_subtitle',
          `still to be written, and in data/english/names.json: ${subtitle}`,
        );
      checkFacts(entry, pageId, content, values, report);
    }
  }

  return issues;
}

/** What an editor does about an entry that leads nowhere. */
const remedy = 'remove the entry, or name another page, here and in the API';

/**
 * What is wrong with the address of an entry; null if it leads to a page, a draft, a file or
 * another site.
 */
function addressFault(address: string, { exists, draftAt }: EnglishRules): string | null {
  const link = classifyLink(address, false);
  const { path } = splitAddress(link?.address ?? '');

  const day = retirementOf(path);
  if (day !== undefined) return `leads to ${address}, which is retired since ${day}: ${remedy}`;

  const isPage = link?.kind === 'internal' && draftAt?.(menuPath(path)) === undefined;
  return isPage && !exists(path) ? `leads nowhere: ${address}: ${remedy}` : null;
}

/** Finds the entries of the mock's menus that lead nowhere, or to a retired address. */
export function checkEntryLinks(content: Content, menu: TopMenu, footer: FooterMenu): Issue[] {
  const rules = englishRules(content);
  const menus = [
    ['mock-api/seeds/topMenu.json', menu],
    ['mock-api/seeds/footerMenu.json', footer],
  ] as const;

  return menus.flatMap(([source, groups]) =>
    Object.entries(groups).flatMap(([group, entries]) =>
      entries.flatMap(({ header_link: address }, index) => {
        const message = addressFault(address, rules);
        if (message === null) return [];

        return [{ source, key: `${group}.${index}.header_link`, message }];
      }),
    ),
  );
}

/** Finds the products and solutions that the mock's top menu has no entry for. */
export function checkCompleteness({ drafts }: Content, menu: TopMenu): Issue[] {
  const linkedPages = new Set(
    Object.values(menu).flatMap((entries) => entries.map((entry) => menuPath(entry.header_link))),
  );
  const offers = manifest.filter(
    ({ id, template }) => (template === 'product' || template === 'solution') && !drafts.has(id),
  );
  return offers
    .filter(({ path }) => !linkedPages.has(path))
    .map(({ path }) => ({
      source: 'mock-api/seeds/topMenu.json',
      key: '',
      message: `has no entry for ${path}`,
    }));
}

/**
 * What header and footer of the mock's menus are built without, such as an entry without an English
 * name: the build only warns.
 */
export function menuWarnings(content: Content, menu: TopMenu, footer: FooterMenu): Issue[] {
  const issues: Issue[] = [];
  const reportIn = (seed: string) => (message: string) =>
    void issues.push({ source: `mock-api/seeds/${seed}.json`, key: '', message });

  const rules = englishRules(content);
  for (const language of languages) {
    headerGroups(menu, language, rules, reportIn('topMenu'));
    footerColumnsOf(footer, language, rules, reportIn('footerMenu'));
  }

  return issues;
}

import type { Issue, Report } from '../calls/issue';
import { builtFiles } from '../site/built-files';
import { downloadables, isDownloadable, playedKinds } from '../site/download-pages';
import { retirementOf } from '../site/former-addresses';
import { splitAddress } from '../site/href';
import { iconOf } from '../site/icon';
import { defaultLanguage, languages } from '../site/languages';
import { kindsByNumber } from '../site/lookup';
import { manifest } from '../site/manifest';
import { buildDay, monthsLater } from '../site/today';
import { anchorOf } from './anchors';
import { findCaseFigure } from './case-figure';
import { checkSpecification } from './check-specification';
import { checkTexts } from './check-texts';
import { checkTranslations } from './check-translations';
import { checkUi } from './check-ui';
import { checkRules } from './compatibility/check';
import { type Content, factsFile, type Item, itemFile, pageFile } from './content';
import { findDuplicates } from './duplicates';
import type { ContentFeature } from './feature';
import type { CaseFigureName } from './schemas/page';
import { checkSection, sectionDefinitions } from './section-definition';
import { eachText } from './texts';

/** Returns a check that a link's page, the item in its query and the section in its hash exist. */
function linkChecker({ pages, items, featurePages, drafts }: Content, report: Report) {
  const allItems = Object.values(items).flat<Item[][]>();
  const itemIds = allItems.map(({ kind, slug }) => `${kind}/${slug}`);
  const targets = new Set([
    ...manifest.map(({ id }) => id),
    ...itemIds,
    ...featurePages.map(({ id }) => id),
    ...Object.keys(builtFiles),
  ]);

  return (source: string, key: string, to: string): void => {
    if (/^(https:\/\/|mailto:|tel:)/.test(to)) return;

    const { path, query, hash } = splitAddress(to);
    const draft = drafts.get(path);
    if (draft !== undefined) report(source, key, `link leads to a draft: ${to} (${draft})`);
    else if (!targets.has(path)) {
      const day = retirementOf(`/${path}`);
      const fault =
        day === undefined
          ? `link leads nowhere: ${to}: remove it, or name another page`
          : `link leads to ${to}, which is retired since ${day}: remove it, or name another page`;
      report(source, key, fault);
    }

    const parameters = new URLSearchParams(query);
    const number = parameters.get('type') ?? parameters.get('id');
    const kinds = number === null ? [] : kindsByNumber(path);
    const hasNumber = ({ kind, id }: Item) => kinds.includes(kind) && String(id) === number;
    if (kinds.length > 0 && !allItems.some(hasNumber))
      report(source, key, `no item has the number: ${to}`);

    const sections = pages.get(path)?.[defaultLanguage].sections;
    if (hash && sections && !sections.some((section) => `#${anchorOf(section)}` === hash))
      report(source, key, `link leads to no section: ${to}`);
  };
}

/** Checks that every route has its files, and that no file belongs to no route. */
function checkRoutes({ pages, facts, english, drafts }: Content, report: Report): void {
  const routeIds = new Set(manifest.map(({ id }) => id));
  const unknownRoute =
    'no route of this name in src/site/manifest.ts: delete the file, or add the row';

  const publishedRoutes = manifest.filter(({ id }) => !drafts.has(id));
  for (const { id, template } of publishedRoutes) {
    if (template !== 'redirect' && !pages.has(id))
      report(pageFile(id, defaultLanguage), '', 'the route has no dictionary');
    else if (template === 'product' && !facts.has(id))
      report(factsFile(id), '', 'the product has no facts');
  }

  for (const id of facts.keys()) {
    if (!routeIds.has(id)) report(factsFile(id), '', unknownRoute);
  }

  for (const id of pages.keys()) {
    if (!routeIds.has(id)) report(pageFile(id, defaultLanguage), '', unknownRoute);
  }

  for (const { page } of [...english.hidden.products, ...english.hidden.solutions]) {
    if (page !== undefined && !routeIds.has(page))
      report('data/english/hidden.json', '', `no route ${page}`);
  }
}

/** Checks the links, anchors and sections of every page. */
function checkPages(content: Content, report: Report, features: readonly ContentFeature[]): void {
  const definitions = sectionDefinitions(features);
  const checkLink = linkChecker(content, report);

  const checkCustomer = (source: string, key: string, customer: CaseFigureName) => {
    try {
      findCaseFigure(customer, content.items.case);
    } catch (error) {
      report(source, key, error instanceof Error ? error.message : String(error));
    }
  };

  for (const [id, page] of content.pages) {
    const source = `data/pages/${id}.json`;
    const { motif: _motif, customer, results = [], heroConsoles = [], ...relations } = page.facts;
    if (customer) checkCustomer(source, 'customer', customer);
    for (const [index, result] of results.entries())
      checkCustomer(source, `results.${index}`, result);
    eachText(relations, (key, value) => checkLink(source, key, value));
    for (const [index, { of }] of heroConsoles.entries()) {
      checkLink(source, `heroConsoles.${index}.of`, of);
    }

    for (const language of languages) {
      const file = pageFile(id, language);
      const { sections } = page[language];

      eachText(page[language], (key, value) => {
        const isLink = /(^|\.)to$/.test(key) && !key.includes('.flows.');
        if (isLink) checkLink(file, key, value);
      });

      const anchors = findDuplicates(sections.entries(), ([, section]) => anchorOf(section));
      for (const [[index, section]] of anchors) {
        const message = `another section has the anchor ${anchorOf(section)}`;
        report(file, `sections.${index}.id`, message);
      }

      for (const [index, section] of sections.entries())
        checkSection(section, definitions, {
          content,
          language,
          report: (path, message) => report(file, `sections.${index}${path}`, message),
        });
    }
  }
}

/**
 * Checks that every product and solution has an icon of its own, and that no icon or mark is
 * unused.
 */
function checkIcons(
  { facts, icons, marks, lettering, items, drafts }: Content,
  report: Report,
): void {
  for (const [[id, { icon }], [owner]] of findDuplicates(facts, ([, product]) => product.icon))
    report(factsFile(id), 'icon', `${icon} is the icon of ${factsFile(owner)} too`);

  for (const { id, path, template } of manifest) {
    if (template === 'solution' && !drafts.has(id) && !icons.pages[iconOf(path)])
      report('data/icons.json', 'pages', `the solution has no icon: ${iconOf(path)}`);
  }

  const ids = new Set(['page', ...manifest.map(({ path }) => iconOf(path))]);
  for (const id of Object.keys(icons.pages)) {
    if (!ids.has(id))
      report('data/icons.json', `pages.${id}`, 'no page has this id: remove the line');
  }

  const cases = new Set(items.case.map(({ slug }) => slug));
  for (const slug of marks.keys()) {
    if (!cases.has(slug) && !drafts.has(`case/${slug}`))
      report(`data/marks/${slug}.svg`, '', 'no case of this name');
  }
  for (const name of lettering.keys()) {
    const slug = name.replace(/\.[a-z]+$/, '');
    if (!cases.has(slug) && !drafts.has(`case/${slug}`))
      report(`data/lettering/${name}.svg`, '', 'no case of this name');
  }
}

/**
 * Checks that no two items share a number within a lookup: of all videos on the page that plays
 * them, of one kind of download on its result page, else of the items of one kind.
 */
function checkNumbers(items: readonly Item[], report: Report): void {
  const lookupOf = ({ kind }: Item): string => {
    if (playedKinds.some((played) => played === kind)) return 'played';
    return isDownloadable(kind) ? downloadables[kind].kind : kind;
  };

  for (const [item, { kind, slug }] of findDuplicates(
    items,
    (candidate) => `${lookupOf(candidate)} ${candidate.id}`,
  ))
    report(itemFile(item), 'id', `is the id of ${kind}/${slug} too`);
}

function checkItems(content: Content, report: Report): void {
  const checkLink = linkChecker(content, report);
  const offices = new Set(content.vendor.offices.map(({ id }) => id));
  const latestDate = monthsLater(buildDay(), 60);
  const items = Object.values(content.items).flat<Item[][]>();
  checkNumbers(items, report);

  for (const item of items) {
    const file = itemFile(item);

    for (const tag of item.tags) {
      if (!(tag in content.tags)) report(file, 'tags', `unknown tag ${tag}`);
    }

    if (item.date > latestDate) report(file, 'date', 'is more than five years ahead');

    for (const [index, to] of item.related.entries()) checkLink(file, `related.${index}`, to);

    if ('offices' in item) {
      for (const office of item.offices) {
        if (!offices.has(office)) report(file, 'offices', `unknown office ${office}`);
      }
    }
  }
}

/**
 * Checks of one kind of thing each; all take the content and the features, and report by source and
 * key.
 */
const structureChecks = [
  checkTexts,
  checkRoutes,
  checkPages,
  checkIcons,
  checkUi,
  checkItems,
  checkSpecification,
  checkRules,
];

/** Adds issues to a list by source and key. */
const reportByKey =
  (issues: Issue[]): Report =>
  (source, key, message) =>
    issues.push({ source, key, message });

/** Adds issues to a list by source and line, for files that have no keys. */
const reportByLine =
  (issues: Issue[]): Report =>
  (source, line, message) =>
    issues.push({ source, ...(line ? { at: `${line}:1` } : {}), key: '', message });

/**
 * What schemas cannot express.
 * @returns `structure`: links lead somewhere, ids are known and unique; `languages`: both languages
 * of a page or an item are parallel
 */
export function checkStructure(
  content: Content,
  features: readonly ContentFeature[],
): Record<'structure' | 'languages', Issue[]> {
  const structure: Issue[] = [];
  for (const check of structureChecks) check(content, reportByKey(structure), features);

  const languageIssues: Issue[] = [];
  checkTranslations(content, reportByKey(languageIssues));

  const reportLine = reportByLine(structure);
  const reports = {
    report: reportByKey(structure),
    reportLine,
    reportDifference: reportByLine(languageIssues),
    checkLinkAtLine: linkChecker(content, reportLine),
  };
  for (const feature of features) feature.check?.(content, reports);

  return { structure, languages: languageIssues };
}

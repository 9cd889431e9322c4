import { defaultLanguage, type Language, languages } from '../../config/languages';
import type { Section } from '../../contract/content/sections';
import type { Issue, Report } from '../../contract/issue';
import { isMotif, motifs } from '../../drawings/motifs/motif';
import { builtFiles } from '../../routes/built-files';
import { downloadables, isDownloadable, playedKinds } from '../../routes/downloads';
import { splitAddress } from '../../routes/href';
import { iconOf } from '../../routes/icon';
import { kindsByNumber } from '../../routes/lookup';
import { manifest } from '../../routes/manifest';
import { checkRules } from '../compatibility/check';
import { buildDay, monthsLater } from '../today';
import { anchorOf } from './anchors';
import { checkAdvisory } from './check-advisories';
import { checkDocs } from './check-docs';
import { checkSpecification } from './check-specification';
import { checkTexts } from './check-texts';
import { checkTranslations, checkUi } from './check-translations';
import { docId } from './docs';
import { momentsAt } from './moments';
import { type Content, factsFile, type Item, itemFile, pageFile } from './read';
import { eachText } from './texts';

/** The entries whose key an earlier one has, each with the first of that key. */
export function twinsIn<T>(
  entries: Iterable<T>,
  keyOf: (entry: T) => string,
): [entry: T, first: T][] {
  const first = new Map<string, T>();
  const twins: [T, T][] = [];
  for (const entry of entries) {
    const known = first.get(keyOf(entry));
    if (known === undefined) first.set(keyOf(entry), entry);
    else twins.push([entry, known]);
  }
  return twins;
}

/** Returns a check that a link's page, the item in its query and the section in its hash exist. */
function linkChecker({ pages, items, docs }: Content, report: Report) {
  const allItems = Object.values(items).flat<Item[][]>();
  const itemIds = allItems.map(({ kind, slug }) => `${kind}/${slug}`);
  const targets = new Set([
    ...manifest.map(({ id }) => id),
    ...itemIds,
    ...docs.map(docId),
    ...Object.keys(builtFiles),
  ]);
  return (source: string, key: string, to: string): void => {
    if (/^(https:\/\/|mailto:|tel:)/.test(to)) return;
    const { path, query, hash } = splitAddress(to);
    if (!targets.has(path)) report(source, key, `link leads nowhere: ${to}`);
    const numbers = new URLSearchParams(query);
    const number = numbers.get('type') ?? numbers.get('id');
    const kinds = number === null ? [] : kindsByNumber(path);
    if (
      kinds.length > 0 &&
      !allItems.some(({ kind, id }) => kinds.includes(kind) && String(id) === number)
    )
      report(source, key, `no item has the number: ${to}`);
    const sections = pages.get(path)?.[defaultLanguage].sections;
    if (hash && sections && !sections.some((section) => `#${anchorOf(section)}` === hash))
      report(source, key, `link leads to no section: ${to}`);
  };
}

/** Checks a section: its claims, moments and components exist; a table's rows are as wide as its head. */
function checkSection(
  section: Section,
  language: Language,
  content: Content,
  report: (key: string, message: string) => void,
) {
  if (section.kind === 'switchover')
    try {
      momentsAt(section.action.to, language, content);
    } catch (error) {
      report('.action.to', (error as Error).message);
    }
  if (section.kind === 'figures')
    for (const claim of section.claims)
      if (!(claim in content.claims)) report('', `unknown claim ${claim}`);
  if (section.kind === 'table')
    for (const [at, row] of section.rows.entries())
      if (row.length !== section.columns.length)
        report(`.rows.${at}`, `${row.length} cells, ${section.columns.length} columns`);
  if (
    section.kind === 'table' &&
    section.tree !== undefined &&
    section.tree >= section.columns.length
  )
    report('.tree', `there is no column ${section.tree}`);
  if (section.kind === 'timeline') {
    if (new Set(section.items.map(({ from }) => from === undefined)).size > 1)
      report('.items', 'some entries have from and to, others have not');
    const seconds = section.items.map(({ at = Number.NaN }) => at);
    const isTimed = !seconds.every(Number.isNaN);
    for (const [at, second] of seconds.entries())
      if (isTimed && !(at === 0 ? second === 0 : second > (seconds[at - 1] ?? 0)))
        report(
          `.items.${at}.at`,
          'every entry has its seconds, the first 0, each more than the one before',
        );
  }
  if (section.kind === 'architecture') {
    const ids = section.diagram.layers.flatMap(({ components }) => components.map(({ id }) => id));
    for (const [at, flow] of section.diagram.flows.entries())
      for (const end of [flow.from, flow.to])
        if (!ids.includes(end)) report(`.diagram.flows.${at}`, `unknown component ${end}`);
    if (new Set(ids).size !== ids.length) report('.diagram', 'two components have the same id');
  }
}

function checkPages(content: Content, report: Report): void {
  const routeIds = new Set(manifest.map(({ id }) => id));
  const checkLink = linkChecker(content, report);
  const { products, solutions } = content.english.hidden;
  for (const { page } of [...products, ...solutions])
    if (page !== undefined && !routeIds.has(page))
      report('data/english/hidden.json', '', `no route ${page}`);
  for (const { id, template } of manifest)
    if (template !== 'redirect' && !content.pages.has(id))
      report(pageFile(id, defaultLanguage), '', 'the route has no dictionary');
    else if (template === 'product' && !content.facts.has(id))
      report(factsFile(id), '', 'the product has no facts');
  for (const id of content.facts.keys())
    if (!routeIds.has(id))
      report(factsFile(id), '', 'no route of this name in src/routes/manifest.ts');
  for (const [id, page] of content.pages) {
    const file = (language: Language) => pageFile(id, language);
    if (!routeIds.has(id))
      report(file(defaultLanguage), '', 'no route of this name in src/routes/manifest.ts');
    const { motif, ...relations } = page.facts;
    eachText(relations, (key, value) => checkLink(`data/pages/${id}.json`, key, value));
    if (motif !== undefined && !isMotif(motif))
      report(
        `data/pages/${id}.json`,
        'motif',
        `unknown motif ${motif}; there are ${Object.keys(motifs).join(', ')}`,
      );
    for (const language of languages) {
      eachText(page[language], (key, value) => {
        if (/(^|\.)to$/.test(key) && !key.includes('.flows.'))
          checkLink(file(language), key, value);
      });
      for (const [[index, section]] of twinsIn(page[language].sections.entries(), ([, one]) =>
        anchorOf(one),
      ))
        report(
          file(language),
          `sections.${index}.id`,
          `another section has the anchor ${anchorOf(section)}`,
        );
      for (const [index, section] of page[language].sections.entries())
        checkSection(section, language, content, (key, message) =>
          report(file(language), `sections.${index}${key}`, message),
        );
    }
  }
}

/** Checks that guide prices and examples refer to existing products and maintenance levels. */
function checkPricing({ pricing, service, facts }: Content, report: Report): void {
  const file = 'data/pricing.json';
  for (const id of Object.keys(pricing.units))
    if (!facts.has(id)) report(file, `units.${id}`, 'no such product in data/products');
  for (const level of Object.keys(pricing.levels))
    if (!service.levels[level])
      report(file, `levels.${level}`, 'no such level in data/service.json');
  for (const [name, { level, counts }] of Object.entries(pricing.examples)) {
    if (pricing.levels[level] === undefined)
      report(file, `examples.${name}.level`, `${level} is none of levels`);
    for (const id of Object.keys(counts))
      if (pricing.units[id] === undefined)
        report(file, `examples.${name}.counts.${id}`, 'has no price among units');
  }
}

/** Checks that every product and solution has an icon of its own, and that no icon or mark is unused. */
function checkIcons({ facts, icons, marks, items }: Content, report: Report): void {
  for (const [[id, { icon }], [owner]] of twinsIn(facts, ([, product]) => product.icon))
    report(factsFile(id), 'icon', `${icon} is the icon of ${factsFile(owner)} too`);
  for (const { path, template } of manifest)
    if (template === 'solution' && !icons.pages[iconOf(path)])
      report('data/icons.json', 'pages', `the solution has no icon: ${iconOf(path)}`);
  const ids = new Set(['page', ...manifest.map(({ path }) => iconOf(path))]);
  for (const id of Object.keys(icons.pages))
    if (!ids.has(id)) report('data/icons.json', `pages.${id}`, 'no page has this id');
  for (const slug of marks.keys())
    if (!items.case.some((one) => one.slug === slug))
      report(`data/marks/${slug}.svg`, '', 'no case of this name');
}

/**
 * Checks that no two items share a number within a lookup: of all videos on the page that plays them, of one kind of download on its result
 * page, else of the items of one kind.
 */
function checkNumbers(items: readonly Item[], report: Report): void {
  const lookupOf = ({ kind }: Item) =>
    playedKinds.some((played) => played === kind)
      ? 'played'
      : isDownloadable(kind)
        ? downloadables[kind].kind
        : kind;
  for (const [item, { kind, slug }] of twinsIn(items, (one) => `${lookupOf(one)} ${one.id}`))
    report(itemFile(item), 'id', `is the id of ${kind}/${slug} too`);
}

function checkItems(content: Content, report: Report): void {
  const checkLink = linkChecker(content, report);
  const offices = new Set(content.vendor.offices.map(({ id }) => id));
  const latest = monthsLater(buildDay(), 60);
  const items = Object.values(content.items).flat<Item[][]>();
  checkNumbers(items, report);
  for (const item of items) {
    const file = itemFile(item);
    for (const tag of item.tags)
      if (!(tag in content.tags)) report(file, 'tags', `unknown tag ${tag}`);
    if (item.date > latest) report(file, 'date', 'is more than five years ahead');
    for (const [index, to] of item.related.entries()) checkLink(file, `related.${index}`, to);
    if ('cvss' in item)
      checkAdvisory(item, content.facts, (key, message) => report(file, key, message));
    if ('offices' in item)
      for (const office of item.offices)
        if (!offices.has(office)) report(file, 'offices', `unknown office ${office}`);
  }
}

/**
 * What schemas cannot express.
 * @returns `structure`: links lead somewhere, ids are known and unique; `languages`: both languages of a page or an item are parallel
 */
export function checkStructure(content: Content): Record<'structure' | 'languages', Issue[]> {
  const issues = { structure: [] as Issue[], languages: [] as Issue[] };
  const report: Report = (source, key, message) => issues.structure.push({ source, key, message });
  for (const check of [
    checkTexts,
    checkPages,
    checkPricing,
    checkRules,
    checkIcons,
    checkUi,
    checkItems,
  ])
    check(content, report);
  checkSpecification(content, report);
  checkTranslations(content, (source, key, message) =>
    issues.languages.push({ source, key, message }),
  );
  // Issues in these files have a line instead of a key.
  const linesIn =
    (list: Issue[]): Report =>
    (source, line, message) =>
      list.push({ source, ...(line ? { at: `${line}:1` } : {}), key: '', message });
  const say = linesIn(issues.structure);
  checkDocs(content, linkChecker(content, say), say, linesIn(issues.languages));
  return issues;
}

import { conventions, defaultLanguage, fallbackLanguage, type Language, languages } from '../../config/languages';
import type { ItemKind } from '../../contract/content/item';
import type { Section } from '../../contract/content/sections';
import type { Issue } from '../../contract/issue';
import { cutWords, drawMotif, isMotif, motifs, wordsOf } from '../../drawings/motifs/motif';
import { referencesIn, referenceValues } from '../../i18n/references';
import type { UiTexts } from '../../i18n/ui-texts';
import { builtFiles } from '../../routes/built-files';
import { downloadables, isDownloadable, playedKinds, videoDetail } from '../../routes/downloads';
import { formOfRoute } from '../../routes/forms';
import { splitAddress } from '../../routes/href';
import { iconOf } from '../../routes/icon';
import { manifest } from '../../routes/manifest';
import { buildDay, monthsLater } from '../today';
import { anchorOf } from './anchors';
import { checkAdvisory } from './check-advisories';
import { checkRules } from './check-rules';
import { checkSpecification } from './check-specification';
import { checkDocs, docId } from './docs';
import { momentsAt } from './moments';
import { type Content, factsFile, type Item } from './read';
import { documentsOf, eachText, languageOf, neutralKey } from './texts';
import { isWrittenIn, type Translated } from './translations';

type Report = (source: string, key: string, message: string) => void;

const chinese = /\p{Script=Han}/u;

/** The languages that something is written in beside Chinese. */
const translations = (source: Translated): Language[] =>
  languages.filter((language) => language !== defaultLanguage && isWrittenIn(source, language));

/** Checks that a translation has the same keys, links, kinds, ids and numbers of items. */
function checkParallel(zh: unknown, other: unknown, file: string, report: Report, key = ''): void {
  if (Array.isArray(zh) && Array.isArray(other)) {
    if (zh.length !== other.length) {
      // Keywords differ by language, and prose may be divided into different paragraphs.
      if (!/(^|\.)(keywords|paragraphs|situation|approach|result|body)$/.test(key))
        report(file, key, `${other.length} entries, ${zh.length} in Chinese`);
      return;
    }
    for (const [index, child] of zh.entries())
      checkParallel(child, other[index], file, report, `${key}.${index}`.replace(/^\./, ''));
  } else if (zh && other && typeof zh === 'object' && typeof other === 'object') {
    for (const name of new Set([...Object.keys(zh), ...Object.keys(other)])) {
      const [a, b] = [(zh as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]];
      const path = key ? `${key}.${name}` : name;
      if (a === undefined || b === undefined)
        report(file, path, a === undefined ? 'not in Chinese' : 'only in Chinese');
      else checkParallel(a, b, file, report, path);
    }
  } else if (zh !== other && (typeof zh !== typeof other || typeof zh !== 'string' || neutralKey.test(key)))
    report(file, key, `is ${String(other)}, in Chinese ${String(zh)}`);
}

/** Elements of HTML. What else stands in angle brackets is a command's output or a placeholder. */
const markup =
  /<\/?(a|b|br|code|div|em|font|h[1-6]|i|iframe|img|li|ol|p|script|span|strong|style|su[bp]|table|u|ul)\b[^<>]*>/i;
/** Longest title of a page or item in characters: search results cut off far shorter ones. */
const longestTitle = 120;

/** Checks that English texts have no Chinese characters, that references exist, and that no text is HTML and no title endless. */
function checkTexts(content: Content, report: Report, compare: Report): void {
  const known = new Set(Object.keys(referenceValues(content, 'zh')));
  for (const { source, value, language } of documentsOf(content)) {
    // A fact that isn't translated is shown in both languages.
    const shown = source.startsWith('data/products/') ? fallbackLanguage : defaultLanguage;
    // UI texts have placeholders instead of references.
    const isUi = source.startsWith('data/ui/');
    eachText(value, (key, text) => {
      if (!conventions[language ?? languageOf(key) ?? shown].unspaced && chinese.test(text))
        compare(source, key, 'Chinese characters in an English text');
      if (markup.test(text) && key !== 'mark')
        report(source, key, 'HTML is shown as it is written: leave out the tags');
      if (/^(\w+\.)?title$/.test(key) && text.length > longestTitle)
        report(source, key, `a title has at most ${longestTitle} characters`);
      for (const name of isUi ? [] : referencesIn(text))
        if (!known.has(name)) report(source, key, `unknown reference {{${name}}}`);
    });
  }
}

/** The kinds of items that a route's page looks up by the number in its query. */
function kindsByNumber(id: string): readonly string[] {
  if (`/${id}` === videoDetail) return playedKinds;
  const { itemOf } = manifest.find((route) => route.id === id) ?? {};
  return formOfRoute(id)?.items ?? (itemOf === undefined ? [] : [itemOf]);
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
    if (kinds.length > 0 && !allItems.some(({ kind, id }) => kinds.includes(kind) && String(id) === number))
      report(source, key, `no item has the number: ${to}`);
    const sections = pages.get(path)?.[defaultLanguage].sections;
    if (hash && sections && !sections.some((section) => `#${anchorOf(section)}` === hash))
      report(source, key, `link leads to no section: ${to}`);
  };
}

/** Checks a section: its claims, item kinds, moments and components exist; a table's rows are as wide as its head. */
function checkSection(
  section: Section,
  language: Language,
  content: Content,
  report: (key: string, message: string) => void,
) {
  const { claims, items } = content;
  if (section.kind === 'switchover')
    try {
      momentsAt(section.action.to, language, content);
    } catch (error) {
      report('.action.to', (error as Error).message);
    }
  if (section.kind === 'figures')
    for (const claim of section.claims) if (!(claim in claims)) report('', `unknown claim ${claim}`);
  if (section.kind === 'listing' && section.of !== 'tags' && !(section.of in items))
    report('', `unknown kind of items: ${section.of}`);
  if (section.kind === 'table')
    for (const [at, row] of section.rows.entries())
      if (row.length !== section.columns.length)
        report(`.rows.${at}`, `${row.length} cells, ${section.columns.length} columns`);
  if (section.kind === 'table' && section.tree !== undefined && section.tree >= section.columns.length)
    report('.tree', `there is no column ${section.tree}`);
  if (section.kind === 'timeline') {
    if (new Set(section.items.map(({ from }) => from === undefined)).size > 1)
      report('.items', 'some entries have from and to, others have not');
    const seconds = section.items.map(({ at }) => at ?? Number.NaN);
    if (!seconds.every(Number.isNaN))
      for (const [at, second] of seconds.entries())
        if (!(at === 0 ? second === 0 : second > (seconds[at - 1] ?? 0)))
          report(`.items.${at}.at`, 'every entry has its seconds, the first 0, each more than the one before');
  }
  if (section.kind === 'architecture') {
    const ids = section.diagram.layers.flatMap(({ components }) => components.map(({ id }) => id));
    for (const [at, flow] of section.diagram.flows.entries())
      for (const end of [flow.from, flow.to])
        if (!ids.includes(end)) report(`.diagram.flows.${at}`, `unknown component ${end}`);
        else if (flow.from === flow.to) report(`.diagram.flows.${at}`, `leads from ${end} to itself`);
    if (new Set(ids).size !== ids.length) report('.diagram', 'two components have the same id');
  }
}

function checkPages(content: Content, report: Report, compare: Report): void {
  const routeIds = new Set(manifest.map(({ id }) => id));
  const checkLink = linkChecker(content, report);
  for (const { id, template } of manifest)
    if (template !== 'redirect' && !content.pages.has(id))
      report(`data/pages/${id}.${defaultLanguage}.json`, '', 'the route has no dictionary');
    else if (template === 'product' && !content.facts.has(id)) report(factsFile(id), '', 'the product has no facts');
  for (const [id, page] of content.pages) {
    const file = (language: Language) => `data/pages/${id}.${language}.json`;
    if (!routeIds.has(id)) report(file(defaultLanguage), '', 'no route of this name in src/routes/manifest.ts');
    for (const other of translations(page)) checkParallel(page[defaultLanguage], page[other], file(other), compare);
    const { motif, ...relations } = page.facts;
    eachText(relations, (key, value) => checkLink(`data/pages/${id}.json`, key, value));
    if (motif !== undefined && !isMotif(motif))
      report(`data/pages/${id}.json`, 'motif', `unknown motif ${motif}; there are ${Object.keys(motifs).join(', ')}`);
    for (const language of languages.filter((one) => isWrittenIn(page, one))) {
      eachText(page[language], (key, value) => {
        if (/(^|\.)to$/.test(key) && !key.includes('.flows.')) checkLink(file(language), key, value);
      });
      const anchors = page[language].sections.map(anchorOf);
      for (const [index, anchor] of anchors.entries())
        if (anchors.indexOf(anchor) !== index)
          report(file(language), `sections.${index}.id`, `another section has the anchor ${anchor}`);
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
    if (!service.levels[level]) report(file, `levels.${level}`, 'no such level in data/service.json');
  for (const [name, { level, counts }] of Object.entries(pricing.examples)) {
    if (pricing.levels[level] === undefined) report(file, `examples.${name}.level`, `${level} is none of levels`);
    for (const id of Object.keys(counts))
      if (pricing.units[id] === undefined) report(file, `examples.${name}.counts.${id}`, 'has no price among units');
  }
}

function checkFacts(content: Content, report: Report): void {
  const known = new Set(Object.values(content.platforms).flatMap((group) => Object.keys(group)));
  checkPricing(content, report);
  for (const [id, facts] of content.facts) {
    const file = factsFile(id);
    if (!manifest.some((route) => route.id === id)) report(file, '', 'no route of this name in src/routes/manifest.ts');
    for (const platform of Object.keys(facts.platforms))
      if (!known.has(platform)) report(file, `platforms.${platform}`, 'no such platform in data/platforms.json');
  }
}

/** Checks that every product and solution has an icon of its own, and that no icon or mark is unused. */
function checkIcons({ facts, icons, marks, items }: Content, report: Report): void {
  const owners = new Map<string, string>();
  for (const [id, { icon }] of facts) {
    const owner = owners.get(icon);
    if (owner) report(factsFile(id), 'icon', `${icon} is the icon of ${factsFile(owner)} too`);
    else owners.set(icon, id);
  }
  for (const { path, template } of manifest)
    if (template === 'solution' && !icons.pages[iconOf(path)])
      report('data/icons.json', 'pages', `the solution has no icon: ${iconOf(path)}`);
  const ids = new Set(['page', ...manifest.map(({ path }) => iconOf(path))]);
  for (const id of Object.keys(icons.pages))
    if (!ids.has(id)) report('data/icons.json', `pages.${id}`, 'no page has this id');
  for (const slug of marks.keys())
    if (!items.case.some((one) => one.slug === slug)) report(`data/marks/${slug}.svg`, '', 'no case of this name');
}

/** Checks that UI texts have the same placeholders in both languages, and that English plurals adapt to the count. */
function checkPlaceholders(zh: object, other: object, file: string, report: Report): void {
  const placeholders = (text: string) =>
    referencesIn(text)
      .filter((name) => !name.includes('|'))
      .sort()
      .join(' ');
  const chineseTexts = new Map<string, string>();
  eachText(zh, (key, text) => chineseTexts.set(key, text));
  eachText(other, (key, text) => {
    const [own, chinese] = [placeholders(text), placeholders(chineseTexts.get(key) ?? '')];
    if (own !== chinese) report(file, key, `fills in “${own}”, in Chinese “${chinese}”`);
    if (/\{\{(count|least|max)\}\} \w+s\b/.test(text))
      report(file, key, 'a fixed plural: write {{count|result|results}}');
  });
}

function checkUi({ ui, english }: Content, report: Report): void {
  for (const language of languages)
    for (const [namespace, texts] of Object.entries(ui[language]))
      eachText(texts, (key, value) => {
        if (value.trim() === '') report(`data/ui/${language}/${namespace}.json`, key, 'text is empty');
      });
  const namespaces = new Set(languages.flatMap((language) => Object.keys(ui[language]))) as Set<keyof UiTexts>;
  for (const name of namespaces) {
    const missing = languages.filter((language) => !ui[language][name]);
    for (const language of missing) report(`data/ui/${language}/${name}.json`, '', 'is missing');
    if (missing.length > 0) continue;
    for (const other of translations({})) {
      const file = `data/ui/${other}/${name}.json`;
      checkParallel(ui[defaultLanguage][name], ui[other][name], file, report);
      checkPlaceholders(ui[defaultLanguage][name], ui[other][name], file, report);
    }
  }
  for (const name of Object.keys(motifs).filter(isMotif)) {
    const wanted = wordsOf(name);
    for (const language of wanted.length > 0 ? languages : []) {
      const texts: Record<string, { words: Record<string, string> }> = ui[language].drawings;
      const words = texts[name]?.words ?? {};
      const source = `data/ui/${language}/drawings.json`;
      const missing = wanted.filter((word) => !(word in words));
      for (const word of missing) report(source, `${name}.words.${word}`, 'is missing');
      for (const text of missing.length > 0 ? [] : cutWords(drawMotif(name, name, words)))
        report(source, `${name}.words`, `too long for its drawing: ${text}`);
    }
  }
  for (const { page } of [...english.hidden.products, ...english.hidden.solutions])
    if (page !== undefined && !manifest.some(({ id }) => id === page))
      report('data/english/hidden.json', '', `no route ${page}`);
}

/**
 * Checks that no two items share a number within a lookup: of all videos on the page that plays them, of one kind of download on its result
 * page, else of the items of one kind.
 */
function checkNumbers(items: readonly Item[], report: Report): void {
  const first = new Map<string, Item>();
  for (const item of items) {
    const isPlayed = playedKinds.some((kind) => kind === item.kind);
    const lookup = isPlayed ? 'played' : isDownloadable(item.kind) ? downloadables[item.kind].kind : item.kind;
    const twin = first.get(`${lookup} ${item.id}`);
    if (!twin) first.set(`${lookup} ${item.id}`, item);
    else report(`data/items/${item.kind}/${item.slug}.json`, 'id', `is the id of ${twin.kind}/${twin.slug} too`);
  }
}

function checkItems(content: Content, report: Report, compare: Report): void {
  const checkLink = linkChecker(content, report);
  const offices = new Set(content.vendor.offices.map(({ id }) => id));
  const latest = monthsLater(buildDay(), 60);
  const items = (Object.keys(content.items) as ItemKind[]).flatMap((kind) => content.items[kind] as Item[]);
  checkNumbers(items, report);
  for (const item of items) {
    const file = `data/items/${item.kind}/${item.slug}.json`;
    for (const tag of item.tags) if (!(tag in content.tags)) report(file, 'tags', `unknown tag ${tag}`);
    if (item.date > latest) report(file, 'date', 'is more than five years ahead');
    for (const [index, to] of item.related.entries()) checkLink(file, `related.${index}`, to);
    if ('cvss' in item) checkAdvisory(item, content.facts, (key, message) => report(file, key, message));
    if ('offices' in item)
      for (const office of item.offices) if (!offices.has(office)) report(file, 'offices', `unknown office ${office}`);
    for (const other of translations(item))
      checkParallel(item[defaultLanguage], item[other], file, (source, key, message) =>
        compare(source, `${other}.${key}`, message),
      );
  }
}

/** Checks that bars have the same chapters and amounts in both languages. */
function checkBars({ bars }: Content, compare: Report): void {
  for (const [key, texts] of bars)
    for (const other of translations({}))
      checkParallel(texts[defaultLanguage], texts[other], `data/media/${key}.json`, (source, at, message) =>
        compare(source, `${other}.bars.${at}`, message),
      );
}

/**
 * What schemas cannot express.
 * @returns `structure`: links lead somewhere, ids are known and unique; `languages`: both languages of a page or an item are parallel
 */
export function checkStructure(content: Content): Record<'structure' | 'languages', Issue[]> {
  const issues = { structure: [] as Issue[], languages: [] as Issue[] };
  const reportTo =
    (list: Issue[]): Report =>
    (source, key, message) =>
      list.push({ source, key, message });
  const [report, compare] = [reportTo(issues.structure), reportTo(issues.languages)];
  checkTexts(content, report, compare);
  checkPages(content, report, compare);
  checkFacts(content, report);
  checkRules(content, report);
  checkIcons(content, report);
  checkUi(content, report);
  checkItems(content, report, compare);
  checkBars(content, compare);
  checkSpecification(content, report);
  // Issues in these files have a line instead of a key.
  const linesIn =
    (list: Issue[]): Report =>
    (source, line, message) =>
      list.push({ source, ...(line ? { at: `${line}:1` } : {}), key: '', message });
  const checkLink = linkChecker(content, linesIn(issues.structure));
  const references = new Set(Object.keys(referenceValues(content, 'zh')));
  checkDocs(content, references, checkLink, linesIn(issues.structure), linesIn(issues.languages));
  return issues;
}

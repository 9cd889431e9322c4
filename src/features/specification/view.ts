import {
  minorsIn,
  type ResolvedRule,
  rulesOf,
  sharedRulesFile,
} from '../../content/compatibility/facts';
import { type ProductFacts, platformGroups } from '../../content/schemas/facts';
import { inOne } from '../../content/schemas/text';
import type { Site } from '../../content/site';
import { formatDay } from '../../site/format-date';
import { conventions, type Language } from '../../site/languages';

/** A row before rows without a value are left out. */
type Row = [label: string, value: string | null | undefined];
type PlatformGroup = (typeof platformGroups)[number];
type Limits = ProductFacts['limits'];

/** A range of versions, or a single version. */
const formatRange = ({ from, to }: { from: string; to: string }, { getFixedT }: Site): string =>
  from === to ? from : getFixedT('specification')('range', { from, to });

/** Names in one line, as the language lists them. */
const listText = (texts: readonly string[], { getFixedT }: Site): string =>
  texts.join(getFixedT('forms')('listSeparator'));

/** What ends one sentence before the next. */
const sentenceEnd = ({ getFixedT, language }: Site): string =>
  getFixedT('matrix')('stop') + conventions[language].marks.sentence;

/** A text with a remark in brackets, if there is one. */
const withRemark = (text: string, remark: string | undefined, { getFixedT }: Site): string =>
  remark ? getFixedT('specification')('remark', { text, remark }) : text;

/** The rows of texts that the facts have under the name of their label. */
const textRows = (
  keys: readonly ('upgrade' | 'licence' | 'trial' | 'replaces' | 'excludes')[],
  facts: ProductFacts,
  { language, getFixedT }: Site,
): Row[] => keys.map((key) => [getFixedT('specification')(key), facts[key]?.[language]]);

/** The newest release, how long it is supported, and how to upgrade to it. */
function releaseRows(facts: ProductFacts, site: Site): Row[] {
  const t = site.getFixedT('specification');
  const upgradeRow = textRows(['upgrade'], facts, site);
  const [release] = facts.releases;
  if (!release) return upgradeRow;

  const day = (date: string) => formatDay(date, site.language);
  const support = t('until', {
    full: day(release.full),
    maintenance: day(release.maintenance),
  });

  return [
    [t('release'), withRemark(release.version, day(release.available), site)],
    [t('support'), support],
    ...upgradeRow,
  ];
}

/** A platform with its versions and the release that supports it first. */
function platformText(
  group: PlatformGroup,
  name: string,
  support: ProductFacts['platforms'][string],
  site: Site,
): string {
  const { since, versions } = support === true ? {} : support;
  const versionText = versions && inOne(versions, site.language);
  // Models of accelerators are a choice within a platform, not a part of its name.
  const platform =
    group === 'accelerators'
      ? withRemark(name, versionText, site)
      : [name, versionText].filter(Boolean).join(' ');

  // Full-width brackets have their own space.
  const text = platform.replace('） ', '）');
  const sinceText = since && site.getFixedT('specification')('since', { version: since });
  return withRemark(text, sinceText, site);
}

function platformRow(group: PlatformGroup, facts: ProductFacts, site: Site): Row {
  const platforms = Object.entries(site.content.platforms[group] ?? {});
  const texts = platforms.flatMap(([id, name]) => {
    const support = facts.platforms[id];
    return support ? [platformText(group, name[site.language], support, site)] : [];
  });
  return [site.getFixedT('specification')(group), listText(texts, site)];
}

/** Whether a rule of all products narrows what a product runs on. */
function isNarrowedBy(
  { rule, platforms, kubernetes }: ResolvedRule,
  facts: ProductFacts,
  { content }: Site,
): boolean {
  const minors = minorsIn(facts.kubernetes, content.kubernetes);
  const concernsPlatforms = platforms.every((ids) => ids.some((id) => id in facts.platforms));
  const concernsVersions = kubernetes?.some((minor) => minors.includes(minor)) ?? false;

  return !rule.remark && concernsPlatforms && concernsVersions;
}

/**
 * Why some combinations are excluded: the product's own rules. Those of all products that narrow
 * its range have their reasons on the page of compatibility, if the site has one.
 */
function ruleReasons(facts: ProductFacts, site: Site): string[] {
  const { content, language, targets, getFixedT } = site;
  const rules = rulesOf('the product', facts, content);
  const productRules = rules.filter(({ source }) => source !== sharedRulesFile);
  const sharedRules = rules.filter(
    (rule) => rule.source === sharedRulesFile && isNarrowedBy(rule, facts, site),
  );

  const hasMatrix = targets.hrefIfAny('compatibility') !== null;
  if (hasMatrix && sharedRules.length > 0)
    return [...reasonsOf(productRules, facts, language), getFixedT('specification')('sharedRules')];

  return reasonsOf([...productRules, ...sharedRules], facts, language);
}

/** The reasons of rules, without those that a row's condition gives. */
function reasonsOf(
  rules: readonly ResolvedRule[],
  facts: ProductFacts,
  language: Language,
): string[] {
  const limits = [...Object.values(facts.requirements), ...Object.values(facts.limits)];
  const conditions = limits.map(({ condition }) => condition?.[language]);
  return rules
    .map(({ rule }) => rule.because[language])
    .filter((reason) => !conditions.includes(reason));
}

function platformRows(facts: ProductFacts, site: Site): Row[] {
  const { getFixedT, language } = site;
  const t = getFixedT('matrix');
  const sentences = ruleReasons(facts, site).map((reason) => reason + t('stop'));

  return [
    ['Kubernetes', facts.kubernetes && formatRange(facts.kubernetes, site)],
    ...platformGroups.map((group) => platformRow(group, facts, site)),
    [t('rules'), sentences.join(conventions[language].marks.sentence)],
  ];
}

/** A limit and the condition under which it holds. */
const limitRows = (limits: Limits, site: Site): Row[] =>
  Object.values(limits).map(({ label, value, condition }) => {
    const { language, getFixedT } = site;
    const valueText = inOne(value, language);
    const conditionText = condition?.[language] ?? '';

    // A condition that is a sentence follows one.
    const isSentence = /^\p{Lu}\p{Ll}/u.test(conditionText);
    const separator = isSentence
      ? sentenceEnd(site)
      : getFixedT('specification')('conditionSeparator');
    return [label[language], [valueText, conditionText].filter(Boolean).join(separator)];
  });

function standardText(
  { id, level, subject }: ProductFacts['standards'][number],
  site: Site,
): string {
  const levelText = level && inOne(level, site.language);
  const standard = [id, levelText].filter(Boolean).join(' ');
  return withRemark(standard, subject[site.language], site);
}

/**
 * The terms of a licence, what the product leaves out, which a buyer asks first, and what it
 * conforms to.
 */
function termRows(facts: ProductFacts, site: Site): Row[] {
  const t = site.getFixedT('specification');
  const standardTexts = facts.standards.map((standard) => standardText(standard, site));
  const certificateTexts = facts.certificates.map((certificate) => certificate[site.language]);

  return [
    ...textRows(['licence', 'excludes', 'trial', 'replaces'], facts, site),
    [t('standards'), listText(standardTexts, site)],
    [t('certificates'), listText(certificateTexts, site)],
  ];
}

/**
 * A group of rows below its title, a row of one cell. Rows without a value are left out, and groups
 * without a row.
 */
function groupOfRows(title: string, rows: readonly Row[]): string[][] {
  const rowsWithValue = rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
  return rowsWithValue.length > 0 ? [[title], ...rowsWithValue] : [];
}

/** How many rows of each group are looked up most. */
const keyRows = { release: 2, platforms: 3, limits: 2, terms: 2 } as const;

/** A table with fewer other rows shows all of them. */
const leastToFold = 4;

/** The headings of the rows that are looked up most: the first of each group. */
function keysOf(rowsByGroup: Record<keyof typeof keyRows, Row[]>): string[] {
  const labelsByGroup = Object.entries(rowsByGroup).map(([group, rows]) => ({
    count: keyRows[group as keyof typeof keyRows],
    labels: rows.flatMap(([label, value]) => (value ? [label] : [])),
  }));

  const first = labelsByGroup.flatMap(({ labels, count }) => labels.slice(0, count));
  const others = labelsByGroup.flatMap(({ labels, count }) => labels.slice(count));
  const rowCount = Object.values(keyRows).reduce<number>((sum, count) => sum + count, 0);
  const keys = [...first, ...others.slice(0, rowCount - first.length)];

  const restCount = first.length + others.length - keys.length;
  return restCount < leastToFold ? [] : keys;
}

/**
 * The specification table of a product, generated from its facts, in groups, each headed by a row
 * of one cell. Missing facts have no row. Pure.
 */
export function specification(
  facts: ProductFacts,
  site: Site,
): { columns: string[]; rows: string[][]; keys: string[] } {
  const t = site.getFixedT('specification');
  const rowsByGroup: Record<keyof typeof keyRows, Row[]> = {
    release: releaseRows(facts, site),
    platforms: platformRows(facts, site),
    limits: [...limitRows(facts.requirements, site), ...limitRows(facts.limits, site)],
    terms: termRows(facts, site),
  };

  const groupNames = Object.keys(rowsByGroup) as (keyof typeof rowsByGroup)[];
  const rows = groupNames.flatMap((group) => groupOfRows(t(`groups.${group}`), rowsByGroup[group]));
  return { columns: [t('item'), t('value')], rows, keys: keysOf(rowsByGroup) };
}

import type { Item, ItemLabel } from '../../content/content';
import type { FactView, FigureView, ItemView } from '../../content/page-view';
import { inOne } from '../../content/schemas/text';
import type { Tags } from '../../content/schemas/vendor';
import type { Site } from '../../content/site';
import { itemPath } from '../../content/targets';
import { comparableShares } from '../../drawings/charts/bars';
import { coverPath, coverShapeOf } from '../../site/covers';
import { formatDay } from '../../site/format-date';
import { searchAddress } from '../../site/href';
import { industryAccent } from '../../site/industries';
import { conventions, type Language } from '../../site/languages';
import { caseFigureView, caseView } from '../../views/case-figure';
import { nodeKey } from '../../views/node-key';
import { mediaFacts } from '../downloads/view';

/** The figures of a case; one that was measured before has what it was, and both as shares. */
export const caseFigures = (
  { figures }: Pick<Item<'case'>, 'figures'>,
  { language, getFixedT }: Site,
): FigureView[] =>
  Object.values(figures).map(({ value, label, basis, was, change, whole }) => {
    const figure = {
      value: inOne(value, language),
      label: label[language],
      ...(basis && { basis: basis[language] }),
    };
    if (!was) return figure;

    const before = getFixedT('items')('was', { value: was[language] });
    const shares = comparableShares(change, whole);
    return { ...figure, was: before, ...(shares && { shares }) };
  });

/** The cities of a position's offices. */
export function cityNames(
  { offices: officeIds }: Pick<Item<'joinus'>, 'offices'>,
  { language, content }: Site,
): string[] {
  const { offices } = content.vendor;
  return officeIds.map(
    (officeId) => offices.find(({ id }) => id === officeId)?.city[language] ?? officeId,
  );
}

/** The cities of a position's offices, as a list. */
export const citiesOf = (item: Pick<Item<'joinus'>, 'offices'>, site: Site): string =>
  cityNames(item, site).join(conventions[site.language].marks.list);

/** The email of an applicant, with its subject filled in. */
export function applicationMail(item: Item<'joinus'>, site: Site): string {
  const { language, content, getFixedT } = site;
  const subject = getFixedT('items')('endings.joinus.subject', {
    title: item[language].title,
    cities: citiesOf(item, site),
  });
  return `mailto:${content.vendor.email.jobs}?subject=${encodeURIComponent(subject)}`;
}

/** What a feature says of its item. */
export const labelOf = ({ kind, slug }: Item, { content, language }: Site): ItemLabel | undefined =>
  content.itemLabels[language][`${kind}/${slug}`];

/**
 * The line above the title of an item: the customer of a case, the team of a position, number and
 * severity of an advisory.
 */
export function itemLabel(item: Item, site: Site): string | undefined {
  switch (item.kind) {
    case 'joinus':
      return item[site.language].team;
    case 'case':
      return caseView(item, site).shortName;
    default:
      return labelOf(item, site)?.label;
  }
}

/**
 * What lists show of items of its kind alone: customer and figure of a case, the cities of a
 * position and how to apply for it.
 */
function kindFields(item: Item, site: Site): Partial<ItemView> {
  if (item.kind === 'joinus') {
    const label = site.getFixedT('items')('endings.joinus.action');
    const apply = { label, href: applicationMail(item, site), devices: null };
    return { place: citiesOf(item, site), apply };
  }
  if (item.kind !== 'case') return {};

  const [figure] = Object.values(item.figures);
  const { shortName, industry } = caseView(item, site);
  return {
    shortName,
    industry,
    accent: industryAccent(item.industry),
    ...(figure && { figure: caseFigureView(figure, site.language) }),
  };
}

/** Address of an item's cover; null for kinds without one. */
const coverOf = ({ kind, slug }: Item, { language, pictureAt }: Site): string | null =>
  coverShapeOf(kind) && pictureAt(coverPath(`${kind}/${slug}`, language));

/** Names of an item's tags. */
export const tagNames = (item: Item, tags: Tags, language: Language): string[] =>
  item.tags.flatMap((tag) => tags[tag]?.[language] ?? []);

/**
 * A tag with the address of the pages that have it, and of the search for it; null where the site
 * has no such page.
 */
function tagView(tag: string, { targets }: Site): ItemView['tags'][number] {
  const list = targets.hrefIfAny('tags');
  const search = targets.hrefIfAny('search');

  return {
    label: tag,
    href: list === null ? null : `${list}?filter=${encodeURIComponent(tag)}`,
    search: search === null ? null : searchAddress(tag, search),
  };
}

function positionFacts(item: Item<'joinus'>, site: Site): FactView[] {
  const { language, getFixedT } = site;
  const t = getFixedT('items');

  return [
    { label: t('facts.team'), text: item[language].team },
    { label: t('facts.location'), text: citiesOf(item, site) },
    { label: t('facts.openings'), text: `${item.openings}` },
    { label: t('facts.closes'), text: formatDay(item.closes, language) },
  ];
}

function caseFacts(item: Item<'case'>, { language, getFixedT, targets }: Site): FactView[] {
  const t = getFixedT('items');
  const { scale, duration } = item[language];
  const updated = item.updated && formatDay(item.updated, language);
  const products = item.related.filter((target) => targets.group(target) === 'products');
  const links = targets.links(products);

  return [
    { label: t('facts.industry'), text: t(`industries.${item.industry}`) },
    ...(scale ? [{ label: t('facts.scale'), text: scale }] : []),
    ...(duration ? [{ label: t('facts.duration'), text: duration }] : []),
    ...(links.length > 0 ? [{ label: t('facts.products'), links }] : []),
    ...(updated ? [{ label: t('facts.updated'), text: updated }] : []),
  ];
}

/** The facts of a case or a position; empty for other kinds. */
function itemFacts(item: Item, site: Site): FactView[] {
  if (item.kind === 'joinus') return positionFacts(item, site);
  if (item.kind === 'case') return caseFacts(item, site);
  return [];
}

/** An item as its page and the lists show it. */
export function itemView(item: Item, site: Site): ItemView {
  const { content, language } = site;
  const { title, description } = item[language];
  const href = site.href(itemPath(item));

  return {
    key: nodeKey(language, href),
    language,
    kind: item.kind,
    number: item.id,
    href,
    title,
    description,
    date: item.date,
    day: formatDay(item.date, language),
    label: itemLabel(item, site) ?? null,
    ...kindFields(item, site),
    cover: coverOf(item, site),
    tags: tagNames(item, content.tags, language).map((tag) => tagView(tag, site)),
    facts: itemFacts(item, site),
    ...mediaFacts(item, site),
  };
}

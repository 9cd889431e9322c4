import type { Item, ItemLabel } from '../../content/content';
import type { Entry, FactView, FigureView } from '../../content/page-view';
import type { SectionOf } from '../../content/schemas/sections';
import { inOne } from '../../content/schemas/text';
import type { Tags } from '../../content/schemas/vendor';
import type { Site } from '../../content/site';
import { itemPath } from '../../content/targets';
import { sharesOf } from '../../drawings/charts/bars';
import { coverPath, coverShapeOf } from '../../site/covers';
import { feeds } from '../../site/feeds';
import { formatDay } from '../../site/format-date';
import { feedPath } from '../../site/href';
import { industryAccent } from '../../site/industries';
import type { ItemKind } from '../../site/item-kinds';
import { conventions, type Language } from '../../site/languages';
import { routeOfId } from '../../site/lookup';
import { caseFigureView } from '../../views/case-figure';
import { entryMedia } from '../downloads/view';

type ListingSection = SectionOf<'listing'>;

const entriesOnHome = 4;

/** The figures of a case; one that was measured before has what it was, and both as shares. */
export const caseFigures = (
  { figures }: Pick<Item<'case'>, 'figures'>,
  { language, getFixedT }: Site,
): FigureView[] =>
  Object.values(figures).map(({ value, label, basis, was, change }) => {
    const figure = {
      value: inOne(value, language),
      label: label[language],
      ...(basis && { basis: basis[language] }),
    };
    if (!was) return figure;

    const before = getFixedT('items')('was', { value: was[language] });
    return { ...figure, was: before, shares: sharesOf(change) };
  });

/** The cities of a position's offices. */
function cityNames(
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

/** A case in a list: its customer, the colour of its industry, and its first figure. */
function caseEntry(item: Item<'case'>, { language }: Site): Partial<Entry> {
  const { shortName, customer } = item[language];
  const [figure] = Object.values(item.figures);

  return {
    label: shortName ?? customer,
    accent: industryAccent(item.industry),
    ...(figure && { figure: caseFigureView(figure, language) }),
  };
}

/** What a feature says of its item. */
const labelOf = ({ kind, slug }: Item, { content, language }: Site): ItemLabel | undefined =>
  content.itemLabels[language][`${kind}/${slug}`];

/** What an entry shows besides title and text, by the kind of its item. */
function kindFacts(item: Item, site: Site): Partial<Entry> {
  switch (item.kind) {
    case 'joinus':
      return { label: item[site.language].team, place: citiesOf(item, site) };
    case 'case':
      return caseEntry(item, site);
    default: {
      const label = labelOf(item, site)?.label;
      return label === undefined ? {} : { label };
    }
  }
}

/**
 * An item as an entry of a list.
 * @param facets values that the list can be narrowed by
 */
export function itemEntry(item: Item, site: Site, facets: string[] = []): Entry {
  const { language, href } = site;
  const { title, description } = item[language];

  return {
    href: href(itemPath(item)),
    title,
    description,
    date: item.date,
    day: formatDay(item.date, language),
    ...(facets.length > 0 ? { facets } : {}),
    ...kindFacts(item, site),
  };
}

/** Address of an item's cover; null for kinds without one. */
export const coverOf = ({ kind, slug }: Item, { language, pictureAt }: Site): string | null =>
  coverShapeOf(kind) && pictureAt(coverPath(`${kind}/${slug}`, language));

/** Names of an item's tags. */
export const tagNames = (item: Item, tags: Tags, language: Language): string[] =>
  item.tags.flatMap((tag) => tags[tag]?.[language] ?? []);

/** The values of an item by which a list with this filter can be narrowed. */
function facetsOf(item: Item, filter: ListingSection['filter'], site: Site): string[] {
  const { content, language, ui } = site;
  switch (filter) {
    case 'industry':
      return item.kind === 'case' ? [ui.items.industries[item.industry]] : [];
    case 'year':
      return [item.date.slice(0, 4)];
    case 'city':
      return item.kind === 'joinus' ? cityNames(item, site) : [];
    case 'tag':
      return tagNames(item, content.tags, language);
    default:
      return filter === undefined ? [] : [labelOf(item, site)?.facets[filter] ?? []].flat();
  }
}

/** An item among items of all kinds: its label starts with its kind. */
function taggedEntry(item: Item, site: Site): Entry {
  const entry = itemEntry(item, site, facetsOf(item, 'tag', site));
  const label = [site.targets.name(item.kind), entry.label].filter(Boolean).join(' · ');

  return { ...entry, label };
}

/**
 * An item among items of its kind, with its cover; with its download if the list is that of the
 * kind's own page.
 */
function kindEntry(
  item: Item,
  filter: ListingSection['filter'],
  isOwnPage: boolean,
  site: Site,
): Entry {
  const cover = coverOf(item, site);

  return {
    ...itemEntry(item, site, facetsOf(item, filter, site)),
    ...(cover ? { cover } : {}),
    ...(isOwnPage ? entryMedia(item, site) : {}),
  };
}

const titlesOnly = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, description: '' }));

interface List {
  entries: Entry[];
  /** Values that the list can be narrowed by. */
  facets: string[];
  /** Address of the whole list; null if this is it. */
  more: string | null;
  feed: string | null;
}

/**
 * Whether an item is listed: a position is until its last day, and its page stays, because people
 * have shared its address.
 */
const isListed = (item: Item, { today }: Site): boolean =>
  item.kind !== 'joinus' || item.closes >= today;

/**
 * The entries of a list, newest first, and the values it can be narrowed by.
 * @param page id of the page that has it; only the kind's own page has the whole list
 */
export function listing({ of, filter }: ListingSection, page: string, site: Site): List {
  const isTags = of === 'tags';
  const candidates: readonly Item[] = isTags ? site.items : site.content.items[of as ItemKind];
  const items = candidates.filter((item) => isListed(item, site));
  const entries = items.map((item) =>
    isTags ? taggedEntry(item, site) : kindEntry(item, filter, page === of, site),
  );

  const part = { facets: [], more: site.targets.hrefIfAny(of), feed: null };
  if (page === 'home') return { entries: entries.slice(0, entriesOnHome), ...part };

  const facets = [...new Set(entries.flatMap((entry) => entry.facets ?? []))];
  // Summaries are shown only in the lists of each kind.
  if (isTags) return { entries: titlesOnly(entries), facets, more: null, feed: null };
  if (routeOfId(page).itemOf === of) return { entries: titlesOnly(entries), ...part };

  const feed = feeds.find((name) => name === page);
  return { entries, facets, more: null, feed: feed ? feedPath(feed, site.language) : null };
}

function positionFacts(item: Item<'joinus'>, site: Site): FactView[] {
  const { language, ui } = site;
  const labels = ui.items.facts;

  return [
    { label: labels.team, text: item[language].team },
    { label: labels.location, text: citiesOf(item, site) },
    { label: labels.openings, text: `${item.openings}` },
    { label: labels.closes, text: formatDay(item.closes, language) },
  ];
}

function caseFacts(item: Item<'case'>, { language, ui, targets }: Site): FactView[] {
  const labels = ui.items.facts;
  const { scale, duration } = item[language];
  const updated = item.updated && formatDay(item.updated, language);
  const products = item.related.filter((target) => targets.group(target) === 'products');
  const links = targets.links(products);

  return [
    { label: labels.industry, text: ui.items.industries[item.industry] },
    ...(scale ? [{ label: labels.scale, text: scale }] : []),
    ...(duration ? [{ label: labels.duration, text: duration }] : []),
    ...(links.length > 0 ? [{ label: labels.products, links }] : []),
    ...(updated ? [{ label: labels.updated, text: updated }] : []),
  ];
}

/** The facts of a case or a position; empty for other kinds. */
export function itemFacts(item: Item, site: Site): FactView[] {
  if (item.kind === 'joinus') return positionFacts(item, site);
  if (item.kind === 'case') return caseFacts(item, site);
  return [];
}

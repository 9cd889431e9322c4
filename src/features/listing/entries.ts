import type { Item } from '../../content/content';
import type { FacetGroupView, ListEntryView } from '../../content/page-view';
import type { SectionOf } from '../../content/schemas/sections';
import type { Site } from '../../content/site';
import { itemPath } from '../../content/targets';
import { feeds } from '../../site/feeds';
import { feedPath } from '../../site/href';
import { industries } from '../../site/industries';
import type { ItemKind } from '../../site/item-kinds';
import { routeOfId } from '../../site/lookup';
import { nodeKey } from '../../views/node-key';
import { cityNames, itemView, labelOf, tagNames } from './item-view';

type ListingSection = SectionOf<'listing'>;

const entriesOnHome = 4;

/** The values of an item by which a list with this filter can be narrowed. */
function facetsOf(item: Item, filter: ListingSection['filter'], site: Site): string[] {
  const { content, language, getFixedT } = site;
  switch (filter) {
    case 'industry':
      return item.kind === 'case' ? [getFixedT('items')(`industries.${item.industry}`)] : [];
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

interface List {
  entries: ListEntryView[];
  /** Values that the list can be narrowed by. */
  facets: string[];
  /** The same values in groups, where they are many. */
  facetGroups?: FacetGroupView[];
  /** Whether it's more than titles: summaries, and downloads. */
  isDetailed: boolean;
  /** How many there are in the whole list. */
  total: number;
  /** Address of the whole list; null if this is it. */
  more: string | null;
  feed: string | null;
}

/** An item in a list of its kind, or with its kind among items of all kinds. */
function listEntry(item: Item, { of, filter }: ListingSection, site: Site): ListEntryView {
  const view = itemView(item, site);
  if (of !== 'tags') return { item: view, facets: facetsOf(item, filter, site) };

  const label = [site.targets.name(item.kind), view.label].filter(Boolean).join(' · ');
  return { item: view, label, facets: facetsOf(item, 'tag', site) };
}

/**
 * Whether an item is listed: a position is until its last day, and its page stays, because people
 * have shared its address.
 */
const isListed = (item: Item, { today }: Site): boolean =>
  item.kind !== 'joinus' || item.closes >= today;

/**
 * The keys of the items before and after one in the list of its kind; null at its ends, and of an
 * item that isn't listed any more.
 */
export function neighboursOf(item: Item, site: Site) {
  const { content, language, href } = site;
  const kind: readonly Item[] = content.items[item.kind];
  const items = kind.filter((other) => isListed(other, site));
  const place = items.findIndex(({ slug }) => slug === item.slug);
  const keyOf = (other: Item | undefined) =>
    place >= 0 && other ? nodeKey(language, href(itemPath(other))) : null;

  return { newer: keyOf(items[place - 1]), older: keyOf(items[place + 1]) };
}

/**
 * The items of all kinds by date; those of a day stay in their order. Positions come last: who looks
 * for a subject wants to read of it.
 */
function newestFirst(items: readonly Item[]): readonly Item[] {
  const byDate = [...items].sort((a, b) => b.date.localeCompare(a.date));
  const isPosition = ({ kind }: Item) => kind === 'joinus';
  return [...byDate.filter((item) => !isPosition(item)), ...byDate.filter(isPosition)];
}

/** The tags as `data/tags.json` groups them: technologies, then industries, then the company. */
const tagsInOrder = ({ content, language }: Site): string[] =>
  Object.values(content.tags).map((tag) => tag[language]);

/**
 * The tags of the entries in two groups, industries apart from all others. Those of most items come
 * first; those of equally many stay in their order.
 */
function tagGroups(entries: readonly ListEntryView[], site: Site): FacetGroupView[] {
  const { content, language, getFixedT } = site;
  const t = getFixedT('items');
  const industryTags = new Set(industries.map((industry) => content.tags[industry]?.[language]));
  const countOf = (tag: string) => entries.filter(({ facets }) => facets.includes(tag)).length;

  const tags = facetsInOrder(entries, tagsInOrder(site)).sort((a, b) => countOf(b) - countOf(a));
  const groups = [
    { title: t('tagGroups.subjects'), facets: tags.filter((tag) => !industryTags.has(tag)) },
    { title: t('tagGroups.industries'), facets: tags.filter((tag) => industryTags.has(tag)) },
  ];

  return groups.filter(({ facets }) => facets.length > 0);
}

/** The facets of the entries: those of an order first, then as the entries bring them. */
function facetsInOrder(entries: readonly ListEntryView[], order: readonly string[]): string[] {
  const facets = new Set(entries.flatMap((entry) => entry.facets));
  const ordered = order.filter((facet) => facets.has(facet));
  return [...new Set([...ordered, ...facets])];
}

/**
 * The entries of a list, newest first, and the values it can be narrowed by.
 * @param page id of the page that has it; only the kind's own page has the whole list
 */
export function listing(section: ListingSection, page: string, site: Site): List {
  const { of } = section;
  const isTags = of === 'tags';
  const candidates = isTags ? newestFirst(site.items) : site.content.items[of as ItemKind];
  const entries = candidates
    .filter((item) => isListed(item, site))
    .map((item) => listEntry(item, section, site));

  const total = entries.length;
  const part = { total, facets: [], more: site.targets.hrefIfAny(of), feed: null };
  if (page === 'home')
    return { entries: entries.slice(0, entriesOnHome), isDetailed: true, ...part };

  if (isTags) {
    const facetGroups = tagGroups(entries, site);
    const facets = facetGroups.flatMap((group) => group.facets);
    return { entries, total, facets, facetGroups, isDetailed: false, more: null, feed: null };
  }
  const facets = facetsInOrder(entries, []);
  if (routeOfId(page).itemOf === of) return { entries, isDetailed: false, ...part };

  const feed = feeds.find((name) => name === page);
  const feedAddress = feed ? feedPath(feed, site.language) : null;
  return { entries, total, facets, isDetailed: true, more: null, feed: feedAddress };
}

import { coverPath, coverShapeOf } from '../../config/covers';
import { conventions, type Language } from '../../config/languages';
import type { ItemKind } from '../../contract/content/item';
import type { Section } from '../../contract/content/sections';
import { inOne } from '../../contract/content/text';
import type { Tags } from '../../contract/content/vendor';
import { barsView, sharesOf } from '../../drawings/charts/bars';
import { formatMessage } from '../../i18n/texts';
import { formatDay } from '../../lib/format-date';
import { feedPath, feeds } from '../../routes/href';
import { routeOfId } from '../../routes/lookup';
import type { Entry, FactView, FigureView, SectionView } from '../../routes/page-view';
import type { Item } from '../content/read';
import { advisoryLabel, advisorySections, prose, severityOf } from './advisories';
import { entryMedia } from './downloads';
import type { Site } from './site';
import { itemPath } from './targets';

type ListingSection = Extract<Section, { kind: 'listing' }>;

const entriesOnHome = 4;

const figuresOf = (
  { figures }: Pick<Item<'case'>, 'figures'>,
  { language, ui }: Site,
): FigureView[] =>
  Object.values(figures).map(({ value, label, was, change }) => ({
    value: inOne(value, language),
    label: label[language],
    ...(was
      ? { was: formatMessage(ui.items.was, { value: was[language] }), shares: sharesOf(change) }
      : {}),
  }));

function citiesOf(
  { offices: ids }: Pick<Item<'joinus'>, 'offices'>,
  { language, content }: Site,
): string {
  const cities = ids.map(
    (id) => content.vendor.offices.find((office) => office.id === id)?.city[language] ?? id,
  );
  return cities.join(conventions[language].marks.list);
}

/** What an entry shows besides title and text, by kind: a case's customer, a position's cities. */
function kindFacts(item: Item, site: Site): Partial<Entry> {
  const { language } = site;
  if (item.kind === 'advisory') return { label: advisoryLabel(item, site) };
  if (item.kind === 'joinus') return { label: `${item[language].team} · ${citiesOf(item, site)}` };
  if (item.kind !== 'case') return {};
  const { shortName, customer } = item[language];
  const [figure] = figuresOf(item, site);
  const label = [figure?.label, figure?.was]
    .filter(Boolean)
    .join(conventions[language].marks.comma);
  return {
    label: shortName ?? customer,
    ...(figure && { figure: { value: figure.value, label } }),
  };
}

/** An item as an entry of a list. @param facets values that the list can be narrowed by */
export function itemEntry(item: Item, site: Site, facets: string[] = []): Entry {
  const { language, href } = site;
  const { title, description } = item[language];
  return {
    id: item.id,
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

function facetsOf(item: Item, filter: ListingSection['filter'], site: Site): string[] {
  const { content, language, ui } = site;
  if (filter === 'industry')
    return item.kind === 'case' ? [ui.items.industries[item.industry]] : [];
  if (filter === 'year') return [item.date.slice(0, 4)];
  if (filter === 'severity') return item.kind === 'advisory' ? [severityOf(item, site)] : [];
  return filter === 'tag' ? tagNames(item, content.tags, language) : [];
}

const titlesOnly = (entries: readonly Entry[]) =>
  entries.map((entry) => ({ ...entry, description: '' }));

/**
 * The entries of a list, newest first, and the values it can be narrowed by.
 * @param page id of the page that has it; only the kind's own page has the whole list
 */
export function listing({ of, filter }: ListingSection, page: string, site: Site) {
  const isTags = of === 'tags';
  const items: readonly Item[] = isTags ? site.items : site.content.items[of as ItemKind];
  const entries = items.map((item) => {
    const entry = itemEntry(item, site, facetsOf(item, isTags ? 'tag' : filter, site));
    // Among items of other kinds, its label starts with its kind.
    if (isTags)
      return {
        ...entry,
        label: [site.targets.name(item.kind), entry.label].filter(Boolean).join(' · '),
      };
    const cover = coverOf(item, site);
    return {
      ...entry,
      ...(cover ? { cover } : {}),
      ...(page === of ? entryMedia(item, site) : {}),
    };
  });
  const facets = [...new Set(entries.flatMap((entry) => entry.facets ?? []))];
  const feed = feeds.find((name) => name === page);
  const part = { facets: [], more: site.href(`/${of}`), feed: null };
  if (page === 'home') return { entries: entries.slice(0, entriesOnHome), ...part };
  // Summaries are shown only in the lists of each kind.
  if (isTags) return { entries: titlesOnly(entries), facets, more: null, feed: null };
  if (routeOfId(page).itemOf === of) return { entries: titlesOnly(entries), ...part };
  return { entries, facets, more: null, feed: feed ? feedPath(feed, site.language) : null };
}

/** The facts of a case or a position; empty for other kinds. */
export function itemFacts(item: Item, site: Site): FactView[] {
  const { language, ui, targets } = site;
  const labels = ui.items.facts;
  if (item.kind === 'joinus')
    return [
      { label: labels.team, text: item[language].team },
      { label: labels.location, text: citiesOf(item, site) },
      { label: labels.openings, text: `${item.openings}` },
      { label: labels.closes, text: formatDay(item.closes, language) },
    ];
  if (item.kind !== 'case') return [];
  const texts = item[language];
  const links = targets.links(item.related.filter((to) => targets.group(to) === 'products'));
  return [
    { label: labels.industry, text: ui.items.industries[item.industry] },
    ...(texts.scale ? [{ label: labels.scale, text: texts.scale }] : []),
    ...(texts.duration ? [{ label: labels.duration, text: texts.duration }] : []),
    ...(links.length > 0 ? [{ label: labels.products, links }] : []),
  ];
}

function caseSections(item: Item<'case'>, site: Site): SectionView[] {
  const { language, ui, href } = site;
  const { customer, situation, approach, result, quote, topology } = item[language];
  const labels = ui.items;
  const figures = figuresOf(item, site);
  const speaker = conventions[language].companyFirst
    ? { by: `${customer}${quote?.by}`, role: '' }
    : { by: quote?.by ?? '', role: customer };
  const said = quote && { text: quote.text, ...speaker, case: href(itemPath(item)) };
  return [
    { kind: 'figures', id: 'figures', heading: labels.figures, claims: [], figures },
    prose('situation', labels.situation, situation),
    {
      ...prose('approach', labels.approach, approach),
      ...(topology
        ? { topology: { ...topology, labels: { before: labels.before, after: labels.after } } }
        : {}),
    },
    prose('result', labels.result, result),
    ...(said
      ? [
          {
            kind: 'quote',
            id: 'quote',
            heading: labels.quote,
            ...said,
          } satisfies SectionView<'quote'>,
        ]
      : []),
  ];
}

/**
 * The call to action at the end of an item's page: a case leads to a talk about a similar project, a position to an email, a trial to its
 * application. A case has texts of its own (`ending`), the others those of `endings` in data/ui/LANGUAGE/items.json. None for other kinds.
 */
function ending(item: Item, site: Site): SectionView[] {
  const { language, content, ui, href, targets, resolveFacts } = site;
  const { endings } = ui.items;
  const about = item.related.find(
    (to) => targets.isVisible(to) && ['products', 'solutions'].includes(targets.group(to)),
  );
  const form = (path: string) => href(path) + (about ? `?source=${encodeURIComponent(about)}` : '');
  const end = (heading: string, text: string, label: string, to: string): SectionView[] => [
    { kind: 'callToAction', id: 'next', heading, text: resolveFacts(text), action: { label, to } },
  ];
  if (item.kind === 'case') {
    const { heading, text } = item[language].ending;
    return end(heading, text, endings.case.action, form('/consult'));
  }
  if (item.kind === 'joinus') {
    const { heading, text, action, subject } = endings.joinus;
    const written = formatMessage(subject, {
      title: item[language].title,
      cities: citiesOf(item, site),
    });
    return end(
      heading,
      text,
      action,
      `mailto:${content.vendor.email.support}?subject=${encodeURIComponent(written)}`,
    );
  }
  if (item.kind !== 'productTrial') return [];
  const { heading, text, action } = endings.productTrial;
  return end(heading, text, action, form('/try/application'));
}

/** The sections of an item's own page. */
export const itemSections = (item: Item, site: Site) => [
  ...ownSections(item, site),
  ...ending(item, site),
];

function ownSections(item: Item, site: Site): SectionView[] {
  const { language, ui } = site;
  if (item.kind === 'case') return caseSections(item, site);
  if (item.kind === 'advisory') return advisorySections(item, site);
  // Its title is the page’s.
  if (item.kind === 'news') return [prose('body', '', item[language].body)];
  if (item.kind === 'joinus') {
    const { duties, requirements } = item[language];
    const labels = ui.items;
    return [
      prose('duties', labels.duties, [], duties),
      prose('requirements', labels.requirements, [], requirements),
    ];
  }
  const { body } = item[language];
  const blocks = site.content.bars.get(`${item.kind}/${item.slug}`)?.[language] ?? [];
  const chapters = body.map(({ heading, paragraphs }, index) => {
    const charts = blocks
      .filter(({ chapter }) => chapter === index)
      .map((block) => barsView(site.resolveFacts(block)));
    return {
      ...prose(`chapter-${index + 1}`, heading, paragraphs),
      ...(charts.length > 0 ? { charts } : {}),
    };
  });
  return [...chapters, ...paperContents(item, site)];
}

/** The contents of a paper's file that its page doesn't have. */
function paperContents({ kind, slug }: Item, { content, language, ui }: Site): SectionView[] {
  const {
    pages = 0,
    figures = 0,
    tables = 0,
    contents,
  } = content.media[`${kind}/${slug}`]?.[language]?.file ?? {};
  const { heading, text } = ui.items.paper;
  return contents
    ? [prose('contents', heading, [formatMessage(text, { pages, figures, tables })], contents)]
    : [];
}

import { anchorOf } from '../../content/anchors';
import { contactChannels, phoneLink } from '../../content/contact-channels';
import type { FigureView, SectionView } from '../../content/page-view';
import type { Section, SectionKind } from '../../content/schemas/sections';
import type { Site } from '../../content/site';
import { itemPath } from '../../content/targets';
import { countsFigure } from '../../drawings/charts/counts';
import { eventAxis } from '../../drawings/charts/events';
import { officesHub } from '../../drawings/charts/offices';
import { periodsOf } from '../../drawings/charts/periods';
import { treeOf } from '../../drawings/charts/tree';
import { listedSupport, matrix } from '../../features/compatibility/view';
import { docGroups } from '../../features/documents/links';
import { factLinks, licences } from '../../features/lifecycle/released-products';
import { ending, lifecycle } from '../../features/lifecycle/view';
import { models } from '../../features/models/view';
import { prices } from '../../features/pricing/view';
import { specification } from '../../features/specification/view';
import { momentsAt } from '../../features/switchover/moments';
import { componentLinks } from '../../sections/architecture/view';
import { siteMap } from '../../sections/site-map/view';
import { systemsOf } from '../../views/visuals';
import { listing } from './items';

type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;

/** A section with its targets resolved and its lists filled, still without its anchor. */
type Resolved<K extends SectionKind> = Omit<SectionView<K>, 'id'>;

/** @param page id of the page that has the section */
type Resolver<K extends SectionKind> = (
  section: SectionOf<K>,
  site: Site,
  page: string,
) => Resolved<K>;

/** Kinds that the data already has as pages show them. */
type PlainKind = {
  [K in SectionKind]: SectionOf<K> & { id: string } extends SectionView<K> ? K : never;
}[SectionKind];

const architecture: Resolver<'architecture'> = (section, site, page) => ({
  ...section,
  componentLinks: componentLinks(page, section.diagram, site),
});

function claimedFigure(claimId: string, { content, language }: Site): FigureView {
  const claim = content.claims[claimId];
  if (!claim) throw new Error(`unknown claim ${claimId}`);
  return { value: claim.value[language], label: claim.label[language] };
}

const figures: Resolver<'figures'> = (section, site) => ({
  ...section,
  figures: section.claims.map((claimId) => claimedFigure(claimId, site)),
});

const specificationTable: Resolver<'specification'> = (section, site, page) => {
  const facts = site.content.facts.get(page);
  if (!facts) throw new Error('a page without facts has no specification');

  return {
    ...section,
    heading: section.heading ?? site.ui.page.sections.specification,
    product: { specification: specification(facts, site), links: factLinks(page, site) },
  };
};

/** A link; where the language hides its page, the path that gives it its icon. */
const linkOrPath = (target: string, { targets }: Site) => ({
  ...targets.to(target),
  ...(targets.isVisible(target) ? {} : { path: targets.path(target) }),
});

const productsUsed: Resolver<'productsUsed'> = (section, site) => {
  const items = section.items.map(({ to, role }) => ({
    name: site.targets.name(to),
    role,
    ...linkOrPath(to, site),
  }));
  return { ...section, items };
};

const modules: Resolver<'modules'> = (section, site) => {
  const items = section.items.map(({ to, ...texts }) => ({
    ...texts,
    ...(to === undefined ? { to: null } : linkOrPath(to, site)),
  }));
  return { ...section, items };
};

const links: Resolver<'links'> = (section, { targets }) => {
  const items = section.items.map((item) => ({ ...item, ...targets.to(item.to) }));
  return { ...section, items: items.filter(({ to }) => to !== null) };
};

const offices: Resolver<'offices'> = (section, { content, language }) => {
  const officeViews = content.vendor.offices.map(({ id, city, address, role, phone }) => ({
    id,
    city: city[language],
    address: address[language],
    role: role[language],
    ...(phone ? { phone: phoneLink(phone) } : {}),
  }));
  const hub = officesHub(officeViews.map(({ city }) => city));

  return { ...section, offices: officeViews, ...(hub ? { hub } : {}) };
};

type Cell = SectionOf<'table'>['rows'][number][number];

/** The text of a cell; of a mark, its note. */
function textOfCell(cell: Cell): string {
  const text = Array.isArray(cell) ? cell[1] : cell;
  return typeof text === 'string' ? text : '';
}

/** Yes or no; null for a text. */
function markOfCell(cell: Cell): boolean | null {
  const mark = Array.isArray(cell) ? cell[0] : cell;
  return typeof mark === 'boolean' ? mark : null;
}

const table: Resolver<'table'> = ({ tree: treeColumn, rows: cells, ...section }) => {
  const rows = cells.map((row) => row.map(textOfCell));
  const marks = cells.map((row) => row.map(markOfCell));
  const hasMarks = marks.flat().some((mark) => mark !== null);

  return {
    ...section,
    rows,
    ...(hasMarks ? { marks } : {}),
    ...(treeColumn === undefined ? {} : { tree: treeOf(rows, treeColumn) }),
  };
};

const timeline: Resolver<'timeline'> = (section) => {
  const items = periodsOf(section.items);
  const events = section.items.flatMap(({ at, title }) =>
    at === undefined ? [] : [{ at, title }],
  );
  if (events.length === 0) return { ...section, items };

  const axes = [eventAxis(events, false), eventAxis(events, true)];
  return { ...section, items, axes };
};

const switchover: Resolver<'switchover'> = (section, site) => {
  const { action } = section;
  const moments = momentsAt(action.to, site.language, site.content);

  return {
    ...section,
    action: { ...action, ...site.targets.to(action.to) },
    items: site.resolveFacts(moments),
  };
};

const contact: Resolver<'contact'> = (section, { content, language }) => ({
  ...section,
  channels: contactChannels(content, language),
});

const itemList: Resolver<'listing'> = (section, site, page) => {
  const list = listing(section, page, site);
  const isWholeList = list.more === null;
  const groups = list.entries.flatMap(({ facets, date = '' }) => facets ?? [date.slice(0, 4)]);

  return { ...section, ...list, figure: countsFigure(isWholeList ? groups : []) };
};

/** The customers, with their cases. */
export const customersOf = ({ content, language, href }: Site) =>
  content.items.case.map((item) => {
    const { customer, shortName } = item[language];
    return {
      name: customer,
      shortName: shortName ?? customer,
      href: href(itemPath(item)),
      systems: systemsOf(item, content),
    };
  });

const customers: Resolver<'customers'> = (section, site) => ({
  ...section,
  customers: customersOf(site),
  all: site.href('/case'),
});

const matrixSection: Resolver<'matrix'> = (section, site) => {
  const view = matrix(site);
  const columns = view.groups.flatMap((group) => group.columns);
  const platforms = columns.flatMap(({ id, name }) =>
    view.products.flatMap((product) => (id in product.platforms ? name : [])),
  );
  const products = view.products.map(({ id, ...product }) => ({
    slug: id,
    ...listedSupport(product),
  }));
  return { ...section, ...view, products, figure: countsFigure(platforms) };
};

const lifecycleSection: Resolver<'lifecycle'> = (section, site) => {
  const view = lifecycle(site);
  const t = site.getFixedT('lifecycle');
  const states = view.products.flatMap(({ releases }) =>
    releases.map(({ state }) => t(`states.${state}`)),
  );
  const products = view.products.map(({ id, ...product }) => ({ slug: id, ...product }));
  return { ...section, ...view, products, figure: countsFigure(states) };
};

const callToAction: Resolver<'callToAction'> = ({ secondary, ...section }, { targets }) => ({
  ...section,
  action: { ...section.action, ...targets.to(section.action.to) },
  ...(secondary ? { secondary: { ...secondary, ...targets.to(secondary.to) } } : {}),
});

/** What the build adds to each kind of section. */
const resolvers: { [K in Exclude<SectionKind, PlainKind>]: Resolver<K> } & {
  [K in PlainKind]?: Resolver<K>;
} = {
  architecture,
  figures,
  specification: specificationTable,
  productsUsed,
  modules,
  links,
  offices,
  table,
  timeline,
  switchover,
  contact,
  listing: itemList,
  customers,
  matrix: matrixSection,
  lifecycle: lifecycleSection,
  ending: (section, site) => ({ ...section, ...ending(site) }),
  licences: (section, site) => ({ ...section, ...licences(site) }),
  prices: (section, site) => ({ ...section, ...prices(section.example, site) }),
  models: (section, site) => ({ ...section, ...models(section.short ?? false, site) }),
  siteMap: (section, site) => ({ ...section, groups: siteMap(site) }),
  docs: (section, site) => ({ ...section, groups: docGroups(site) }),
  callToAction,
};

/** Resolves a section's targets, fills its lists and gives it an anchor. @param page id of its page */
export function sectionView(section: Section, page: string, site: Site): SectionView {
  // The table's type pairs each kind with its resolver; TypeScript can't follow that through the look-up.
  const resolve = resolvers[section.kind] as Resolver<SectionKind> | undefined;
  const resolved = resolve ? resolve(section, site, page) : section;

  return { ...resolved, id: anchorOf(section) } as SectionView;
}

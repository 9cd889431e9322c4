import { conventions, type Language } from '../../config/languages';
import type { Diagram, Section } from '../../contract/content/sections';
import { drawArchitecture } from '../../drawings/architecture';
import { countsFigure } from '../../drawings/charts/counts';
import { eventAxis } from '../../drawings/charts/events';
import { officesHub } from '../../drawings/charts/offices';
import { periodsOf } from '../../drawings/charts/periods';
import { treeOf } from '../../drawings/charts/tree';
import { counterpartOf } from '../../routes/lookup';
import { manifest } from '../../routes/manifest';
import type { Channel, PageLink, SectionView } from '../../routes/page-view';
import { deviceAttributes, type Route } from '../../routes/route-types';
import { matrix } from '../compatibility/matrix';
import { anchorOf } from '../content/anchors';
import { momentsAt } from '../content/moments';
import type { Content } from '../content/read';
import { docGroups } from './docs';
import { listing } from './items';
import { ending, lifecycle } from './lifecycle';
import { models } from './models';
import { prices } from './prices';
import { factLinks, licences } from './released-products';
import type { Site } from './site';
import { specification } from './specification';
import { itemPath } from './targets';
import { systemsOf } from './visuals';

const phoneLink = (number: string) => ({ value: number, href: `tel:${number.replace(/\s/g, '')}` });

/** Ways to reach the vendor; the sales address in English only (section 2). */
export function contactChannels(
  { vendor, ui }: Pick<Content, 'vendor' | 'ui'>,
  language: Language,
): Channel[] {
  const labels = ui[language].footer;
  const phone = (label: string, number: string) => ({ label, ...phoneLink(number) });
  const mail = (label: string, address: string) => ({
    label,
    value: address,
    href: `mailto:${address}`,
  });
  return [
    phone(labels.hotline, vendor.hotline.mainland),
    phone(labels.hongKong, vendor.hotline.hongKong),
    mail(labels.support, vendor.email.support),
    ...(conventions[language].offersSalesMail ? [mail(labels.sales, vendor.email.sales)] : []),
  ];
}

/** All pages by menu group, except redirects, form results and pages about an item in their query. */
function siteMap({ ui, content, targets }: Site) {
  const shown = manifest.filter(
    ({ id, template, noindex, itemOf }) =>
      template !== 'redirect' && !noindex && !itemOf && content.pages.has(id),
  );
  const linksTo = (route: Route) => {
    // On the other device, a counterpart with its own address is listed instead.
    const marks =
      counterpartOf(route)?.counterpart === route.path ? deviceAttributes(route.devices) : {};
    return targets.links([route.id]).map((link) => ({ ...link, ...marks }));
  };
  return Object.entries(ui.items.groups)
    .map(([group, title]) => ({
      title,
      links: shown.filter((route) => route.group === group).flatMap(linksTo),
    }))
    .filter(({ links }) => links.length > 0);
}

/**
 * Links of a diagram's components by id, as declared in the facts of the page.
 * @throws Error that names a component missing from the diagram
 */
function componentLinks(page: string, { layers }: Diagram, site: Site): Record<string, PageLink> {
  const known = new Set(layers.flatMap(({ components }) => components.map(({ id }) => id)));
  const links = Object.entries(site.content.pages.get(page)?.facts.components ?? {}).flatMap(
    ([id, to]) => {
      if (!known.has(id))
        throw new Error(`data/pages/${page}.json: components: the diagram has no ${id}`);
      return site.targets.links([to]).map((link) => [id, link] as const);
    },
  );
  // A component can't be a link on only one device.
  return Object.fromEntries(links.filter(([, { devices }]) => devices === undefined));
}

/**
 * Draws the architecture in the sections of a page: ELK lays it out asynchronously.
 * @param mark puts marks where a line may break (`titleMarks`)
 */
export const withDrawings = (
  sections: readonly SectionView[],
  mark: (text: string) => string,
): Promise<SectionView[]> =>
  Promise.all(
    sections.map(async (section) => {
      if (section.kind !== 'architecture') return section;
      const { componentLinks: links, ...rest } = section;
      return { ...rest, drawing: await drawArchitecture(section.diagram, links, mark) };
    }),
  );

/** Resolves a section's targets, fills its lists and gives it an anchor. @param page id of its page */
export function sectionView(section: Section, page: string, site: Site): SectionView {
  const { targets, language, content, ui } = site;
  const { vendor, claims, items } = content;
  const id = anchorOf(section);
  const claimed = (claim: string) => {
    const found = claims[claim];
    if (!found) throw new Error(`unknown claim ${claim}`);
    return { value: found.value[language], label: found.label[language] };
  };
  const named = (to: string) => ({
    ...targets.to(to),
    ...(targets.isVisible(to) ? {} : { path: targets.path(to) }),
  });
  switch (section.kind) {
    case 'architecture':
      return { ...section, id, componentLinks: componentLinks(page, section.diagram, site) };
    case 'figures':
      return { ...section, id, figures: section.claims.map(claimed) };
    case 'specification': {
      const facts = content.facts.get(page);
      if (!facts) throw new Error('a page without facts has no specification');
      const heading = section.heading ?? ui.page.sections.specification;
      return {
        ...section,
        id,
        ...specification(facts, site),
        heading,
        links: factLinks(page, site),
      };
    }
    case 'productsUsed': {
      const items = section.items.map(({ to, role }) => ({
        name: targets.name(to),
        role,
        ...named(to),
      }));
      return { ...section, id, items };
    }
    case 'modules': {
      const items = section.items.map(({ to, ...item }) => ({
        ...item,
        ...(to === undefined ? { to: null } : named(to)),
      }));
      return { ...section, id, items };
    }
    case 'links': {
      const links = section.items
        .map((item) => ({ ...item, ...targets.to(item.to) }))
        .filter(({ to }) => to !== null);
      return { ...section, id, items: links };
    }
    case 'offices': {
      const offices = vendor.offices.map(({ id: office, city, address, role, phone }) => ({
        id: office,
        city: city[language],
        address: address[language],
        role: role[language],
        ...(phone ? { phone: phoneLink(phone) } : {}),
      }));
      const hub = officesHub(offices.map(({ city }) => city));
      return { ...section, id, offices, ...(hub ? { hub } : {}) };
    }
    case 'table': {
      const { tree, ...rest } = section;
      const cells = section.rows.map((row) => row.map(String));
      return { ...rest, id, ...(tree === undefined ? {} : { tree: treeOf(cells, tree) }) };
    }
    case 'timeline': {
      const events = section.items.flatMap(({ at, title }) =>
        at === undefined ? [] : [{ at, title }],
      );
      const axes =
        events.length > 0
          ? [false, true].map((isUpright) => eventAxis(events, isUpright))
          : undefined;
      return { ...section, id, items: periodsOf(section.items), ...(axes ? { axes } : {}) };
    }
    case 'switchover': {
      const items = site.resolveFacts(momentsAt(section.action.to, language, content));
      return {
        ...section,
        id,
        action: { ...section.action, ...targets.to(section.action.to) },
        items,
      };
    }
    case 'contact':
      return { ...section, id, channels: contactChannels(content, language) };
    case 'listing': {
      const list = listing(section, page, site);
      const groups = list.entries.flatMap(({ facets, date = '' }) => facets ?? [date.slice(0, 4)]);
      return { ...section, id, ...list, figure: countsFigure(list.more === null ? groups : []) };
    }
    case 'customers': {
      const customers = items.case.map((item) => ({
        name: item[language].customer,
        shortName: item[language].shortName ?? item[language].customer,
        href: site.href(itemPath(item)),
        systems: systemsOf(item, content),
      }));
      return { ...section, id, customers, all: { href: site.href('/case') } };
    }
    case 'matrix': {
      const view = matrix(site);
      const columns = view.groups.flatMap((group) => group.columns);
      const platforms = columns.flatMap(({ id: platform, name }) =>
        view.products.flatMap((product) => (platform in product.platforms ? name : [])),
      );
      return { ...section, id, ...view, figure: countsFigure(platforms) };
    }
    case 'lifecycle': {
      const view = lifecycle(site);
      const states = view.products.flatMap(({ releases }) =>
        releases.map(({ state }) => view.texts.states[state]),
      );
      return { ...section, id, ...view, figure: countsFigure(states) };
    }
    case 'ending':
      return { ...section, id, ...ending(site) };
    case 'licences':
      return { ...section, id, ...licences(site) };
    case 'prices':
      return { ...section, id, ...prices(section.example, site) };
    case 'models':
      return { ...section, id, ...models(section.short ?? false, site) };
    case 'siteMap':
      return { ...section, id, groups: siteMap(site) };
    case 'docs':
      return { ...section, id, groups: docGroups(site) };
    case 'callToAction': {
      const { secondary, ...rest } = section;
      return {
        ...rest,
        id,
        action: { ...section.action, ...targets.to(section.action.to) },
        ...(secondary ? { secondary: { ...secondary, ...targets.to(secondary.to) } } : {}),
      };
    }
    default:
      return { ...section, id };
  }
}

import { findCaseFigure } from '../../content/case-figure';
import type { Item, PageContent } from '../../content/content';
import type { Action, PageView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { raft } from '../../drawings/charts/raft';
import { features } from '../../features';
import { consoleFragments, consolesOf } from '../../features/consoles/view';
import { downloadAt } from '../../features/downloads/view';
import { formView } from '../../features/forms/view';
import { itemView } from '../../features/listing/item-view';
import { downloadsOfferedBy } from '../../site/download-pages';
import { builtPath } from '../../site/lookup';
import type { Route, Template } from '../../site/route-types';
import { breadcrumbsOf } from '../../views/breadcrumbs';
import { type BuiltPage, noLists, type PlainPage } from '../../views/built-page';
import { caseCustomer } from '../../views/case-figure';
import { metadataOf } from '../../views/metadata';
import { familyOf, visualOf } from '../../views/visuals';
import { completePage } from './complete-page';
import { pageCustomer } from './page-customer';
import { relatedLinks } from './related';
import { sectionView } from './sections';

/** Sections in the navigation of products and solutions (section 2). */
const navigableKinds = [
  'overview',
  'painPoints',
  'challenges',
  'highlights',
  'architecture',
  'productsUsed',
  'scenarios',
  'specification',
  'questions',
] as const;

type Sections = PageView['sections'];

/** The section navigation: the first section of each kind, in the order of the specification. */
const navigationOf = (sections: Sections, { getFixedT }: Site): PageView['navigation'] =>
  sections.flatMap(({ id, kind }, index) => {
    const navigableKind = navigableKinds.find((name) => name === kind);
    const isFirst = sections.findIndex((section) => section.kind === kind) === index;
    if (!navigableKind || !isFirst) return [];
    return [{ id, label: getFixedT('page')(`sections.${navigableKind}`) }];
  });

/** A product or solution: its accent, section navigation and the consultation (section 2). */
function offerView({ id }: Route, site: Site, sections: Sections): Partial<PageView> {
  const consult = site.targets.hrefIfAny('consult');

  return {
    family: familyOf([id], site.content),
    navigation: navigationOf(sections, site),
    customer: pageCustomer(site.content.pages.get(id)?.facts ?? {}, site),
    ...(consult !== null && { consult: `${consult}?source=${encodeURIComponent(id)}` }),
  };
}

/** The page after a form: what the form may hand over, and where to go on. */
function resultView({ id }: Route, site: Site): Partial<PageView> {
  const kinds = downloadsOfferedBy(id);
  const items = kinds.flatMap((kind): Item[] => site.content.items[kind]);

  return {
    motif: { drawing: raft, label: null },
    result: {
      offers: items.map((item) => {
        const { href, download } = itemView(item, site);
        return { href, download };
      }),
      lists: site.targets.links(kinds),
      reply: site.content.service.reply[site.language],
    },
  };
}

/** What a template shows besides what all pages have. */
type TemplateView = (route: Route, site: Site, sections: Sections) => Partial<PageView>;

const templateViews: { [T in Template]?: TemplateView } = {
  product: offerView,
  solution: offerView,
  form: (route, site) => ({ form: formView(route, site) }),
  result: resultView,
};

/** What a page shows besides what all pages have, by its template. */
function templateView(route: Route, site: Site, sections: Sections): Partial<PageView> {
  const ofFeature = features.find(({ template }) => template?.kind === route.template);
  const view = ofFeature?.template?.view ?? templateViews[route.template];

  return view?.(route, site, sections) ?? {};
}

/** The actions in a page's head; those that the language hides are left out. */
const heroActions = (actions: readonly { label: string; to: string }[], site: Site): Action[] =>
  actions.flatMap(({ label, to: target }) => {
    const href = site.targets.href(target);
    if (href === null) return [];

    const download = downloadAt(href, site);
    return [
      {
        label,
        to: href,
        ...site.targets.marks(target),
        download: download ? { ...download, label } : null,
      },
    ];
  });

/**
 * What a page is related to; a product also to its documentation, whose link opens the first page.
 */
function relatedIds({ id }: Route, { related }: PageContent['facts'], site: Site): string[] {
  const ids = related ? [...related.products, ...related.solutions, ...related.cases] : [];
  const firstDoc = site.content.featurePages.find(({ product }) => product === id);

  return firstDoc ? [...ids, firstDoc.id] : ids;
}

/** The drawing in a page's head: that of a product, or of a page whose facts name a motif. */
function motifOfRoute({ id, template }: Route, facts: PageContent['facts'], site: Site) {
  const hasMotif = facts.motif !== undefined || template === 'product';
  return hasMotif ? visualOf([id], site) : null;
}

/** Kinds of sections that follow another at once, wherever they're written. */
const followers = [
  ['painPoints', 'highlights'],
  ['scenarios', 'links'],
] as const;

/**
 * Highlights follow the pain points, which they answer: the two stand side by side. Links to
 * customers follow the usage scenarios, with which they share a band.
 */
function inReadingOrder(sections: Sections): Sections {
  return followers.reduce((ordered, [first, second]) => {
    const moved = ordered.find(({ kind }) => kind === second);
    if (!moved || !ordered.some(({ kind }) => kind === first)) return ordered;

    const others = ordered.filter((section) => section !== moved);
    return others.flatMap((section) => (section.kind === first ? [section, moved] : [section]));
  }, sections);
}

/** The line above a heading. It's left out where the heading says the same. */
const eyebrowOf = ({ eyebrow, heading }: { eyebrow?: string | undefined; heading: string }) =>
  eyebrow && heading.toLowerCase().includes(eyebrow.toLowerCase()) ? undefined : eyebrow;

/**
 * The page of a route.
 * @throws Error if its dictionary is missing, or names what cannot be resolved
 */
export function routePage(route: Route, site: Site): BuiltPage {
  const { id, path, template } = route;
  const { content, language, href } = site;
  const source = content.pages.get(id);
  if (!source) throw new Error('is missing');

  const { facts } = source;
  const { hero, sections: writtenSections, ...texts } = site.resolveFacts(source[language]);
  const sections = writtenSections.map((section) => sectionView(section, id, site));
  const { showcase = [id], heroConsoles = [], results = [] } = facts;

  const page: PlainPage = {
    key: id,
    language,
    template,
    devices: route.devices,
    shell: route.shell,
    counterpart: route.counterpart === undefined ? null : href(route.counterpart),
    path: href(path),
    file: href(builtPath(route)),
    meta: metadataOf({ key: id, path, texts, noindex: route.noindex ?? false }, site),
    view: {
      ...noLists,
      consoles: showcase.flatMap((target) => consolesOf(target, id, site)),
      heroConsoles: consoleFragments(heroConsoles, site),
      results: results.map((result) =>
        caseCustomer(findCaseFigure(result, content.items.case), site),
      ),
      breadcrumbs: breadcrumbsOf(route, site),
      hero: {
        ...hero,
        eyebrow: facts.draft ? site.getFixedT('page')('draft') : eyebrowOf(hero),
        actions: heroActions(hero.actions ?? [], site),
      },
      sections: inReadingOrder(sections),
      motif: motifOfRoute(route, facts, site),
      related: relatedLinks(relatedIds(route, facts, site), site),
      ...templateView(route, site, sections),
    },
  };
  return completePage(page, site, null);
}

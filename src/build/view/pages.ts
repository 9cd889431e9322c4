import { type Language, languages } from '../../config/languages';
import type { ItemKind } from '../../contract/content/item';
import type { TopMenu } from '../../contract/top-menu';
import { hiddenPages } from '../../i18n/english';
import { referenceValues, replaceReferences } from '../../i18n/references';
import { newsFeedPath } from '../../routes/feeds';
import { inLanguage } from '../../routes/href';
import { builtPath } from '../../routes/lookup';
import { manifest } from '../../routes/manifest';
import type { Crumb, Entry, PageLink, PageMeta, PageView, Showcase } from '../../routes/page-view';
import type { Devices, Family, Route, Template } from '../../routes/route-types';
import type { Content, Item } from '../content/read';
import { mediaEntries, mediaFacts } from './downloads';
import { formView } from './forms';
import { itemEntries, itemEntry, itemPath, itemSections, titleOnly } from './items';
import { type MetadataSource, metadataOf } from './metadata';
import { loginOf, resultOf } from './results';
import { type SectionContext, sectionView } from './sections';
import { structuredData } from './structured-data';
import { createTargets, readableRoutes, type Target } from './targets';

/** One static page: a route or an item in one language. */
export interface BuiltPage {
  key: string;
  language: Language;
  template: Template | 'item';
  /** Address that visitors see. */
  path: string;
  /** Path that Gatsby builds; differs from `path` where a file's name needs it. */
  file: string;
  devices: Devices;
  /** Where a visitor of the other device goes; null for the error page. */
  counterpart: string | null;
  shell: Route['shell'];
  meta: PageMeta;
  showcase: Showcase[];
  view: PageView;
}

/** A page before its structured data, which describes all the rest. */
type Undescribed = Omit<BuiltPage, 'meta'> & { meta: Omit<PageMeta, 'structuredData'> };

/** The page that stands above a family's products in breadcrumbs. */
const familyPages: Partial<Record<Family, string>> = {
  container: 'ContainerFamily',
  microservice: 'Microservice',
  devops: 'DevOps',
  compute: 'product/AIOS',
};
const groupPages: Partial<Record<NonNullable<Route['group']>, string>> = {
  cases: 'case',
  resources: 'report',
  about: 'aboutus',
};

/** Sections that the navigation of products and solutions names (specification section 2), in its order. */
const navigated = [
  'overview',
  'background',
  'painPoints',
  'challenges',
  'architecture',
  'highlights',
  'productsUsed',
  'scenarios',
  'value',
  'questions',
] as const;

/** How many items of a kind the home page shows. */
const entriesOnHome = 4;

/**
 * Every page of the site in every language, from the dictionaries and the menu's metadata. Pure: the same input gives the same pages.
 * @throws Error that names the page and what in it cannot be resolved
 */
export function buildPages(content: Content, menu: TopMenu): BuiltPage[] {
  return languages.flatMap((language) => pagesIn(language, content, menu));
}

function pagesIn(language: Language, content: Content, menu: TopMenu): BuiltPage[] {
  const { vendor, claims, tags, pages, items, english } = content;
  const ui = content.ui[language];
  const values = referenceValues(vendor, claims, language);
  const hidden = hiddenPages(english.hidden);
  const allItems = Object.values(items).flat() as Item[];
  const routeById = new Map(manifest.map((route) => [route.id, route]));

  const known = new Map<string, Target>();
  for (const route of manifest) {
    const texts = pages.get(route.id)?.[language];
    if (texts)
      known.set(route.id, { path: route.path, name: texts.name, description: texts.hero.lead, devices: route.devices });
  }
  for (const item of allItems)
    known.set(`${item.kind}/${item.slug}`, {
      path: itemPath(item),
      name: item[language].title,
      description: item[language].description,
      devices: routeById.get(item.kind)?.devices ?? 'both',
    });
  const targets = createTargets(known, language === 'en' ? hidden : new Set(), language);

  const siteMap = (): { title: string; links: PageLink[] }[] =>
    Object.entries(ui.items.groups).flatMap(([group, title]) => {
      const links = readableRoutes.flatMap((route): PageLink[] => {
        const href = route.group === group && pages.has(route.id) ? targets.href(route.id) : null;
        return href === null ? [] : [{ label: targets.name(route.id), href, devices: route.devices }];
      });
      return links.length > 0 ? [{ title, links }] : [];
    });

  const contextOf = (page: string): SectionContext => ({
    language,
    vendor,
    claims,
    targets,
    siteMap,
    customers: () =>
      items.case.map((item) => ({ name: item[language].customer, href: inLanguage(itemPath(item), language) })),
    labels: ui.footer,
    entries(kind, filter) {
      const isTags = kind === 'tags';
      const list = itemEntries(
        isTags ? allItems : items[kind as ItemKind],
        isTags ? 'tag' : filter,
        language,
        vendor,
        tags,
        ui.items,
      );
      const more = inLanguage(`/${kind}`, language);
      if (page === 'home') return { entries: list.entries.slice(0, entriesOnHome), facets: [], more, feed: null };
      // Every item stands here with every tag: its summary stands in the list of its kind.
      if (isTags) return { ...list, entries: list.entries.map(titleOnly), more: null, feed: null };
      // An address that leads to items by their number, beside the list that visitors of its device have.
      const leads = manifest.some(
        (route) => route.id === page && route.itemOf === kind && route.counterpart === undefined,
      );
      if (leads) return { entries: list.entries.map(titleOnly), facets: [], more, feed: null };
      const entries = page === kind ? list.entries.map(withMedia) : list.entries;
      return { ...list, entries, more: null, feed: page === 'news' ? newsFeedPath(language) : null };
    },
  });
  const withMedia = mediaEntries(allItems, content, language);
  const navigationOf = (sections: readonly { kind: string; id: string }[]) =>
    navigated.flatMap((kind) => {
      const section = sections.find((candidate) =>
        candidate.id === 'background' ? kind === 'background' : candidate.kind === kind,
      );
      return section ? [{ id: section.id, label: ui.page.sections[kind] }] : [];
    });

  const newsTitle = replaceReferences(pages.get('news')?.[language].title ?? vendor.name[language], values);
  const meta = (source: MetadataSource) => metadataOf(source, language, vendor, menu, newsTitle);

  const crumb = (to: string): Crumb => ({ label: targets.name(to), href: targets.href(to) });
  const home: Crumb = { label: ui.common.home, href: inLanguage('/', language) };
  const crumbsOf = (route: Route): Crumb[] => {
    if (route.id === 'home') return [];
    const above = (route.family && familyPages[route.family]) ?? (route.group && groupPages[route.group]);
    return [
      home,
      ...(above && above !== route.id ? [crumb(above)] : []),
      { label: targets.name(route.id), href: null },
    ];
  };
  const relatedEntries = (ids: readonly string[] = []): Entry[] =>
    ids.flatMap((to) => {
      const href = targets.href(to);
      const item = allItems.find(({ kind, slug }) => `${kind}/${slug}` === to);
      if (href === null) return [];
      return [
        item
          ? itemEntry(item, language, vendor)
          : { href, title: targets.name(to), description: targets.description(to) },
      ];
    });

  const showcaseOf = (ids: readonly string[]): Showcase[] =>
    ids.flatMap((to) => {
      const console = content.consoles.get(to);
      return console
        ? [
            {
              name: targets.name(to),
              href: targets.href(to),
              alt: console.alt[language],
              picture: `consoles/${to.replace('product/', '')}.${language}.png`,
            },
          ]
        : [];
    });

  const routePages = manifest.flatMap((route): Undescribed[] => {
    if (route.template === 'redirect') return [];
    const source = pages.get(route.id);
    if (!source) throw new Error(`data/pages/${route.id}.${language}.json is missing`);
    return guard(`data/pages/${route.id}.${language}.json`, () => {
      const { hero, sections, ...texts } = replaceReferences(source[language], values);
      const { related } = source.facts;
      const views = sections.map((section) => sectionView(section, contextOf(route.id)));
      const isOffer = route.template === 'product' || route.template === 'solution';
      const view: PageView = {
        id: route.id,
        template: route.template,
        family: route.family ?? null,
        breadcrumbs: crumbsOf(route),
        hero: {
          eyebrow: hero.eyebrow ?? null,
          heading: hero.heading,
          lead: hero.lead,
          actions: (hero.actions ?? []).flatMap(({ label, to }) => {
            const href = targets.href(to);
            return href === null ? [] : [{ label, to: href }];
          }),
        },
        navigation: isOffer ? navigationOf(views) : [],
        consult: isOffer ? `${inLanguage('/consult', language)}?source=${encodeURIComponent(route.id)}` : null,
        sections: views,
        related: {
          products: relatedEntries(related?.products),
          solutions: relatedEntries(related?.solutions),
          cases: relatedEntries(related?.cases),
        },
        item: null,
        result: resultOf(route, content, targets, (item) => withMedia(itemEntry(item, language, vendor))),
        login: loginOf(route, content, targets, language),
        form: formView(route, content, targets, language),
      };
      return [
        {
          key: route.id,
          language,
          template: route.template,
          devices: route.devices,
          shell: route.shell,
          counterpart: route.counterpart === undefined ? null : inLanguage(route.counterpart, language),
          path: inLanguage(route.path, language),
          file: inLanguage(builtPath(route), language),
          showcase: showcaseOf(source.facts.showcase ?? [route.id]),
          meta: meta({
            key: route.id,
            path: route.path,
            texts,
            isHidden: hidden.has(route.id),
            noindex: route.noindex ?? false,
          }),
          view,
        },
      ];
    });
  });

  const itemPages = allItems.map(
    (item): Undescribed =>
      guard(`data/items/${item.kind}/${item.slug}.json`, () => {
        const path = itemPath(item);
        const texts = item[language];
        const tagNames = item.tags.flatMap((tag) => tags[tag]?.[language] ?? []);
        const list = { label: targets.name(item.kind), href: inLanguage(`/${item.kind}`, language) };
        const related = relatedEntries(item.related);
        const inGroup = (prefix: RegExp) => related.filter(({ href }) => prefix.test(href));
        return {
          key: `${item.kind}/${item.slug}`,
          language,
          template: 'item',
          shell: 'full',
          counterpart: null,
          devices: routeById.get(item.kind)?.devices ?? 'both',
          path: inLanguage(path, language),
          file: inLanguage(path, language),
          showcase: [],
          meta: meta({
            key: `${item.kind}/${item.slug}`,
            path,
            texts: { title: texts.title, description: texts.description, keywords: tagNames },
            published: item.date,
          }),
          view: {
            id: `${item.kind}/${item.slug}`,
            template: 'item',
            family: null,
            breadcrumbs: [home, { label: list.label, href: list.href }, { label: texts.title, href: null }],
            hero: {
              eyebrow: 'customer' in texts ? texts.customer : list.label,
              heading: texts.title,
              lead: texts.description,
              actions: [],
            },
            navigation: [],
            consult: null,
            sections: replaceReferences(itemSections(item.kind, item, language, ui.items), values),
            related: {
              products: inGroup(/\/(product|ContainerFamily|Microservice|DevOps)/),
              solutions: inGroup(/\/solution\//),
              cases: related.filter(({ id }) => id !== undefined),
            },
            item: {
              id: item.id,
              kind: item.kind,
              date: item.date,
              tags: item.tags.map((tag) => ({
                label: tags[tag]?.[language] ?? tag,
                href: `${inLanguage('/tags', language)}?filter=${encodeURIComponent(tags[tag]?.[language] ?? tag)}`,
              })),
              list,
              ...mediaFacts(item, content, language),
            },
            result: null,
            login: null,
            form: null,
          },
        };
      }),
  );

  const itemByKey = new Map(allItems.map((item) => [`${item.kind}/${item.slug}`, item]));
  return [...routePages, ...itemPages].map((page) => ({
    ...page,
    meta: { ...page.meta, structuredData: structuredData(page, vendor, itemByKey.get(page.key) ?? null) },
  }));
}

/** Names the file in whatever `make` throws. */
function guard<T>(file: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

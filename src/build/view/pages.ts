import { type Language, languages } from '../../config/languages';
import type { TopMenu } from '../../contract/top-menu';
import { raft } from '../../drawings/charts/raft';
import { formatDay } from '../../lib/format-date';
import { handedOverBy } from '../../routes/downloads';
import { searchAddress } from '../../routes/href';
import { builtPath, routeOfId } from '../../routes/lookup';
import { manifest } from '../../routes/manifest';
import type { PageMeta, PageView, RelatedLink } from '../../routes/page-view';
import { type Devices, type Route, relatedGroups, type Template } from '../../routes/route-types';
import type { Chapter } from '../../search/build';
import { type Doc, docFile, docId } from '../content/docs';
import { type Content, type Item, itemFile, pageFile } from '../content/read';
import type { Highlight } from '../highlight';
import { buildDay } from '../today';
import { breadcrumbsOf, trailTo } from './breadcrumbs';
import { consolesOf } from './consoles';
import { docPage } from './docs';
import { downloadAt, entryMedia, mediaFacts } from './downloads';
import { formView } from './forms';
import { coverOf, itemEntry, itemFacts, itemSections, tagNames } from './items';
import { markdownOf } from './markdown';
import { metadataOf } from './metadata';
import { offerLinks } from './offer-links';
import { contactChannels, sectionView } from './sections';
import { createSite, type Site } from './site';
import { structuredData } from './structured-data';
import { itemPath } from './targets';
import { familyOf, visualOf } from './visuals';

export interface BuiltPage {
  /** Route id, or `kind/slug` of an item. */
  key: string;
  language: Language;
  template: Template | 'item' | 'doc';
  path: string;
  /** Path that Gatsby builds; differs from `path` where a file's name needs it. */
  file: string;
  devices: Devices;
  /** Where a visitor of the other device goes; null for the error page. */
  counterpart: string | null;
  shell: Route['shell'];
  meta: PageMeta;
  view: PageView;
  /** The text of documentation for the search index. */
  chapters?: Chapter[];
  /** The page as Markdown for machines; empty if it is not indexed. */
  markdown: string;
}

/** What most pages have in common. */
const onBothDevices = (key: string, path: string, { language }: Site) => ({
  key,
  language,
  path,
  file: path,
  ...({ shell: 'full', devices: 'both', counterpart: null } as const),
});

/** A page without what is derived from it: structured data and Markdown. */
type PlainPage = Omit<BuiltPage, 'meta' | 'markdown'> & { meta: Omit<PageMeta, 'structuredData'> };

/** Sections in the navigation of products and solutions (section 2). */
const navigated = [
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

const partnerPages = ['partner', 'partnerdetail', 'train', 'productTrial', 'news'];

/**
 * Every page in every language. Pure.
 * @param today `YYYY-MM-DD`, what pages treat as today
 * @param highlight highlights code in documentation
 * @param pictureAt address of a picture by its path in `static`; null if it isn't drawn: the page has home's social picture
 * @throws Error that names the file and what in it cannot be resolved
 */
export const buildPages = (
  content: Content,
  menu: TopMenu,
  {
    today = buildDay(),
    highlight = (code) => [code],
    pictureAt = (path) => path,
  }: { today?: string; highlight?: Highlight; pictureAt?: Site['pictureAt'] } = {},
): BuiltPage[] =>
  languages.flatMap((language) => {
    const site = createSite(language, content, menu, today, pictureAt);
    const pageRoutes = manifest.filter(({ template }) => template !== 'redirect');
    return [
      ...pageRoutes.map((route) =>
        withSourceInErrors(pageFile(route.id, language), () => routePage(route, site)),
      ),
      ...site.items.map((item) => withSourceInErrors(itemFile(item), () => itemPage(item, site))),
      ...site.content.docs.map((doc) =>
        withSourceInErrors(docFile(doc, language), () => documentationPage(doc, site, highlight)),
      ),
    ];
  });

/** Makes a page. @throws Error whose message begins with the file that the page is made from */
function withSourceInErrors(file: string, make: () => BuiltPage): BuiltPage {
  try {
    return make();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const described = (page: PlainPage, site: Site, item: Item | null): BuiltPage => {
  const { vendor, facts } = site.content;
  const version = facts.get(page.key)?.releases[0]?.version;
  return {
    ...page,
    meta: { ...page.meta, structuredData: structuredData({ ...page, vendor, item, version }) },
    markdown: page.meta.noindex ? '' : markdownOf(page.view, site),
  };
};

const noLists = { navigation: [], offer: [], consoles: [] } satisfies Partial<PageView>;

/** A product or solution: its accent, section navigation and the consultation (section 2). */
const offerViews = (
  { id }: Route,
  { ui, href, content }: Site,
  sections: PageView['sections'],
): Partial<PageView> => ({
  family: familyOf([id], content),
  // In the order of the page.
  navigation: sections.flatMap(({ id, kind }, at) => {
    const name = navigated.find((known) => known === kind);
    const isFirst = sections.findIndex((section) => section.kind === kind) === at;
    return name && isFirst ? [{ id, label: ui.page.sections[name] }] : [];
  }),
  consult: `${href('/consult')}?source=${encodeURIComponent(id)}`,
});

const templateViews: {
  [T in Template]?: (route: Route, site: Site, sections: PageView['sections']) => Partial<PageView>;
} = {
  product: (route, site, sections) => ({
    ...offerViews(route, site, sections),
    offer: offerLinks(route.id, site),
  }),
  solution: offerViews,
  form: (route, site) => ({ form: formView(route, site) }),
  result({ id }, site) {
    const kinds = handedOverBy(id);
    const items = kinds.flatMap((kind): Item[] => site.content.items[kind]);
    return {
      motif: { drawing: raft, label: null },
      result: {
        offers: items.map((item) => ({ ...itemEntry(item, site), ...entryMedia(item, site) })),
        lists: site.targets.links(kinds),
        reply: site.content.service.reply[site.language],
      },
    };
  },
  login: (_, site) => {
    const channels = contactChannels(site.content, site.language);
    return { login: { channels, links: site.targets.links(partnerPages) } };
  },
};

function routePage(route: Route, site: Site): BuiltPage {
  const { content, language, targets, href } = site;
  const source = content.pages.get(route.id);
  if (!source) throw new Error('is missing');
  const { hero, sections: written, ...texts } = site.resolveFacts(source[language]);
  const sections = written.map((section) => sectionView(section, route.id, site));
  const { showcase = [route.id], related } = source.facts;
  const documents = content.docs.find(({ product }) => `product/${product}` === route.id);
  const page: PlainPage = {
    key: route.id,
    language,
    template: route.template,
    devices: route.devices,
    shell: route.shell,
    counterpart: route.counterpart === undefined ? null : href(route.counterpart),
    path: href(route.path),
    file: href(builtPath(route)),
    meta: metadataOf(
      { key: route.id, path: route.path, texts, noindex: route.noindex ?? false },
      site,
    ),
    view: {
      ...noLists,
      consoles: showcase.flatMap((to) => consolesOf(to, route.id, site)),
      breadcrumbs: breadcrumbsOf(route, site),
      hero: {
        ...hero,
        actions: (hero.actions ?? []).flatMap(({ label, to }) => {
          const address = targets.href(to);
          if (address === null) return [];
          const download = downloadAt(address, site);
          return [
            {
              label,
              to: address,
              ...targets.marks(to),
              download: download ? { ...download, label } : null,
            },
          ];
        }),
      },
      sections,
      motif:
        source.facts.motif || route.template === 'product'
          ? visualOf([route.id], route.id, site)
          : null,
      related: relatedTo(
        [
          ...(related ? [...related.products, ...related.solutions, ...related.cases] : []),
          // The link to documentation opens its first page.
          ...(documents ? [docId(documents)] : []),
        ],
        site,
      ),
      ...templateViews[route.template]?.(route, site, sections),
    },
  };
  return described(page, site, null);
}

function itemPage(item: Item, site: Site): BuiltPage {
  const { content, language, targets } = site;
  const { title, description } = item[language];
  const key = `${item.kind}/${item.slug}`;
  const entry = itemEntry(item, site);
  const sections = itemSections(item, site);
  // The closing action of a position or trial is also shown at the top.
  const closing = sections.find((section) => section.kind === 'callToAction');
  const next = item.kind === 'joinus' || item.kind === 'productTrial' ? closing : undefined;
  const path = itemPath(item);
  const tags = tagNames(item, content.tags, language);
  const page: PlainPage = {
    ...onBothDevices(key, site.href(path), site),
    template: 'item',
    meta: metadataOf(
      { key, path, texts: { title, description, keywords: tags }, published: item.date },
      site,
    ),
    view: {
      ...noLists,
      family: familyOf(item.related, content),
      breadcrumbs: [...trailTo(routeOfId(item.kind), site), { label: title, href: null }],
      hero: {
        // The customer of a case, team and cities of a position, number and severity of an advisory.
        eyebrow:
          item.kind === 'case' ? item[language].customer : (entry.label ?? targets.name(item.kind)),
        heading: title,
        lead: description,
        actions: next?.action.to ? [{ label: next.action.label, to: next.action.to }] : [],
      },
      sections,
      related: relatedTo(item.related, site),
      motif: item.kind === 'case' ? visualOf(item.related, key, site) : null,
      item: {
        id: item.id,
        kind: item.kind,
        date: item.date,
        day: formatDay(item.date, language),
        cover: coverOf(item, site),
        tags: tags.map((tag) => ({
          label: tag,
          href: `${site.href('/tags')}?filter=${encodeURIComponent(tag)}`,
          search: searchAddress(tag, language),
        })),
        facts: itemFacts(item, site),
        ...mediaFacts(item, site),
      },
    },
  };
  return described(page, site, item);
}

function documentationPage(doc: Doc, site: Site, highlight: Highlight): BuiltPage {
  const { key, path, markdown, view, ...page } = docPage(doc, site, highlight);
  const shared = { ...onBothDevices(key, path, site), template: 'doc' } as const;
  return {
    ...described({ ...shared, ...page, view: { ...noLists, ...view } }, site, null),
    markdown,
  };
}

/** Related links by the order of their groups. */
const relatedTo = (ids: readonly string[], site: Site): RelatedLink[] =>
  relatedGroups.flatMap((group) =>
    ids.flatMap((to) => {
      const { targets } = site;
      const href = targets.href(to);
      if (href === null || targets.group(to) !== group) return [];
      const item = targets.item(to);
      const { title, label = '' } = item ? itemEntry(item, site) : { title: targets.name(to) };
      // A case's title may begin with its customer, whose name may be shorter there.
      const isNamed =
        title.startsWith(label) || label.startsWith(title.split(/[:：]/, 1)[0] ?? title);
      return [{ group, href, title, ...(isNamed ? {} : { label }), ...targets.marks(to) }];
    }),
  );

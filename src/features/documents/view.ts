import type { Root, RootContent } from 'mdast';
import { anchorIn, headingsIn, parseMarkdown, proseOf } from '../../content/markdown';
import type { Crumb, PageLink, PageView, SectionView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { architectureView } from '../../sections/architecture/view';
import { markdownPath } from '../../site/href';
import { routeOfId } from '../../site/lookup';
import { trailTo } from '../../views/breadcrumbs';
import { type Chapter, noLists, onBothDevices, type PlainPage } from '../../views/built-page';
import { metadataOf } from '../../views/metadata';
import type { Highlight } from './highlight';
import { docHtml } from './html';
import {
  documentedProducts,
  hrefInDoc,
  linkToDoc,
  productName,
  searchLink,
  shortTitle,
} from './links';
import { type Doc, docId } from './read';

/** A command on several lines is one. */
const commandsIn = (code: string): string[] => code.replace(/\\\n\s*/g, '').split('\n');

/**
 * What the search finds of a block, a line for each paragraph, entry, row or command, because an
 * excerpt shows whole ones. Commands and their output too: visitors search for errors.
 */
function searchableLines(node: RootContent): string[] {
  switch (node.type) {
    case 'code':
      return node.lang === 'yaml' || node.lang === 'json' ? [] : commandsIn(node.value);
    case 'table':
      return node.children.map((row) => row.children.map(proseOf).filter(Boolean).join(' · '));
    case 'list':
    case 'listItem':
    case 'blockquote':
      return node.children.flatMap(searchableLines);
    default:
      return [proseOf(node).replace(/\s+/g, ' ')];
  }
}

/** A page for the search index: one chapter for each second-level heading. */
function chaptersOf(tree: Root): Chapter[] {
  const chapters: Chapter[] = [];

  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      chapters.push({ anchor: anchorIn(node), heading: proseOf(node), text: '' });
      continue;
    }
    const chapter = chapters.at(-1);
    if (chapter) chapter.text += `\n${searchableLines(node).join('\n')}`;
  }
  return chapters;
}

/** The page as Markdown for machines, with absolute links and without anchors of headings. */
function markdownFor(doc: Doc, site: Site): string {
  const { title, description, body } = doc[site.language];
  const { siteUrl } = site.content.vendor;

  const absoluteLink = (label: string, url: string): string => {
    const href = hrefInDoc(url, doc, site);
    if (href === null) return label;
    return `[${label}](${href.startsWith('/') ? siteUrl + href : href})`;
  };

  const text = body
    .replace(/^(#+ .*?)\s*\{#[\w-]+\}$/gm, '$1')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, url: string) =>
      absoluteLink(label, url),
    );

  return `# ${title}\n\n${description}\n${text}`;
}

/**
 * The notes of each release of a product: the headings of its release notes that begin with a
 * version.
 */
function releaseLinks(productDocs: readonly Doc[], site: Site): PageLink[] {
  const notes = productDocs.find(({ page }) => page === 'release-notes');
  if (!notes) return [];

  const { href } = linkToDoc(notes, site);
  const headings = headingsIn(parseMarkdown(notes[site.language].body));

  return headings
    .filter(({ label }) => /^\d/.test(label))
    .map(({ id, label }) => ({ label: withWholeDay(label), href: `${href}#${id}` }));
}

/** The heading of a release, `5.6 (15 September 2026)`, with a day that stays on one line. */
const withWholeDay = (label: string): string =>
  label.replace(/[(（].*/, (day) => day.replaceAll(' ', '\u00a0'));

/** The first pages of the other products with documentation. */
const otherProducts = (doc: Doc, site: Site): PageLink[] =>
  documentedProducts(site).flatMap((product) => {
    const firstPage = site.content.docs.find((other) => other.product === product);
    if (product === doc.product || !firstPage) return [];
    return [{ label: productName(product, site), href: linkToDoc(firstPage, site).href }];
  });

/**
 * The drawing of a product's architecture, as its own page has it, for the documentation's page
 * about the architecture. The build draws it (`withDrawings`).
 */
function architectureOf(doc: Doc, site: Site): SectionView[] {
  if (doc.page !== 'architecture') return [];

  const product = `product/${doc.product}`;
  const { sections = [] } = site.content.pages.get(product)?.[site.language] ?? {};
  const section = sections.find(({ kind }) => kind === 'architecture');
  if (section?.kind !== 'architecture') return [];

  const resolved = architectureView(site.resolveFacts(section), site, product);
  return [{ ...resolved, id: 'architecture' }];
}

/** The flows of a section's diagram as texts. */
function flowTexts(sections: readonly SectionView[], { getFixedT }: Site): string[] {
  const t = getFixedT('page');

  return sections.flatMap((section) => {
    if (section.kind !== 'architecture') return [];

    const { layers, flows } = section.diagram;
    const components = layers.flatMap((layer) => layer.components);
    const nameOf = (id: string) => components.find((component) => component.id === id)?.name ?? id;
    return flows.map(({ from, to, label }) =>
      t('flow', { from: nameOf(from), to: nameOf(to), label }),
    );
  });
}

/** An email to the support that names the page. */
function reportLink(doc: Doc, { content, getFixedT, href }: Site): PageLink {
  const { siteUrl, email } = content.vendor;
  const subject = encodeURIComponent(siteUrl + href(`/${docId(doc)}`));
  return {
    label: getFixedT('docs')('report'),
    href: `mailto:${email.support}?subject=${subject}`,
  };
}

/** The release that a page describes with its notes, and its copy for machines. */
function docFacts(
  doc: Doc,
  newest: PageLink | undefined,
  isIndexed: boolean,
  { getFixedT, href }: Site,
): PageLink[] {
  const t = getFixedT('docs');
  const release = newest && { ...newest, label: t('version', { version: newest.label }) };
  const copy = isIndexed && { label: t('markdown'), href: markdownPath(href(`/${docId(doc)}`)) };
  return [release, copy].filter((link) => link !== undefined && link !== false);
}

type DocView = NonNullable<PageView['doc']>;

function docView(
  doc: Doc,
  productDocs: readonly Doc[],
  tree: Root,
  site: Site,
  highlight: Highlight,
): Omit<DocView, 'facts' | 'flows'> {
  const { targets } = site;
  const product = `product/${doc.product}`;
  const sections = headingsIn(tree).filter(({ depth }) => depth === 2);

  const place = productDocs.indexOf(doc);
  const previous = productDocs[place - 1];
  const next = productDocs[place + 1];

  const releases = releaseLinks(productDocs, site);
  // The heading of a release is its number and its day.
  const [version] = releases[0]?.label.split(/\s*[(（]/) ?? [];

  return {
    product: {
      label: targets.name(product),
      href: targets.href(product),
      // Some products have a page for phones alone.
      ...targets.marks(product),
    },
    html: docHtml(tree, doc, site, highlight),
    outline: sections.map(({ id, label }) => ({ id, label })),
    pages: productDocs.map((other) => {
      const { label, href } = linkToDoc(other, site);
      return { label, href: other === doc ? null : href };
    }),
    releases,
    version: version ? site.getFixedT('docs')('version', { version }) : null,
    search: searchLink(site),
    report: reportLink(doc, site),
    products: otherProducts(doc, site),
    previous: previous ? linkToDoc(previous, site) : null,
    next: next ? linkToDoc(next, site) : null,
  };
}

/**
 * The way to a page of documentation: all documentation, the product's first page, the page itself.
 */
function docBreadcrumbs(doc: Doc, productDocs: readonly Doc[], site: Site): Crumb[] {
  const [firstPage = doc] = productDocs;
  const productHref = firstPage === doc ? null : linkToDoc(firstPage, site).href;

  return [
    ...trailTo(routeOfId('docs'), site),
    { label: productName(doc.product, site), href: productHref },
    { label: shortTitle(doc, site), href: null },
  ];
}

function docMetadata(doc: Doc, site: Site) {
  const { content, language } = site;
  const { title, description } = doc[language];
  const product = `product/${doc.product}`;
  const { name, category, releases = [] } = content.facts.get(product) ?? {};
  const keywords = [name, category].flatMap((text) => text?.[language] ?? []);

  return metadataOf(
    {
      key: docId(doc),
      path: `/${docId(doc)}`,
      texts: { title, description, keywords },
      picture: product,
      // The documentation describes the newest release.
      published: releases[0]?.available ?? null,
    },
    site,
  );
}

/**
 * A page of documentation.
 * @param doc with its references resolved (`Site.content.docs`)
 */
export function docPage(doc: Doc, site: Site, highlight: Highlight): PlainPage {
  const { title, description, body } = doc[site.language];
  const key = docId(doc);
  const tree = parseMarkdown(body);
  const productDocs = site.content.docs.filter(({ product }) => product === doc.product);

  const path = site.href(`/${key}`);
  const meta = docMetadata(doc, site);
  const sections = architectureOf(doc, site);
  const view = docView(doc, productDocs, tree, site, highlight);

  return {
    ...onBothDevices(key, path, site),
    template: 'doc',
    meta,
    view: {
      ...noLists,
      family: routeOfId(`product/${doc.product}`).family ?? null,
      breadcrumbs: docBreadcrumbs(doc, productDocs, site),
      hero: { heading: title, lead: description, actions: [] },
      doc: {
        ...view,
        facts: docFacts(doc, view.releases[0], !meta.noindex, site),
        flows: flowTexts(sections, site),
      },
      sections,
      related: [],
    },
    chapters: chaptersOf(tree),
    markdown: markdownFor(doc, site),
  };
}

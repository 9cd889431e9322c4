import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Code, Heading, InlineCode, Link, Root, RootContent, Table } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { unified } from 'unified';
import type { Language } from '../../config/languages';
import { lineBreak } from '../../lib/line-breaks';
import { routeOfId } from '../../routes/lookup';
import type { DocView, PageLink } from '../../routes/page-view';
import type { Chapter } from '../../search/build';
import { type Doc, docId } from '../content/docs';
import {
  anchorIn,
  codeLanguages,
  docTarget,
  headingsIn,
  parseMarkdown,
  proseOf,
} from '../content/markdown';
import type { Highlight } from '../highlight';
import { trailTo } from './breadcrumbs';
import { titleMarks } from './line-breaks';
import { metadataOf } from './metadata';
import type { Site } from './site';

/** A page's short title, without the product's name. */
function shortTitle(doc: Doc, language: Language): string {
  const title = doc[language].title.slice(doc[language].title.indexOf(' ') + 1);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const linkTo = (doc: Doc, { href, language }: Site): PageLink => ({
  label: shortTitle(doc, language),
  href: href(`/${docId(doc)}`),
});

/** The products with documentation that are visible in the language. */
const documented = ({ content, targets }: Site): string[] => [
  ...new Set(
    content.docs.filter((doc) => targets.isVisible(docId(doc))).map(({ product }) => product),
  ),
];

/** The pages of each product, by its name. */
export const docGroups = (site: Site) =>
  documented(site).map((product) => ({
    title: site.targets.name(`product/${product}`),
    links: site.content.docs
      .filter((doc) => doc.product === product)
      .map((doc) => linkTo(doc, site)),
  }));

/** Allows line breaks between the parts of a text. */
const breakable = (parts: readonly string[]): ElementContent[] =>
  parts.flatMap((value, at) => [...(at > 0 ? [h('wbr')] : []), { type: 'text', value }]);

/** Parts code after slashes of an address, and after dots and underscores of a name of more than 16 letters. */
const partsOf = (code: string): string[] =>
  code.split(code.length > 16 ? /(?<=[\w}\]][/._])(?=[a-z{])/i : /(?<=[\w}]\/)(?=[\w{])/);

/** The address of a link: a published file (`/docs/…`) or any target. */
const hrefOf = (url: string, doc: Doc, { targets, href }: Site): string | null =>
  url.startsWith('/docs/') ? href(url) : targets.href(docTarget(url, doc));

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

/** Converts checked Markdown (src/build/content/docs.ts) to HTML. */
function htmlOf(tree: Root, doc: Doc, site: Site, highlight: Highlight): string {
  let heading = doc[site.language].title;
  const mark = titleMarks(site.content)[site.language];
  const handlers: Options['handlers'] = {
    inlineCode: (_, { value }: InlineCode) =>
      h('code', { translate: 'no' }, breakable(partsOf(value))),
    link(state, node: Link) {
      const href = hrefOf(node.url, doc, site);
      if (href === null) return state.all(node);
      return h('a', { href, ...(href.startsWith('https:') ? newTab : {}) }, state.all(node));
    },
    heading(state, node: Heading) {
      heading = proseOf(node);
      const id = anchorIn(node);
      const words = state
        .all(node)
        .flatMap((part) =>
          part.type === 'text' ? breakable(mark(part.value).split(lineBreak)) : [part],
        );
      return h(`h${node.depth}`, { id }, h('a', { href: `#${id}` }, words));
    },
    code(_, { value, lang, meta }: Code) {
      const name = meta || codeLanguages[lang as keyof typeof codeLanguages];
      const code = h(
        'pre',
        { tabIndex: 0, translate: 'no' },
        h('code', highlight(value, lang ?? '')),
      );
      return name ? h('figure', h('figcaption', name), code) : h('figure.output', code);
    },
    table(state, node: Table) {
      const table = defaultHandlers.table(state, node);
      // Two columns fit on a phone.
      if ((node.children[0]?.children.length ?? 0) < 3) return table;
      const label = `${heading} · ${site.ui.page.sections.table}`;
      return h('section.wide', { tabIndex: 0, ariaLabel: label }, table);
    },
  };
  const writer = unified().use(remarkRehype, { handlers }).use(rehypeStringify);
  return writer.stringify(writer.runSync(tree));
}

/** What the search finds of a block: commands and their output too, because visitors search for errors. */
const searchableIn = (node: RootContent): string =>
  node.type === 'code' && node.lang !== 'yaml' && node.lang !== 'json' ? node.value : proseOf(node);

/** A page for the search index: one chapter for each second-level heading. */
function chaptersOf(tree: Root): Chapter[] {
  const chapters: Chapter[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2)
      chapters.push({ anchor: anchorIn(node), heading: proseOf(node), text: '' });
    else {
      const last = chapters.at(-1);
      if (last) last.text += ` ${searchableIn(node)}`;
    }
  }
  return chapters;
}

/** The page as Markdown for machines, with absolute links and without anchors of headings. */
const markdownFor = (doc: Doc, site: Site): string =>
  `# ${doc[site.language].title}\n\n${doc[site.language].description}\n${doc[site.language].body
    .replace(/^(#+ .*?)\s*\{#[\w-]+\}$/gm, '$1')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, url: string) => {
      const to = hrefOf(url, doc, site);
      return to === null
        ? label
        : `[${label}](${to.startsWith('/') ? site.content.vendor.siteUrl + to : to})`;
    })}`;

/** The notes of each release of a product: the headings of its release notes that begin with a version. */
function releasesIn(own: readonly Doc[], site: Site): PageLink[] {
  const notes = own.find(({ page }) => page === 'release-notes');
  if (!notes) return [];
  const { href } = linkTo(notes, site);
  const headings = headingsIn(parseMarkdown(notes[site.language].body));
  return headings.flatMap(({ id, label }) =>
    /^\d/.test(label) ? [{ label, href: `${href}#${id}` }] : [],
  );
}

/**
 * A page of documentation.
 * @param filled with its references resolved (`Site.content.docs`)
 * @returns the page without its structured data; `markdown` is its copy for machines
 */
export function docPage(doc: Doc, site: Site, highlight: Highlight) {
  const { content, language, targets, href } = site;
  const { title, description, body } = doc[language];
  const key = docId(doc);
  const product = `product/${doc.product}`;
  const tree = parseMarkdown(body);
  const own = content.docs.filter((one) => one.product === doc.product);
  const others = documented(site).filter((one) => one !== doc.product);
  const firstOf = (name: string) => content.docs.find((one) => one.product === name) ?? doc;
  const neighbour = (step: number): PageLink | null => {
    const found = own[own.indexOf(doc) + step];
    return found ? linkTo(found, site) : null;
  };
  const { name, category, releases = [] } = content.facts.get(product) ?? {};
  const texts = {
    title,
    description,
    keywords: [name, category].flatMap((text) => text?.[language] ?? []),
  };
  const view: DocView = {
    product: { label: targets.name(product), href: targets.href(product) },
    html: htmlOf(tree, doc, site, highlight),
    outline: headingsIn(tree).flatMap(({ id, label, depth }) =>
      depth === 2 ? [{ id, label }] : [],
    ),
    pages: own.map((one) => ({ ...linkTo(one, site), ...(one === doc ? { href: null } : {}) })),
    releases: releasesIn(own, site),
    products: others.map((one) => ({ label: one, href: linkTo(firstOf(one), site).href })),
    previous: neighbour(-1),
    next: neighbour(1),
  };
  return {
    key,
    path: href(`/${key}`),
    // The documentation describes the newest release.
    meta: metadataOf(
      { key, path: `/${key}`, texts, picture: product, published: releases[0]?.available ?? null },
      site,
    ),
    view: {
      family: routeOfId(product).family ?? null,
      breadcrumbs: [
        ...trailTo(routeOfId('docs'), site),
        {
          label: doc.product,
          href: own[0] === doc ? null : linkTo(firstOf(doc.product), site).href,
        },
        { label: shortTitle(doc, language), href: null },
      ],
      hero: { heading: title, lead: description, actions: [] },
      doc: view,
      sections: [],
      related: [],
    },
    chapters: chaptersOf(tree),
    markdown: markdownFor(doc, site),
  };
}

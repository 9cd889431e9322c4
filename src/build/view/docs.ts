import type { Language } from '../../config/languages';
import { routeOfId } from '../../routes/lookup';
import type { DocView, PageLink } from '../../routes/page-view';
import type { Chapter } from '../../search/build';
import { type Doc, docId } from '../content/docs';
import { codeLanguages, docTarget, headingsIn, type MarkdownNode, parseMarkdown, proseOf } from '../content/markdown';
import { escapeHtml, type Highlight } from '../highlight';
import { trailTo } from './breadcrumbs';
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

/** The products with documentation that the language shows. */
const documented = ({ content, language, hidden }: Site): string[] => [
  ...new Set(content.docs.filter((doc) => language === 'zh' || !hidden.has(docId(doc))).map(({ product }) => product)),
];

/** The pages of each product, by its name. */
export const docGroups = (site: Site) =>
  documented(site).map((product) => ({
    title: site.targets.name(`product/${product}`),
    links: site.content.docs.filter((doc) => doc.product === product).map((doc) => linkTo(doc, site)),
  }));

/** Lets an address break behind its slashes, and a name of more than 16 letters behind its dots and underscores. */
const breakable = (code: string): string =>
  code.replace(code.length > 16 ? /(?<=[\w}\]][/._])(?=[a-z{])/gi : /(?<=[\w}]\/)(?=[\w{])/g, '<wbr>');

/** The address of a link: a published file (`/docs/…`) or any target. */
const hrefOf = (url: string, doc: Doc, { targets, href }: Site): string | null =>
  url.startsWith('/docs/') ? href(url) : targets.href(docTarget(url, doc));

/** Converts checked Markdown (src/build/content/docs.ts) to HTML. */
function htmlOf(tree: MarkdownNode, doc: Doc, site: Site, highlight: Highlight): string {
  let heading = doc[site.language].title;
  const inside = ({ children = [] }: MarkdownNode, tag?: string): string => {
    const html = children.map(render).join('');
    return tag === undefined ? html : `<${tag}>${html}</${tag}>`;
  };
  const table = ({ children: [head, ...rows] = [] }: MarkdownNode): string => {
    const cells = (row: MarkdownNode | undefined, tag: string) =>
      (row?.children ?? []).map((cell) => `<${tag}>${inside(cell)}</${tag}>`).join('');
    const label = escapeHtml(`${heading} · ${site.ui.page.sections.table}`);
    const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
    const html = `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
    // Two columns fit on a phone.
    if ((head?.children?.length ?? 0) < 3) return html;
    return `<section class="wide" tabindex="0" aria-label="${label}">${html}</section>`;
  };
  const render = (node: MarkdownNode): string => {
    switch (node.type) {
      case 'text':
        return escapeHtml(node.value ?? '');
      case 'inlineCode':
        return `<code>${breakable(escapeHtml(node.value ?? ''))}</code>`;
      case 'strong':
        return inside(node, 'strong');
      case 'emphasis':
        return inside(node, 'em');
      case 'break':
        return '<br>';
      case 'link': {
        const to = hrefOf(node.url ?? '', doc, site);
        if (to === null) return inside(node);
        const attributes = to.startsWith('https:') ? ' target="_blank" rel="noopener noreferrer"' : '';
        return `<a href="${escapeHtml(to)}"${attributes}>${inside(node)}</a>`;
      }
      case 'heading': {
        heading = proseOf(node);
        return `<h${node.depth} id="${node.id}"><a href="#${node.id}">${inside(node)}</a></h${node.depth}>`;
      }
      case 'list':
        return inside(node, node.ordered ? 'ol' : 'ul');
      case 'listItem': {
        const parts = (node.children ?? []).map((child) =>
          child.type === 'paragraph' && !node.spread ? inside(child) : render(child),
        );
        return `<li>${parts.join('')}</li>`;
      }
      case 'blockquote':
        return inside(node, 'blockquote');
      case 'code': {
        const name = node.meta || codeLanguages[node.lang as keyof typeof codeLanguages];
        const [kind, caption] = name ? ['', `<figcaption>${escapeHtml(name)}</figcaption>`] : [' class="output"', ''];
        return `<figure${kind}>${caption}<pre tabindex="0"><code>${highlight(node.value ?? '', node.lang ?? '')}</code></pre></figure>`;
      }
      case 'table':
        return table(node);
      default:
        return inside(node, 'p');
    }
  };
  return inside(tree);
}

/** A page for the search index: one chapter for each second-level heading. */
function chaptersOf(tree: MarkdownNode): Chapter[] {
  const chapters: Chapter[] = [];
  for (const node of tree.children ?? []) {
    if (node.type === 'heading' && node.depth === 2)
      chapters.push({ anchor: node.id ?? '', heading: proseOf(node), text: '' });
    else {
      const last = chapters.at(-1);
      if (last) last.text += ` ${proseOf(node)}`;
    }
  }
  return chapters;
}

/** The page as Markdown for machines: references resolved, links with full addresses, headings without anchors. */
const markdownFor = (doc: Doc, site: Site): string =>
  `# ${doc[site.language].title}\n\n${doc[site.language].description}\n${doc[site.language].body
    .replace(/^(#+ .*?)\s*\{#[\w-]+\}$/gm, '$1')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, label: string, url: string) => {
      const to = hrefOf(url, doc, site);
      return to === null ? label : `[${label}](${to.startsWith('/') ? site.content.vendor.siteUrl + to : to})`;
    })}`;

/**
 * A page of documentation.
 * @param filled with its references resolved (`Site.content.docs`)
 * @returns the page without its structured data and the views of other templates; `text` is its copy for machines
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
  const texts = { title, description, keywords: [name, category].flatMap((text) => text?.[language] ?? []) };
  const view: DocView = {
    product: { label: targets.name(product), href: href(`/${product}`) },
    html: htmlOf(tree, doc, site, highlight),
    outline: headingsIn(tree).flatMap(({ id, label, depth }) => (depth === 2 ? [{ id, label }] : [])),
    pages: own.map((one) => ({ ...linkTo(one, site), ...(one === doc ? { href: null } : {}) })),
    products: others.map((one) => ({ label: one, href: linkTo(firstOf(one), site).href })),
    previous: neighbour(-1),
    next: neighbour(1),
  };
  return {
    key,
    path: href(`/${key}`),
    // It describes the newest release.
    meta: metadataOf(
      { key, path: `/${key}`, texts, picture: product, published: releases[0]?.available ?? null },
      site,
    ),
    family: routeOfId(product).family ?? null,
    breadcrumbs: [
      ...trailTo(routeOfId('docs'), site),
      { label: doc.product, href: own[0] === doc ? null : linkTo(firstOf(doc.product), site).href },
      { label: shortTitle(doc, language), href: null },
    ],
    hero: { eyebrow: null, heading: title, lead: description, actions: [] },
    doc: view,
    chapters: chaptersOf(tree),
    markdown: markdownFor(doc, site),
  };
}

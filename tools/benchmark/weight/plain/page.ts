import { parse } from 'node-html-parser';
import type { Entry, SectionView } from '../../../../src/routes/page-view';
import type { Copy } from '../copy';
import { consent, each, footer, header, link, text } from './chrome';

/** Everything that a section may say, whatever its kind. */
interface Said {
  id: string;
  heading?: string;
  lead?: string;
  text?: string;
  quote?: string;
  paragraphs?: string[];
  list?: string[];
  items?: {
    title?: string;
    label?: string;
    name?: string;
    text?: string;
    role?: string;
    result?: string;
    to?: string | null;
    question?: string;
    answer?: string;
  }[];
  facts?: { term: string; detail: string }[];
  figures?: { value: string; label: string }[];
  channels?: { label: string; value: string; href: string }[];
  customers?: { name: string; href: string | null }[];
  offices?: { city: string; address: string; role: string }[];
  entries?: Entry[];
  facets?: string[];
  columns?: string[];
  rows?: string[][];
  groups?: { title: string; links: { label: string; href: string }[] }[];
  mechanisms?: { title: string; text: string }[];
  diagram?: {
    caption: string;
    layers: { name: string; components: { id: string; name: string; note?: string }[] }[];
    flows: { from: string; to: string; label: string }[];
  };
  action?: { label: string; to: string | null };
  secondary?: { label: string; to: string | null };
}

const paragraph = (value?: string) => (value ? `<p>${text(value)}` : '');

const entry = ({ href, title, description, date, label, figure }: Entry) =>
  `<li>${link(href, `<b>${text(title)}</b>`)}${date ? `<time>${date}</time>` : ''}${label ? `<small>${text(label)}</small>` : ''}<p>${text(description)}${figure ? `<p><b>${text(figure.value)}</b> ${text(figure.label)}` : ''}`;

const list = <T>(of: readonly T[] | undefined, item: (entry: T) => string) =>
  of && of.length > 0 ? `<ul>${each(of, item)}</ul>` : '';

function diagram({ caption, layers, flows }: NonNullable<Said['diagram']>): string {
  const nameOf = (id: string) =>
    layers.flatMap(({ components }) => components).find((component) => component.id === id)?.name ?? '';
  return `<figure>${list(layers, ({ name, components }) => `<li><b>${text(name)}</b>${list(components, (component) => `<li>${text(component.name)} <small>${text(component.note)}</small>`)}`)}<ol>${each(flows, ({ from, to, label }) => `<li>${text(nameOf(from))} → ${text(nameOf(to))} ${text(label)}`)}</ol><figcaption>${text(caption)}</figcaption></figure>`;
}

function section(view: SectionView): string {
  const said = view as unknown as Said;
  return `<section id="${text(said.id)}">${said.heading ? `<h2>${text(said.heading)}</h2>` : ''}${paragraph(said.lead)}${paragraph(said.text)}${paragraph(said.quote)}${each(said.paragraphs ?? [], paragraph)}${list(said.list, (item) => `<li>${text(item)}`)}${
    said.facts ? `<dl>${each(said.facts, ({ term, detail }) => `<dt>${text(term)}<dd>${text(detail)}`)}</dl>` : ''
  }${said.figures ? `<dl>${each(said.figures, ({ value, label }) => `<dt>${text(label)}<dd>${text(value)}`)}</dl>` : ''}${
    said.diagram ? diagram(said.diagram) : ''
  }${list([...(said.items ?? []), ...(said.mechanisms ?? [])], (item) =>
    'question' in item
      ? `<li><details><summary>${text(item.question)}</summary><p>${text(item.answer)}</details>`
      : `<li><h3>${link('to' in item ? item.to : null, text('title' in item ? item.title : (item.label ?? item.name)))}</h3>${paragraph(item.text)}${'role' in item ? paragraph(item.role) : ''}${'result' in item ? paragraph(item.result) : ''}`,
  )}${
    said.columns
      ? `<table><thead><tr>${each(said.columns, (column) => `<th>${text(column)}`)}<tbody>${each(said.rows ?? [], (row) => `<tr>${each(row, (cell) => `<td>${text(cell)}`)}`)}</table>`
      : ''
  }${said.facets && said.facets.length > 1 ? list(said.facets, (facet) => `<li><button type="button">${text(facet)}</button>`) : ''}${list(said.entries, entry)}${list(said.customers, ({ href, name }) => `<li>${link(href, text(name))}`)}${list(
    said.offices,
    ({ city, address, role }) => `<li><h3>${text(city)}</h3><p>${text(address)}<p>${text(role)}`,
  )}${said.channels ? `<dl>${each(said.channels, ({ label, value, href }) => `<dt>${text(label)}<dd>${link(href, text(value))}`)}</dl>` : ''}${each(
    said.groups ?? [],
    ({ title, links }) =>
      `<h3>${text(title)}</h3>${list(links, ({ href, label }) => `<li>${link(href, text(label))}`)}`,
  )}${each([said.action, said.secondary], (action) => (action?.to ? `<p>${link(action.to, text(action.label))}` : ''))}</section>`;
}

/** The fields of a form, without what a script needs of them. */
function fields(html: string): string {
  if (!html) return '';
  const labels = new Map(
    parse(html)
      .querySelectorAll('label')
      .map((label) => [label.getAttribute('for'), label.textContent.trim()]),
  );
  const inputs = parse(html)
    .querySelectorAll('input, select, textarea')
    .map((field) => {
      const kept = ['type', 'name', 'required', 'autocomplete', 'maxlength', 'rows']
        .filter((name) => field.hasAttribute(name))
        .map((name) => ` ${name}${field.getAttribute(name) ? `="${text(field.getAttribute(name))}"` : ''}`);
      const tag = field.tagName.toLowerCase();
      const inner = each(
        field.querySelectorAll('option'),
        (option) => `<option value="${text(option.getAttribute('value'))}">${text(option.textContent)}`,
      );
      return `<label>${text(labels.get(field.id))}<${tag}${kept.join('')}>${tag === 'input' ? '' : `${inner}</${tag}>`}</label>`;
    });
  return `<form method="post">${inputs.join('')}<button>${text(parse(html).querySelector('button[type=submit]')?.textContent)}</button></form>`;
}

function console({ showcase }: Copy): string {
  return each(showcase, ({ name, href, alt, light }) => {
    const data = light?.childImageSharp?.gatsbyImageData;
    if (!data) return '';
    const [source] = data.images.sources;
    return `<figure><picture>${source ? `<source type="${source.type}" srcset="${source.srcSet}" sizes="${source.sizes}">` : ''}<img src="${data.images.fallback.src}" srcset="${data.images.fallback.srcSet}" sizes="${data.images.fallback.sizes}" alt="${text(alt)}" width="${data.width}" height="${data.height}" loading="lazy"></picture><figcaption>${link(href, text(name))}</figcaption></figure>`;
  });
}

/** The text of a page: everything between header and footer. */
export function main(copy: Copy): string {
  const { view, form } = copy;
  const { hero, breadcrumbs, navigation, sections, related, item } = view;
  const crumbs = list(breadcrumbs, ({ label, href }) => `<li>${link(href, text(label))}`);
  const contents = list(navigation, ({ id, label }) => `<li>${link(`#${id}`, text(label))}`);
  const facts = item
    ? `<p><time>${item.date}</time> ${each(item.tags, ({ label, href }) => link(href, text(label)))} ${link(item.list.href, text(item.list.label))}`
    : '';
  return `<main id="content">${crumbs}${paragraph(hero.eyebrow ?? undefined)}<h1>${text(hero.heading)}</h1>${paragraph(hero.lead)}${each(hero.actions, ({ label, to }) => `<p>${link(to, text(label))}`)}${facts}${contents}${console(copy)}${fields(form)}${each(sections, section)}${each([related.products, related.solutions, related.cases], (entries) => list(entries, entry))}</main>`;
}

/** The head of a page but for its styles: what search engines and social networks read. */
export function head({
  meta: { title, description, keywords, canonical, noindex, alternates, image, siteName, structuredData },
}: Copy): string {
  return `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text(title)}</title><meta name="description" content="${text(description)}"><meta name="keywords" content="${text(keywords)}">${noindex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${canonical}">`}${each(alternates, ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}">`)}<meta property="og:title" content="${text(title)}"><meta property="og:description" content="${text(description)}"><meta property="og:url" content="${canonical}"><meta property="og:type" content="website"><meta property="og:site_name" content="${text(siteName)}"><meta property="og:image" content="${image}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">${structuredData ? `<script type="application/ld+json">${structuredData}</script>` : ''}`;
}

/** The content of the body. */
export const body = (copy: Copy): string =>
  copy.path === '/notFond'
    ? main(copy)
    : `<a href="#content">跳到正文</a>${consent(copy)}${header(copy)}${main(copy)}${footer(copy)}`;

/** A whole page, its styles in its head: one request. */
export const page = (copy: Copy, css: string): string =>
  `<!doctype html><html lang="zh-CN"><head>${head(copy)}<style>${css}</style></head><body>${body(copy)}</body></html>`;

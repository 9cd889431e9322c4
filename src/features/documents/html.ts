import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Code, Heading, InlineCode, Link, Root, Table, TableCell } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { unified } from 'unified';
import { titleMarks } from '../../content/line-breaks';
import { anchorIn, codeLanguages, proseOf } from '../../content/markdown';
import type { Site } from '../../content/site';
import { lineBreak } from '../../site/line-breaks';
import type { Highlight } from './highlight';
import { hrefInDoc } from './links';
import type { Doc } from './read';

type Handlers = NonNullable<Options['handlers']>;
type Handler = NonNullable<Handlers['code']>;

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

/** Tables with fewer columns fit on a phone. */
const columnsOfWideTables = 3;
/** Columns whose cells narrow windows put below each other. */
const mostStackedColumns = 5;

/** Allows line breaks between the parts of a text. */
const breakable = (parts: readonly string[]): ElementContent[] =>
  parts.flatMap((value, index) => {
    const text: ElementContent = { type: 'text', value };
    return index === 0 ? [text] : [h('wbr'), text];
  });

/** After the slashes of an address. */
const inShortCode = /(?<=[\w}]\/)(?=[\w{])/;
/** After slashes, dots and underscores of a name, and the commas of a list. */
const inLongCode = /(?<=[\w}\]][/._])(?=[a-z{])|(?<=,)(?=["{[])/i;

/** Letters of code that has few places for a break. */
const mostLettersOfShortCode = 16;

/** Parts code where a line may break. */
const partsOf = (code: string): string[] =>
  code.split(code.length > mostLettersOfShortCode ? inLongCode : inShortCode);

/** A short command or name stays whole: browsers would break it after a hyphen. */
const inlineCode: Handler = (_, { value }: InlineCode) => {
  const parts = partsOf(value);
  const isWhole = parts.length === 1 && value.length <= mostLettersOfShortCode;
  return h('code', { translate: 'no', class: isWhole && 'whole' }, breakable(parts));
};

/** A link that leads nowhere in this language is shown as its text. */
const linkHandler =
  (doc: Doc, site: Site): Handler =>
  (state, node: Link) => {
    const href = hrefInDoc(node.url, doc, site);
    if (href === null) return state.all(node);

    const isExternal = href.startsWith('https:');
    return h('a', { href, ...(isExternal ? newTab : {}) }, state.all(node));
  };

/**
 * A heading that links to itself.
 * @param mark puts marks where a line may break (`titleMarks`)
 */
const headingHandler =
  (mark: (title: string) => string): Handler =>
  (state, node: Heading) => {
    const id = anchorIn(node);
    const words = state
      .all(node)
      .flatMap((part) =>
        part.type === 'text' ? breakable(mark(part.value).split(lineBreak)) : [part],
      );
    return h(`h${node.depth}`, { id }, h('a', { href: `#${id}` }, words));
  };

/** A block of code with its name or language above it; a command's output has neither. */
const codeHandler =
  (highlight: Highlight): Handler =>
  (_, { value, lang, meta }: Code) => {
    const caption = meta || codeLanguages[lang as keyof typeof codeLanguages];
    const code = h('code', highlight(value, lang ?? ''));
    const block = h('pre', { tabIndex: 0, translate: 'no' }, code);

    return caption ? h('figure', h('figcaption', caption), block) : h('figure.output', block);
  };

/** More than 30 Latin letters or 15 Chinese characters. */
const isSentence = (cell: TableCell): boolean =>
  proseOf(cell).replace(/[^\0-\u2e7f]/g, '__').length > 30;

/** The elements with a name below one. */
const elementsIn = (parent: ElementContent, name: string): Element[] =>
  parent.type === 'element'
    ? parent.children.flatMap((child) =>
        child.type === 'element' && child.tagName === name ? [child] : elementsIn(child, name),
      )
    : [];

/** Gives each cell the name of its column, which narrow windows show beside it. */
function nameCells(table: ElementContent, columns: readonly string[]): void {
  for (const row of elementsIn(table, 'tr')) {
    elementsIn(row, 'td').forEach((cell, index) => {
      if (index > 0) cell.properties.dataColumn = columns[index];
    });
  }
}

/**
 * A table. A wide one scrolls, which a note above it says, and is named after the heading above it.
 * Where there are sentences in its cells, narrow windows put the cells of a row below each other
 * instead.
 */
const tableHandler =
  (headingAbove: (table: Table) => string, site: Site): Handler =>
  (state, node: Table) => {
    const table = defaultHandlers.table(state, node);
    const [head, ...rows] = node.children;
    const columns = (head?.children ?? []).map((cell) => proseOf(cell));
    if (columns.length < columnsOfWideTables) return table;

    const t = site.getFixedT('page');
    const region = { tabIndex: 0, ariaLabel: `${headingAbove(node)} · ${t('sections.table')}` };

    const isStacked =
      columns.length <= mostStackedColumns &&
      rows.some(({ children }) => children.some((cell) => isSentence(cell)));
    if (isStacked) {
      nameCells(table, columns);
      return h('section.wide.stacked', region, table);
    }

    return [
      h('p.doc-scroll', { ariaHidden: 'true' }, t('scroll')),
      h('section.wide', region, table),
    ];
  };

/** Converts checked Markdown (src/features/documents/read.ts) to HTML. */
export function docHtml(tree: Root, doc: Doc, site: Site, highlight: Highlight): string {
  const headings = tree.children.filter((node) => node.type === 'heading');
  const headingAbove = (table: Table): string => {
    const offset = table.position?.start.offset ?? 0;
    const headingsAbove = headings.filter(
      (heading) => (heading.position?.start.offset ?? 0) < offset,
    );
    const last = headingsAbove.at(-1);
    return last ? proseOf(last) : doc[site.language].title;
  };

  const handlers: Handlers = {
    inlineCode,
    link: linkHandler(doc, site),
    heading: headingHandler(titleMarks(site.content)[site.language]),
    code: codeHandler(highlight),
    table: tableHandler(headingAbove, site),
  };
  const writer = unified().use(remarkRehype, { handlers }).use(rehypeStringify);
  return writer.stringify(writer.runSync(tree));
}

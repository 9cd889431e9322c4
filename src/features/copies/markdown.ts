import type { PageView, SectionView } from '../../content/page-view';
import type { Site } from '../../content/site';
import { conventions } from '../../site/languages';

type Value = Record<string, unknown>;

const isRecord = (value: unknown): value is Value => typeof value === 'object' && value !== null;

/** The first text among the values of some keys; empty if none is a text. */
function textIn(value: unknown, ...keys: string[]): string {
  if (!isRecord(value)) return '';
  const text = keys.map((key) => value[key]).find((child) => typeof child === 'string');
  return typeof text === 'string' ? text : '';
}

/** Escapes a text for Markdown. */
const literal = (text: string): string =>
  text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s+/g, ' ');

const row = (cells: readonly string[]): string => `| ${cells.map(literal).join(' | ')} |`;
const table = (columns: readonly string[], rows: readonly string[][]): string =>
  [row(columns), `|${columns.map(() => ' --- |').join('')}`, ...rows.map(row)].join('\n');

/** Keys of titles, links and texts in the entries of all section kinds, in reading order. */
const nameKeys = ['title', 'question', 'term', 'name', 'label', 'city', 'date'];
const addressKeys = ['href', 'to'];
const textKeys = [
  'value',
  'was',
  'basis',
  'detail',
  'text',
  'description',
  'answer',
  'role',
  'customer',
  'by',
  'note',
  'result',
  'address',
  'day',
];

/** Keys of lists in all section kinds. */
const listKeys = [
  'list',
  'facts',
  'items',
  'mechanisms',
  'figures',
  'entries',
  'customers',
  'groups',
  'offices',
  'channels',
];

const isSentence = (text: string): boolean => /[.?!。？！]$/.test(text);

/**
 * The parts that aren't empty in one line, with `mark` between them, or a space where a part ends a
 * sentence.
 */
function joinParts(parts: readonly string[], mark: string): string {
  let line = '';
  for (const part of parts) {
    if (part === '') continue;
    const separator = isSentence(line) ? ' ' : mark;
    line = line === '' ? part : line + separator + part;
  }
  return line;
}

const absolute = (href: string, { content }: Site): string =>
  href.startsWith('/') ? content.vendor.siteUrl + href : href;

/** A download's address, format and checksum; empty for a page without one. */
function downloadText(download: unknown, site: Site): string {
  const form = textIn(download, 'form');
  if (!isRecord(download) || form === '') return '';

  const { colon, comma } = conventions[site.language].marks;
  const sha256 = textIn(download['file'], 'sha256');
  const facts = [textIn(download, 'facts'), ...(sha256 ? [`SHA-256 ${sha256}`] : [])].join(comma);

  return `[${literal(textIn(download, 'label'))}](${absolute(form, site)})${colon}${facts}`;
}

/**
 * An entry of a list: its name, linked where it has an address, its texts, and the entries below
 * it.
 */
function entryLine(value: unknown, site: Site): string {
  if (typeof value === 'string') return `- ${literal(value)}`;

  const { colon, remark } = conventions[site.language].marks;
  const name = literal(textIn(value, ...nameKeys));
  const href = textIn(value, ...addressKeys);
  const title = href ? `[${name}](${absolute(href, site)})` : name;

  const texts = textKeys.map((key) => literal(textIn(value, key))).filter((text) => text !== name);
  const download = isRecord(value) ? downloadText(value['download'], site) : '';
  const line = `- ${joinParts([title, joinParts([...texts, download], remark)], colon)}`;

  const children = isRecord(value) ? [value['links'], value['entries']].flat() : [];
  const childLines = children.filter(Boolean).map((child) => `\n  ${entryLine(child, site)}`);
  return line + childLines.join('');
}

const listText = (entries: readonly unknown[], site: Site): string =>
  entries.map((entry) => entryLine(entry, site)).join('\n');

/** A cell of a table: a mark in words with its note, or a text. */
function cellText(text: string, mark: boolean | null | undefined, { getFixedT }: Site): string {
  if (mark === null || mark === undefined) return text;
  return [getFixedT('page')(mark ? 'yes' : 'no'), text].filter(Boolean).join(' ');
}

/** The layers of an architecture with their components. */
const layerLines = ({ diagram }: SectionView<'architecture'>, site: Site): string[] =>
  diagram.layers.map(({ name, components }) => {
    const componentTexts = components.map((component) =>
      component.note ? `${component.name} (${component.note})` : component.name,
    );
    return entryLine({ name, text: componentTexts.join(', ') }, site);
  });

/** A table with a heading of its own, of a section that has several. */
interface HeadedTable {
  heading: string;
  lead: string | null;
  columns: string[];
  rows: string[][];
}

const headedTableBlocks = ({ heading, lead, columns, rows }: HeadedTable): string[] => [
  `### ${literal(heading)}`,
  ...(lead ? [literal(lead)] : []),
  table(columns, rows),
];

/** A section as blocks of Markdown: heading, texts, tables, lists and actions. */
function sectionBlocks(section: SectionView, site: Site, partsOf: PartsOf): string[] {
  const parts: Value = { ...partsOf(section, site) };
  const {
    columns,
    rows = [],
    marks,
    paragraphs = [],
    tables = [],
  } = parts as {
    columns?: string[];
    rows?: string[][];
    marks?: (boolean | null)[][];
    paragraphs?: string[];
    tables?: HeadedTable[];
  };
  const blocks: string[] = [];

  if (section.heading) blocks.push(`## ${literal(section.heading)}`);
  if (section.lead) blocks.push(literal(section.lead));
  const text = textIn(parts, 'text');
  if (text) blocks.push(literal(text));
  blocks.push(...paragraphs.map(literal));

  if (columns) {
    const textRows = rows.map((cells, row) =>
      cells.map((text, column) => cellText(text, marks?.[row]?.[column], site)),
    );
    blocks.push(table(columns, textRows));
  }
  if (section.kind === 'architecture') blocks.push(...layerLines(section, site));

  for (const key of listKeys) {
    const list = parts[key];
    if (Array.isArray(list) && list.length > 0) blocks.push(listText(list, site));
  }

  blocks.push(...tables.flatMap(headedTableBlocks));

  for (const key of ['action', 'secondary']) {
    if (textIn(parts[key], 'to')) blocks.push(entryLine(parts[key], site));
  }

  return blocks;
}

/** The parts of a section for its copy (`markdownParts` of its kind). */
type PartsOf = (section: SectionView, site: Site) => object;

/** A page as Markdown for machines: its texts, tables and absolute links. Pure. */
export function markdownOf(
  { hero, item, sections, related }: PageView,
  site: Site,
  partsOf: PartsOf,
): string {
  const blocks = [
    `# ${literal(hero.heading)}`,
    literal(hero.lead),
    ...(item?.download ? [downloadText(item.download, site)] : []),
    ...sections.flatMap((section) => sectionBlocks(section, site, partsOf)),
  ];
  if (related.length > 0)
    blocks.push(`## ${site.getFixedT('page')('related.heading')}`, listText(related, site));

  return [...blocks, ''].join('\n\n');
}

import { conventions } from '../../config/languages';
import type { Cell, PageView, SectionView } from '../../routes/page-view';
import { matrixTable } from '../compatibility/matrix';
import type { Site } from './site';

type Value = Record<string, unknown>;

const isRecord = (value: unknown): value is Value => typeof value === 'object' && value !== null;
const textIn = (value: unknown, ...keys: string[]): string => {
  const found = keys
    .map((key) => (isRecord(value) ? value[key] : undefined))
    .find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : '';
};

/** Escapes a text for Markdown. */
const literal = (text: string): string =>
  text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s+/g, ' ');

const row = (cells: readonly string[]): string => `| ${cells.map(literal).join(' | ')} |`;
const table = (columns: readonly string[], rows: readonly string[][]): string =>
  [row(columns), `|${columns.map(() => ' --- |').join('')}`, ...rows.map(row)].join('\n');

/** Keys of titles, links and texts in the entries of all section kinds, in reading order. */
const names = ['title', 'question', 'term', 'name', 'label', 'city', 'date'];
const addresses = ['href', 'to'];
const words = 'value detail text description answer role customer by note result address day'.split(
  ' ',
);

/** Keys of lists in all section kinds. */
const lists = 'list facts items mechanisms figures entries customers groups offices channels'.split(
  ' ',
);

/** The parts that aren't empty in one line, with `mark` between them, or a space where a part ends a sentence. */
const joined = (parts: readonly string[], mark: string): string =>
  parts
    .filter(Boolean)
    .reduce(
      (line, part) => (line ? `${line}${/[.?!。？！]$/.test(line) ? ' ' : mark}${part}` : part),
      '',
    );

/** A page as Markdown for machines: its texts, tables and absolute links. Pure. */
export function markdownOf({ hero, sections, related }: PageView, site: Site): string {
  const { ui, language } = site;
  const { vendor } = site.content;
  const absolute = (href: string) => (href.startsWith('/') ? vendor.siteUrl + href : href);
  const { colon, remark } = conventions[language].marks;

  const entry = (value: unknown): string => {
    if (typeof value === 'string') return `- ${literal(value)}`;
    const name = literal(textIn(value, ...names));
    const href = textIn(value, ...addresses);
    const said = words
      .map((key) => literal(textIn(value, key)))
      .filter((text) => text && text !== name);
    const nested = isRecord(value)
      ? [value['links'], value['entries']]
          .flat()
          .flatMap((one) => (one ? [`\n  ${entry(one)}`] : []))
      : [];
    const linked = href ? `[${name}](${absolute(href)})` : name;
    return `- ${joined([linked, joined(said, remark)], colon)}${nested.join('')}`;
  };

  const cellText = (cell: Cell): string =>
    [cell]
      .flat()
      .map((part) => (typeof part === 'string' ? part : part ? ui.page.yes : ui.page.no))
      .join(' ');

  /** Tables and lists for sections that have neither on the page: the matrix and the lifecycle. */
  const partsOf = (section: SectionView): Value => {
    if (section.kind === 'matrix') {
      const [columns, ...rows] = matrixTable(site);
      return { columns, rows };
    }
    if (section.kind !== 'lifecycle') return { ...section };
    const { products, texts } = section;
    const said = ({ version, state, text }: (typeof products)[number]['releases'][number]) =>
      [version, texts.states[state], text].join(colon);
    return {
      items: products.flatMap(({ name, releases }) =>
        releases.map((one) => `${name} ${said(one)}`),
      ),
    };
  };

  const sectionOf = (section: SectionView): string[] => {
    const parts = partsOf(section);
    const { columns, rows = [] } = parts as { columns?: string[]; rows?: Cell[][] };
    return [
      ...(section.heading ? [`## ${literal(section.heading)}`] : []),
      ...[section.lead, textIn(parts, 'text')].flatMap((text) => (text ? [literal(text)] : [])),
      ...((parts['paragraphs'] as string[] | undefined) ?? []).map(literal),
      ...(columns
        ? [
            table(
              columns,
              rows.map((cells) => cells.map(cellText)),
            ),
          ]
        : []),
      ...(section.kind === 'architecture' ? section.diagram.layers : []).map(
        ({ name, components }) => {
          const named = components.map((one) =>
            one.note ? `${one.name} (${one.note})` : one.name,
          );
          return entry({ name, text: named.join(', ') });
        },
      ),
      ...lists.flatMap((key) => {
        const list = parts[key];
        return Array.isArray(list) && list.length > 0 ? [list.map(entry).join('\n')] : [];
      }),
      ...['action', 'secondary'].flatMap((key) =>
        textIn(parts[key], 'to') ? [entry(parts[key])] : [],
      ),
    ];
  };

  return [
    `# ${literal(hero.heading)}`,
    literal(hero.lead),
    ...sections.flatMap(sectionOf),
    ...(related.length > 0 ? [`## ${ui.page.related.heading}`, related.map(entry).join('\n')] : []),
    '',
  ].join('\n\n');
}

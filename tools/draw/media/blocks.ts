import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Bars } from '../../../src/content/schemas/charts';
import type { Diagram } from '../../../src/content/schemas/diagram';
import { barsView } from '../../../src/drawings/charts/bars';
import type { Drawing } from '../../../src/drawings/svg';
import type { Block } from './script';
import type { MediaSource } from './source';
import { svgOf } from './template';

/** A table whose rows start with a heading. Empty cells are for readers to fill in. */
export const table = (
  rows: readonly (readonly (string | Element)[])[],
  columns: readonly string[] = [],
) =>
  h('table', [
    h('thead', h('tr', ...columns.map((column) => h('th', column)))),
    h(
      'tbody',
      ...rows.map(([first, ...cells]) =>
        h('tr', h('th', { scope: 'row' }, first), ...cells.map((cell) => h('td', cell))),
      ),
    ),
  ]);

/** Bars as a table: label, bar, amount. */
function barChart(block: Bars) {
  const { rows, limit, series = [] } = barsView(block);
  const line =
    limit && h('i', { style: `left: ${limit.share}%; width: 2px; background: var(--ink)` });
  const bar = (share: number, opacity: number) =>
    h('span', [h('i', { style: `width: ${share}%; opacity: ${opacity}` }), line]);
  const bars = rows.flatMap(({ label, bars }) =>
    bars.map(({ share, shown }, at) => {
      const name = [at === 0 ? label : '', series[at]].filter(Boolean).join(' · ');
      return [name, bar(share, at > 0 ? 0.5 : 1), shown];
    }),
  );
  return table([...bars, ...(limit ? [['', bar(0, 0), limit.label]] : [])]);
}

const numbered = (rows: readonly (readonly string[])[]) =>
  table(rows.map((row, at) => [String(at + 1), ...row]));

/** An architecture, and the calls between its components by the numbers in the drawing. */
function architecture({ layers, flows }: Diagram, drawing: Drawing) {
  const names = new Map(
    layers.flatMap(({ components }) => components.map(({ id, name }) => [id, name])),
  );
  return [
    svgOf(drawing),
    numbered(flows.map(({ from, to, label }) => [`${names.get(from)} → ${names.get(to)}`, label])),
  ];
}

/** What a block shows below its caption. */
function contentOf(block: Block, { consoles, diagrams, drawings }: MediaSource) {
  switch (block.kind) {
    case 'bars':
      return barChart(block);
    case 'table':
      return table(block.rows, block.columns);
    case 'code':
      return h('pre', ...block.lines.map((line) => h('code', `${line}\n`)));
    case 'flow':
      return numbered(block.steps.map(({ name, note = '' }) => [name, note]));
    case 'figures':
      return h(
        'ul.figures',
        ...block.items.map(({ value, label }) => h('li', h('strong', value), h('p', label))),
      );
    case 'checklist':
      return table(block.items.map((item) => ['☐', item]));
    case 'console':
      return h('img', { src: consoles[block.of]?.picture, alt: consoles[block.of]?.alt });
    case 'diagram': {
      const diagram = diagrams[block.of];
      const drawing = drawings?.[block.of];
      return diagram && drawing ? architecture(diagram, drawing) : [];
    }
  }
}

/** A block as a figure with its caption on top. @param number start of the caption, e.g. `Figure 2` */
export function figureOf(block: Block, source: MediaSource, number?: string) {
  const { consoles, diagrams } = source;
  const pageTitle = (of: string) =>
    block.kind === 'console' ? consoles[of]?.title : diagrams[of]?.caption;
  return h('figure', { className: `${block.kind}-block` }, [
    h('figcaption', [
      number && h('b', `${number}\u2003`),
      'of' in block ? pageTitle(block.of) : block.title,
    ]),
    contentOf(block, source),
  ]);
}

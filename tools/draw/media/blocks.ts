import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Bars } from '../../../src/content/schemas/charts';
import type { Diagram } from '../../../src/content/schemas/diagram';
import { barsView } from '../../../src/drawings/charts/bars';
import type { Drawing } from '../../../src/drawings/svg';
import type { Block } from './script';
import type { MediaSource } from './source';
import { svgOf } from './template';

type Row = readonly (string | Element)[];

/** A table whose rows start with a heading. Empty cells are for readers to fill in. */
export function table(rows: readonly Row[], columns: readonly string[] = []) {
  const columnHeadings = columns.map((column) => h('th', column));
  const bodyRows = rows.map(([heading, ...cells]) =>
    h('tr', h('th', { scope: 'row' }, heading), ...cells.map((cell) => h('td', cell))),
  );

  return h('table', [h('thead', h('tr', ...columnHeadings)), h('tbody', ...bodyRows)]);
}

/** Bars as a table: label, bar, amount. A limit is a line through all bars, and the last row. */
function barChart(block: Bars) {
  const { rows, limit, series = [] } = barsView(block);
  const limitLine =
    limit && h('i', { style: `left: ${limit.share}%; width: 2px; background: var(--ink)` });
  const drawBar = (share: number, opacity: number) =>
    h('span', [h('i', { style: `width: ${share}%; opacity: ${opacity}` }), limitLine]);

  const barRows = rows.flatMap(({ label, bars }) =>
    bars.map(({ share, shown }, index) => {
      const name = [index === 0 ? label : '', series[index]].filter(Boolean).join(' · ');
      return [name, drawBar(share, index > 0 ? 0.5 : 1), shown];
    }),
  );
  const limitRows = limit ? [['', drawBar(0, 0), limit.label]] : [];

  return table([...barRows, ...limitRows]);
}

/** A table whose rows are numbered from 1. */
const numberedTable = (rows: readonly (readonly string[])[]) =>
  table(rows.map((row, index) => [String(index + 1), ...row]));

/** An architecture, and the calls between its components by the numbers in the drawing. */
function architecture({ layers, flows }: Diagram, drawing: Drawing) {
  const names = new Map(
    layers.flatMap(({ components }) => components.map(({ id, name }) => [id, name])),
  );
  const calls = flows.map(({ from, to, label }) => [
    `${names.get(from)} → ${names.get(to)}`,
    label,
  ]);

  return [svgOf(drawing), numberedTable(calls)];
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
      return numberedTable(block.steps.map(({ name, note = '' }) => [name, note]));
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

/**
 * A block as a figure with its caption on top.
 * @param number start of the caption, e.g. `Figure 2`
 */
export function figureOf(block: Block, source: MediaSource, number?: string) {
  const { consoles, diagrams } = source;
  const titleOnPage = (of: string) =>
    block.kind === 'console' ? consoles[of]?.title : diagrams[of]?.caption;

  const title = 'of' in block ? titleOnPage(block.of) : block.title;
  const caption = h('figcaption', [number && h('b', `${number}\u2003`), title]);

  return h('figure', { className: `${block.kind}-block` }, [caption, contentOf(block, source)]);
}

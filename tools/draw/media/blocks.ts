import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { h } from 'hastscript';
import { root } from '../../../src/cli/support/environment';
import type { Bars } from '../../../src/contract/content/charts';
import type { Diagram } from '../../../src/contract/content/sections';
import { barsView } from '../../../src/drawings/charts/bars';
import type { Block } from './script';
import type { MediaSource } from './source';

function barChart(block: Bars) {
  const { rows, limit, series = [] } = barsView(block);
  const line = limit && h('i.limit', { style: `left: ${limit.share}%` });
  const row = (label: string, shown: string, bar?: string) =>
    h('li', [h('span', label), h('span.track', [bar && h('i.bar', { style: bar }), line]), h('b', shown)]);
  const bars = rows.flatMap(({ label, bars }) =>
    bars.map(({ share, shown }, at) => {
      const name = [at === 0 ? label : '', series[at]].filter(Boolean).join(' · ');
      return row(name, shown, `width: ${share}%; opacity: ${at > 0 ? 0.5 : 1}`);
    }),
  );
  return h('ul.bars', [...bars, limit && row('', limit.label)]);
}

/** A table. Empty cells are for readers to fill in. */
function table({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly string[])[] }) {
  const cell = (text: string, at: number) => {
    const className = text === '' ? 'blank' : [];
    return at === 0 ? h('th', { scope: 'row', className }, text) : h('td', { className }, text);
  };
  const head = h('thead', h('tr', ...columns.map((column) => h('th', column))));
  return h('table', head, h('tbody', ...rows.map((row) => h('tr', row.map(cell)))));
}

/** A list of entries with a strong part and a text below it. */
function pairs(look: string, entries: readonly (readonly [strong: string, text?: string | undefined])[]) {
  const items = entries.map(([strong, text]) => h('li', h('strong', strong), text && h('span', text)));
  return h(`ol.${look}`, ...items);
}

/** The layers of an architecture, and the calls between its components. */
function layersOf({ layers, flows }: Diagram) {
  const components = layers.flatMap((layer) => layer.components);
  const nameOf = (id: string) => components.find((component) => component.id === id)?.name ?? id;
  const rows = layers.map((layer) => {
    const parts = layer.components.map(({ name, note }) => [name, note] as const);
    return h('li', h('b', layer.name), pairs('parts', parts));
  });
  const calls = flows.map(({ from, to, label }) => [`${nameOf(from)} → ${nameOf(to)}`, label] as const);
  return [h('ol.layers', ...rows), pairs('calls', calls)];
}

/** What a block shows below its caption. */
function contentOf(block: Block, { consoles, diagrams }: MediaSource) {
  switch (block.kind) {
    case 'bars':
      return barChart(block);
    case 'table':
      return table(block);
    case 'code':
      return h('pre', ...block.lines.map((line) => h('code', `${line}\n`)));
    case 'flow':
      return pairs(
        'flow',
        block.steps.map(({ name, note }) => [name, note]),
      );
    case 'figures':
      return pairs(
        'figures',
        block.items.map(({ value, label }) => [value, label]),
      );
    case 'checklist':
      return h('ul.checklist', ...block.items.map((item) => h('li', item)));
    case 'console': {
      const { picture = '', alt = '' } = consoles[block.of] ?? {};
      const bytes = readFileSync(join(root, picture)).toString('base64');
      return h('img', { alt, src: `data:image/webp;base64,${bytes}` });
    }
    case 'diagram': {
      const diagram = diagrams[block.of];
      return diagram ? layersOf(diagram) : [];
    }
  }
}

function titleOf(block: Block, { consoles, diagrams }: MediaSource): string | undefined {
  if (block.kind === 'console') return consoles[block.of]?.title;
  return block.kind === 'diagram' ? diagrams[block.of]?.caption : block.title;
}

/** A block as a figure with its caption on top. @param number start of the caption, e.g. `Figure 2` */
export const figureOf = (block: Block, source: MediaSource, number?: string) =>
  h('figure', { className: ['block', `${block.kind}-block`] }, [
    h('figcaption', [number && h('b', number), titleOf(block, source)]),
    contentOf(block, source),
  ]);

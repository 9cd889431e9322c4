import { bar, dot, each, icon, cell as tableCell, type Writer, when } from '../markup';
import type { WidgetOf } from '../schema';
import { stateLegend } from './forms';

const level = (load: number): string => `level-${Math.min(5, Math.floor(load / 18))}`;

/** One cell of a heat map from its token. */
const square = (token: string, values: boolean | undefined): string => {
  if (token === '-') return '<i class="free"></i>';
  if (token === '!') return '<i class="fault"></i>';
  if (token === '~') return '<i class="reserved"></i>';
  if (token.includes(':'))
    return `<i class="cut">${each(token.split(','), (part) => {
      const [wide = '0', load = '-'] = part.split(':');
      return `<u class="${load === '-' ? 'free' : level(Number(load))}" style="flex:${wide}"></u>`;
    })}</i>`;
  return `<i class="${level(Number(token))}">${values ? token : ''}</i>`;
};

/** A field of cells, e.g. the accelerator cards of all nodes. */
export const heat = (
  { label = '88px', cell = 24, columns, rows, legend, values }: WidgetOf<'heat'>,
  writer: Writer,
): string =>
  `<div class="heat" style="--label:${label};--cell:${cell}px">${when(columns, (names) => `<div class="heat-row names"><span></span><div>${each(names, (name) => `<small>${writer.say(name)}</small>`)}</div>${rows.some(({ end }) => end !== undefined) ? '<em></em>' : ''}</div>`)}${each(
    rows,
    (row) =>
      `<div class="heat-row"><span class="name"><span class="t">${writer.say(row.label)}</span>${when(row.sub, (sub) => `<small>${writer.say(sub)}</small>`)}</span><div>${each(row.cells.trim().split(/\s+/), (token) => square(token, values))}</div>${when(row.end, (end) => `<em>${writer.say(end)}</em>`)}</div>`,
  )}${when(legend, (keys) => `<div class="legend">${each(keys, (key) => `<span><span class="sample">${square(key.cell, false)}</span>${writer.say(key.label)}</span>`)}</div>`)}</div>`;

/** Racks from the front, unit by unit. */
export const rack = ({ units, racks, legend }: WidgetOf<'rack'>, writer: Writer): string =>
  `<div class="racks">${each(
    racks,
    ({ name, sub, items }) =>
      `<div class="rack"><p><b>${writer.say(name)}</b>${when(sub, (given) => `<em>${writer.say(given)}</em>`)}</p><div class="frame" style="grid-template-rows:repeat(${units},1fr)">${each(
        Array.from({ length: units }, (_, index) => units - index),
        (unit) =>
          `<span class="unit" style="grid-row:${units - unit + 1}">${unit}</span><span class="slot" style="grid-row:${units - unit + 1}"></span>`,
      )}${each(
        items,
        ({ u, h, label, end, state, selected }) =>
          `<span class="device ${state}${selected ? ' selected' : ''}" style="grid-row:${units - u - h + 2}/span ${h}">${dot(state)}<span class="t">${writer.say(label)}</span>${when(end, (given) => `<em>${writer.say(given)}</em>`)}</span>`,
      )}</div></div>`,
  )}</div>${stateLegend(legend, writer)}`;

const letters: Record<string, string> = { o: 'ok', w: 'warn', b: 'bad', i: 'idle', r: 'run', n: 'info' };

/** Places with one mark per node; the marks are letters with a count, e.g. `o12 i2 b1`. */
export const sites = ({ groups, legend }: WidgetOf<'sites'>, writer: Writer): string =>
  `<div class="sites">${each(
    groups,
    ({ name, sub, cells, end, state, selected }) =>
      `<div class="site${selected ? ' selected' : ''}"><p>${when(state, dot)}<b class="t">${writer.say(name)}</b>${when(end, (given) => `<em>${writer.say(given)}</em>`)}</p>${when(sub, (given) => `<small>${writer.say(given)}</small>`)}<div>${each(
        cells
          .trim()
          .split(/\s+/)
          .flatMap((token) =>
            Array.from({ length: Number(token.slice(1) || '1') }, () => letters[token[0] ?? ''] ?? 'idle'),
          ),
        (name2) => `<i class="${name2}"></i>`,
      )}</div></div>`,
  )}</div>${when(legend, (keys) => stateLegend(keys, writer))}`;

/** Tiles, each with a few facts. */
export const cards = ({ columns, items }: WidgetOf<'cards'>, writer: Writer): string =>
  `<div class="cards" style="grid-template-columns:repeat(${columns},minmax(0,1fr))">${each(
    items,
    ({ title, sub, icon: name, state, tag, tagState, rows, bar: share, barState, foot, selected }) =>
      `<div class="card${selected ? ' selected' : ''}"><p class="card-title">${when(name, icon)}${when(state, dot)}<b class="t">${writer.say(title)}</b>${when(tag, (given) => `<span class="tag ${tagState ?? 'idle'}">${writer.say(given)}</span>`)}</p>${when(sub, (given) => `<small>${writer.say(given)}</small>`)}${when(share, (given) => bar(given, barState))}${when(
        rows,
        (given) =>
          `<dl>${each(given, ([label, value]) => `<div><dt>${writer.say(label)}</dt><dd>${tableCell(value, writer)}</dd></div>`)}</dl>`,
      )}${when(foot, (given) => `<small class="foot">${writer.say(given)}</small>`)}</div>`,
  )}</div>`;

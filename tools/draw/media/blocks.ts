import type { Diagram } from '../../../src/contract/content/sections';
import { barsView } from '../../../src/drawings/charts/bars';
import { escapeText } from '../drawing';
import { element, embedded } from './markup';
import { captionKind, type Numbering } from './numbering';
import type { ResolvedBlock } from './source';

const list = (items: readonly string[], attributes = ''): string =>
  `<ul${attributes && ` ${attributes}`}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function bars(block: Extract<ResolvedBlock, { kind: 'bars' }>): string {
  const { rows, limit, series = [] } = barsView(block);
  const line = limit ? `<span class="limit" style="left:${limit.share.toFixed(1)}%"></span>` : '';
  const bar = (label: string, inside: string, value: string) =>
    `<span class="label">${label}</span><span class="track">${inside}${line}</span><span class="value">${value}</span>`;
  return list(
    [
      ...rows.flatMap(({ label, bars }) =>
        bars.map(({ share, shown }, at) => {
          const name = [at === 0 ? label : '', series[at]].filter(Boolean).join(' · ');
          return bar(
            escapeText(name),
            `<span class="bar" style="width:${share.toFixed(1)}%${at > 0 ? ';opacity:.5' : ''}"></span>`,
            escapeText(shown),
          );
        }),
      ),
      ...(limit ? [bar('', '', escapeText(limit.label))] : []),
    ],
    'class="bars"',
  );
}

function table({ columns, rows }: Extract<ResolvedBlock, { kind: 'table' }>): string {
  const head = columns.map((column) => `<th scope="col">${escapeText(column)}</th>`).join('');
  const blank = (cell: string) => (cell === '' ? ' class="blank"' : '');
  const body = rows.map(
    ([first = '', ...cells]) =>
      `<tr><th scope="row"${blank(first)}>${escapeText(first)}</th>${cells.map((cell) => `<td${blank(cell)}>${escapeText(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const code = ({ lines }: Extract<ResolvedBlock, { kind: 'code' }>): string => {
  const typed = (line: string) => (line.startsWith('$ ') ? `<b>$</b> ${escapeText(line.slice(2))}` : escapeText(line));
  return `<pre><code>${lines.map((line) => `<span class="line">${typed(line)}</span>`).join('')}</code></pre>`;
};

const flow = ({ steps }: Extract<ResolvedBlock, { kind: 'flow' }>): string =>
  `<ol class="flow">${steps.map(({ name, note }) => `<li><strong>${escapeText(name)}</strong>${element('span', note)}</li>`).join('')}</ol>`;

const figures = ({ items }: Extract<ResolvedBlock, { kind: 'figures' }>): string =>
  list(
    items.map(({ value, label }) => `<strong>${escapeText(value)}</strong><span>${escapeText(label)}</span>`),
    'class="figures"',
  );

const checklist = ({ items }: Extract<ResolvedBlock, { kind: 'checklist' }>): string =>
  list(
    items.map((item) => `<span class="box" aria-hidden="true"></span>${escapeText(item)}`),
    'class="checklist"',
  );

function layered({ layers, flows }: Diagram): string {
  const names = new Map(layers.flatMap(({ components }) => components.map(({ id, name }) => [id, name])));
  const marks = (id: string) =>
    flows.flatMap((found, index) => (found.from === id || found.to === id ? [`<i>${index + 1}</i>`] : [])).join('');
  const rows = layers.map(
    ({ name, components }) =>
      `<li><p>${escapeText(name)}</p><ul>${components
        .map(
          (part) =>
            `<li><strong>${escapeText(part.name)}</strong>${element('small', part.note)}<span class="marks" aria-hidden="true">${marks(part.id)}</span></li>`,
        )
        .join('')}</ul></li>`,
  );
  const calls = flows.map(
    ({ from, to, label }) =>
      `<li>${escapeText(names.get(from) ?? from)} → ${escapeText(names.get(to) ?? to)}<span>${escapeText(label)}</span></li>`,
  );
  return `<ol class="layers">${rows.join('')}</ol>${calls.length > 0 ? `<ol class="calls">${calls.join('')}</ol>` : ''}`;
}

const console = ({ picture, alt }: Extract<ResolvedBlock, { kind: 'console' }>): string =>
  `<span class="screen"><img alt="${escapeText(alt)}" src="${embedded(picture)}"></span>`;

function bodyOf(block: ResolvedBlock): string {
  switch (block.kind) {
    case 'bars':
      return bars(block);
    case 'table':
      return table(block);
    case 'code':
      return code(block);
    case 'flow':
      return flow(block);
    case 'figures':
      return figures(block);
    case 'checklist':
      return checklist(block);
    case 'console':
      return console(block);
    case 'diagram':
      return layered(block.diagram);
  }
}

/** The markup of a block: a figure with its caption above it. */
export function blockMarkup(block: ResolvedBlock, numbering?: Numbering): string {
  const number = numbering?.(captionKind(block));
  const caption = `<figcaption>${element('b', number)}${escapeText(block.title)}</figcaption>`;
  return `<figure class="block ${block.kind}-block">${caption}${bodyOf(block)}</figure>`;
}

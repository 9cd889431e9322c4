import { bar, dot, each, icon, type Writer, when } from '../markup';
import type { State, WidgetOf } from '../schema';

const stateIcons: Record<State, string> = {
  ok: 'circle-check',
  warn: 'circle-pause',
  bad: 'circle-x',
  info: 'circle-dot',
  idle: 'circle',
  run: 'loader',
};

const stateIcon = (state: State): string => `<span class="state ${state}">${icon(stateIcons[state])}</span>`;

/** Boxes on a grid; ../browser.ts draws the edges between them after layout. */
export const graph = (
  { cols, rows, gap, heads, lanes, groups, nodes, edges }: WidgetOf<'graph'>,
  writer: Writer,
): string => {
  const right = lanes ? 1 : 0;
  const down = heads ? 1 : 0;
  const style = [
    `grid-template-columns:${lanes ? 'auto ' : ''}${cols}`,
    rows
      ? `grid-template-rows:${heads ? 'auto ' : ''}${rows}`
      : heads
        ? 'grid-template-rows:auto;grid-auto-rows:1fr'
        : 'grid-auto-rows:1fr',
    gap ? `gap:${gap}` : '',
  ].join(';');
  const list = edges.map(({ label, ...edge }) => ({ ...edge, label: label === undefined ? '' : writer.say(label) }));
  return `<div class="graph" style="${style}" data-edges="${JSON.stringify(list).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">${each(
    lanes,
    ({ label, sub, tone }, index) =>
      `<div class="lane ${tone ?? 'plain'}" style="grid-row:${index + 1 + down}"></div><div class="lane-name" style="grid-row:${index + 1 + down};grid-column:1"><b>${writer.say(label)}</b>${when(sub, (given) => `<small>${writer.say(given)}</small>`)}</div>`,
  )}${each(heads, (head, index) => `<div class="column-name" style="grid-row:1;grid-column:${index + 1 + right}">${writer.say(head)}</div>`)}${each(
    groups,
    ({ at: [column, row, wide, high], label }) =>
      `<div class="cluster" style="grid-column:${column + right}/span ${wide};grid-row:${row + down}/span ${high}"><span>${writer.say(label)}</span></div>`,
  )}${each(
    nodes,
    ({ id, at: [column, row], span: [wide, high] = [1, 1], title, sub, value, state, look, icon: name, bar: share }) =>
      `<div class="node ${look ?? ''}" data-node="${id}" style="grid-column:${column + right}/span ${wide};grid-row:${row + down}/span ${high}"><p>${when(name, icon)}${when(state, dot)}<b class="t">${writer.say(title)}</b>${when(value, (given) => `<em>${writer.say(given)}</em>`)}</p>${when(sub, (given) => `<small>${writer.say(given)}</small>`)}${when(share, (given) => bar(given, state === 'warn' || state === 'bad' ? state : undefined))}</div>`,
  )}</div>`;
};

/** Stages side by side, each with its jobs. */
export const stages = ({ items }: WidgetOf<'stages'>, writer: Writer): string =>
  `<div class="stages">${each(
    items,
    ({ title, time, state, jobs }) =>
      `<div class="stage ${state}"><p>${stateIcon(state)}<b>${writer.say(title)}</b>${when(time, (given) => `<em>${writer.say(given)}</em>`)}</p>${each(
        jobs,
        (job) =>
          `<div class="job ${job.state}">${dot(job.state)}<span class="t">${writer.say(job.title)}</span>${when(job.time, (given) => `<em>${writer.say(given)}</em>`)}</div>`,
      )}</div>`,
  )}</div>`;

/** One step after another, down or across. */
export const steps = ({ items, across }: WidgetOf<'steps'>, writer: Writer): string =>
  `<ol class="steps${across ? ' across' : ''}">${each(
    items,
    ({ title, sub, time, state }) =>
      `<li class="${state}">${stateIcon(state)}<p><b class="t">${writer.say(title)}</b>${when(time, (given) => `<em>${writer.say(given)}</em>`)}</p>${when(sub, (given) => `<small>${writer.say(given)}</small>`)}</li>`,
  )}</ol>`;

/** Columns of cards. */
export const kanban = ({ columns }: WidgetOf<'kanban'>, writer: Writer): string =>
  `<div class="kanban">${each(
    columns,
    ({ title, count, state, cards }) =>
      `<div class="queue"><p>${when(state, dot)}<b class="t">${writer.say(title)}</b><em>${writer.say(count)}</em></p>${each(
        cards,
        (card) =>
          `<div class="ticket ${card.state ?? ''}"><p><b class="t">${writer.say(card.title)}</b>${when(card.tag, (tag) => `<span class="tag ${card.state ?? 'idle'}">${writer.say(tag)}</span>`)}</p>${when(card.sub, (sub) => `<small>${writer.say(sub)}</small>`)}${when(card.bar, (share) => bar(share, card.state))}${when(card.foot, (foot) => `<small class="foot">${writer.say(foot)}</small>`)}</div>`,
      )}</div>`,
  )}</div>`;

/** Spans and points on a common axis of time. */
export const timeline = ({ label = '150px', ticks, now, rows }: WidgetOf<'timeline'>, writer: Writer): string =>
  `<div class="timeline" style="--label:${label}"><div class="ruler">${each(ticks, (tick) => `<span>${writer.say(tick)}</span>`)}</div><div class="tracks">${each(
    rows,
    ({ label: name, sub, spans, points }) =>
      `<div class="track-row"><span class="name"><span class="t">${writer.say(name)}</span>${when(sub, (given) => `<small>${writer.say(given)}</small>`)}</span><div class="way">${each(
        spans,
        ({ a, b, label: text, state, soft }) =>
          `<span class="block ${state ?? 'info'}${soft ? ' soft' : ''}" style="left:${a * 100}%;width:${((b - a) * 100).toFixed(2)}%">${when(text, (given) => `<span class="t">${writer.say(given)}</span>`)}</span>`,
      )}${each(
        points,
        ({ at, label: text, state }) =>
          `<i class="point ${state ?? 'info'}" style="left:${at * 100}%">${when(text, (given) => `<span>${writer.say(given)}</span>`)}</i>`,
      )}</div></div>`,
  )}${when(now, ({ at, label: text }) => `<div class="now"><span style="left:${at * 100}%"><em>${writer.say(text)}</em></span></div>`)}</div></div>`;

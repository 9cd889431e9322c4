import { each, type Writer, when } from '../markup';
import type { WidgetOf } from '../schema';
import { valuesOf } from '../shape';

/** Time series over a grid. The drawing stretches to the room it gets; labels are HTML so that they do not. */
export const chart = (given: WidgetOf<'chart'>, writer: Writer): string => {
  const { type, series, min = 0, max, ticks, x, limit, marks, spans, estimated, height, plain } = given;
  const rows = series.map(({ shape }) => valuesOf(shape));
  const up = (value: number) => 100 - ((Math.min(Math.max(value, min), max) - min) / (max - min)) * 100;
  const along = (index: number, count: number) => ((index / (count - 1)) * 1000).toFixed(1);
  const line = (values: number[]) =>
    values.map((value, index) => `${along(index, values.length)} ${up(value).toFixed(2)}`).join('L');
  const paths = series.map(({ tone, dashed }, number) => {
    const values = rows[number] ?? [];
    const name = `tone-${tone}${dashed ? ' dashed' : ''}`;
    if (type === 'bars') {
      const slot = 1000 / values.length;
      return each(values, (value, index) => {
        const below = rows.slice(0, number).reduce((sum, row) => sum + (row[index] ?? 0), 0);
        const top = up(below + value);
        const soft = estimated !== undefined && index >= estimated ? ' estimated' : '';
        return `<rect class="${name}${soft}" x="${(index * slot + slot * 0.16).toFixed(1)}" width="${(slot * 0.68).toFixed(1)}" y="${top.toFixed(2)}" height="${(up(below) - top).toFixed(2)}"/>`;
      });
    }
    if (type === 'stack') {
      const lower = values.map((_, index) => rows.slice(0, number).reduce((sum, row) => sum + (row[index] ?? 0), 0));
      const upper = values.map((value, index) => (lower[index] ?? 0) + value);
      const back = lower.map((value, index) => `${along(index, lower.length)} ${up(value).toFixed(2)}`).reverse();
      return `<path class="fill ${name}" d="M${line(upper)}L${back.join('L')}Z"/>`;
    }
    const fill =
      type === 'area' && number === 0 ? `<path class="wash ${name}" d="M${line(values)}L1000 100L0 100Z"/>` : '';
    return `${fill}<path class="line ${name}" d="M${line(values)}"/>`;
  });
  const legend = plain
    ? ''
    : `<div class="legend">${each(
        series,
        ({ name, tone, dashed, last }) =>
          `<span><i class="key ${type === 'line' || type === 'area' ? 'stroke' : ''} tone-${tone}${dashed ? ' dashed' : ''}"></i>${writer.say(name)}${when(last, (value) => `<b>${writer.say(value)}</b>`)}</span>`,
      )}</div>`;
  const axis =
    14 +
    Math.max(
      ...ticks.map(([, label]) => [...writer.say(label)].reduce((sum, sign) => sum + (sign > '\u2e80' ? 11 : 6), 0)),
    );
  return `<div class="chart" style="--axis:${axis}px${height ? `;flex:0 0 ${height}px` : ''}">${legend}<div class="plot"><div class="axis">${each(
    ticks,
    ([value, label]) => `<span style="top:${up(value).toFixed(1)}%">${writer.say(label)}</span>`,
  )}</div><div class="surface">${each(ticks, ([value]) => `<hr style="top:${up(value).toFixed(1)}%">`)}${each(
    spans,
    ({ from, to, label, state }) =>
      `<div class="stretch ${state ?? 'idle'}" style="left:${from * 100}%;width:${(to - from) * 100}%">${when(label, (text) => `<span>${writer.say(text)}</span>`)}</div>`,
  )}<svg viewBox="0 0 1000 100" preserveAspectRatio="none"><defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--panel)" opacity=".55"/></pattern></defs>${(type === 'bars' ? paths : paths.reverse()).join('')}</svg>${when(
    limit,
    ({ v, label }) => `<div class="limit" style="top:${up(v).toFixed(1)}%"><span>${writer.say(label)}</span></div>`,
  )}${each(
    marks,
    ({ at, label, state, low }) =>
      `<div class="mark-line ${state ?? 'info'}${low ? ' low' : ''}${at > 0.72 ? ' flip' : ''}" style="left:${at * 100}%"><span>${writer.say(label)}</span></div>`,
  )}</div></div><div class="times${type === 'bars' ? ' slots' : ''}">${each(x, (label) => `<span>${writer.say(label)}</span>`)}</div></div>`;
};

/** How parts add up to a total. */
export const waterfall = ({ items }: WidgetOf<'waterfall'>, writer: Writer): string => {
  let level = 0;
  const blocks = items.map((item) => {
    const from = item.total ? 0 : level;
    level = item.total ? item.v : level + item.v;
    return { ...item, low: Math.min(from, level), high: Math.max(from, level) };
  });
  const low = Math.min(0, ...blocks.map((block) => block.low));
  const high = Math.max(...blocks.map((block) => block.high));
  const range = (high - low) * 1.14;
  return `<div class="waterfall">${each(blocks, ({ label, v, total, low: bottom, high: top }) => {
    const size = ((top - bottom) / range) * 100;
    const sign = v > 0 && !total ? '+' : v < 0 ? '−' : '';
    return `<div><div class="pillar"><span class="${total ? 'total' : v < 0 ? 'minus' : 'plus'}" style="bottom:${((bottom - low) / range) * 100}%;height:${Math.max(size, 0.8)}%"><b>${sign}${Math.abs(v)}</b></span></div><small>${writer.say(label)}</small></div>`;
  })}</div>`;
};

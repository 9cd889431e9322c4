import { bar, cell, each, type Writer, when } from '../markup';
import type { WidgetOf } from '../schema';

/** Rows and columns; a row of one cell is a heading across the table. */
export const table = (
  { columns, rows, selected, dense, tall, headless }: WidgetOf<'table'>,
  writer: Writer,
): string => {
  const side = columns.map(({ right }) => (right ? ' class="right"' : ''));
  return `<table class="table${dense ? ' dense' : ''}${tall ? ' tall' : ''}"><colgroup>${each(columns, ({ width }) => `<col${width ? ` style="width:${width}"` : ''}>`)}</colgroup>${
    headless
      ? ''
      : `<thead><tr>${each(columns, ({ label }, index) => `<th${side[index]}>${writer.say(label)}</th>`)}</tr></thead>`
  }<tbody>${each(rows, (row, number) =>
    row.length === 1 && row[0] !== undefined
      ? `<tr class="span"><td colspan="${columns.length}">${cell(row[0], writer)}</td></tr>`
      : `<tr${number === selected ? ' class="selected"' : ''}>${each(row, (value, index) => `<td${side[index]}>${cell(value, writer)}</td>`)}</tr>`,
  )}</tbody></table>`;
};

/** Names and values, in one or more columns. */
export const facts = ({ columns = 1, rows }: WidgetOf<'facts'>, writer: Writer): string =>
  `<dl class="facts" style="grid-template-columns:repeat(${columns},auto minmax(0,1fr))">${each(
    rows,
    ([name, value]) => `<dt>${writer.say(name)}</dt><dd>${cell(value, writer)}</dd>`,
  )}</dl>`;

/** Large numbers in a row. */
export const figures = ({ items }: WidgetOf<'figures'>, writer: Writer): string =>
  `<div class="figures">${each(
    items,
    ({ label, value, unit, sub, state }) =>
      `<div><small>${writer.say(label)}</small><p><strong class="${state ?? ''}">${writer.say(value)}</strong>${when(unit, (given) => `<span>${writer.say(given)}</span>`)}</p>${when(sub, (given) => `<em>${writer.say(given)}</em>`)}</div>`,
  )}</div>`;

/** Labelled bars with a limit. */
export const gauges = ({ rows, label = '96px' }: WidgetOf<'gauges'>, writer: Writer): string =>
  `<div class="gauges" style="--label:${label};--count:${rows.length}">${each(
    rows,
    ({ label: name, sub, value, parts, limit, text, state, indent }) =>
      `<div class="gauge"><span class="name"${indent ? ` style="padding-left:${indent * 14}px"` : ''}><span class="t">${writer.say(name)}</span>${when(sub, (given) => `<small>${writer.say(given)}</small>`)}</span><span class="track">${
        parts
          ? `<span class="bar">${each(parts, (part) => `<span class="tone-${part.tone}" style="width:${part.v}%"></span>`)}</span>`
          : bar(value ?? 0, state)
      }${when(limit, (at) => `<i style="left:${at}%"></i>`)}</span><span class="value ${state ?? ''}">${writer.say(text)}</span></div>`,
  )}</div>`;

/** One bar divided into shares, with a legend. */
export const split = ({ segments, inline }: WidgetOf<'split'>, writer: Writer): string => {
  const total = segments.reduce((sum, segment) => sum + segment.v, 0);
  return `<div class="split${inline ? ' inline' : ''}"><div class="bar">${each(
    segments,
    ({ v, tone }) => `<span class="tone-${tone}" style="width:${((v / total) * 100).toFixed(2)}%"></span>`,
  )}</div><div class="keys">${each(
    segments,
    ({ label, tone, text }) =>
      `<span><i class="key tone-${tone}"></i><span class="t">${writer.say(label)}</span><b>${writer.say(text)}</b></span>`,
  )}</div></div>`;
};

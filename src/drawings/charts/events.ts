import { scaleUtc } from 'd3-scale';
import { circle, label, path } from '../shapes';
import { type Drawing, element, type Point, textElement, textWidth } from '../svg';

/** An event, and the seconds since the first one. */
export interface TimedEvent {
  at: number;
  title: string;
}

/**
 * Size of texts (src/styles/drawing.css), the height of a line; what a time takes before its title.
 */
const textSize = 14;
const lineHeight = 22;
const timeWidth = 44;

/** Width of the wide drawing. */
const wideWidth = 1040;

/** Height of a tall drawing's axis for each event, and at least. */
const tallStep = 33;
const leastTallLength = 260;

/** How far the axis lies from the edges: along it, and across where it runs along or down. */
const edge = 18;
const axisTop = 30;
const axisLeft = 46;

/** Minutes and seconds: `2:05`. */
const formatTime = (date: Date): string => date.toISOString().slice(14, 19).replace(/^0/, '');

const labelWidth = ({ title }: TimedEvent): number =>
  Math.ceil(timeWidth + textWidth(title, textSize));

/** Heights of labels beside an upright axis: each below the one before. */
function labelsDownwards(places: readonly number[]): number[] {
  const ys: number[] = [];
  for (const place of places) {
    const freeY = (ys.at(-1) ?? -lineHeight) + lineHeight;
    ys.push(Math.max(place, freeY));
  }
  return ys;
}

/**
 * Heights of labels below a level axis: from the last to the first, each hangs below all that it
 * would meet.
 */
function labelsBelow(places: readonly number[], widths: readonly number[]): number[] {
  const ys: number[] = [];
  for (const [index, place] of [...places.entries()].reverse()) {
    const end = place + (widths[index] ?? 0) + 16;
    const overlappedYs = places.flatMap((other, next) =>
      next > index && other < end ? [ys[next] ?? 0] : [],
    );
    ys[index] = lineHeight + Math.max(axisTop, ...overlappedYs);
  }
  return ys;
}

/** Turns a place along the axis, and a distance across it, into a point. */
const axisPoint = (isUpright: boolean, along: number, across: number): Point =>
  isUpright ? [across, along] : [along, across];

/** A tick of the axis with its time. */
function tickMarkup(isUpright: boolean, place: number, time: Date): string {
  const axis = isUpright ? axisLeft : axisTop;
  const start = axisPoint(isUpright, place, axis - 8);
  const end = axisPoint(isUpright, place, axis);
  const mark = element('path', {
    class: 'line',
    d: `M${start.join(' ')}L${end.join(' ')}`,
  });

  const text = formatTime(time);
  return isUpright
    ? mark + label(text, axis - 12, place + 4, 'note', 'end')
    : mark + label(text, place, axis - 16, 'note', 'middle');
}

/**
 * An event's dot on the axis, and its label at the end of a thin line.
 * @param y the height of the label
 */
function eventMarkup(isUpright: boolean, { at, title }: TimedEvent, place: number, y: number) {
  const axis = isUpright ? axisLeft : axisTop;
  const [dotX, dotY] = axisPoint(isUpright, place, axis);
  const labelX = isUpright ? axisLeft + 22 : place + 6;
  const lineEnd = isUpright ? `${axisLeft + 16} ${y}` : `${place} ${y + 4}`;

  return [
    path(`M${dotX} ${dotY}L${lineEnd}`, 'grid'),
    circle(dotX, dotY, 5, 'solid'),
    label(formatTime(new Date(at * 1000)), labelX, y + 5, 'strong accent'),
    textElement(title, [labelX + timeWidth, y + 5]),
  ].join('');
}

/**
 * Events on one time axis with ticks to scale, up to an hour: from left to right, or downwards for
 * narrow screens. No label lies on another, or on the line that leads to one. Pure.
 */
export function eventAxis(events: readonly TimedEvent[], isUpright: boolean): Drawing {
  const widths = events.map(labelWidth);
  const length = isUpright
    ? Math.max(leastTallLength, events.length * tallStep)
    : wideWidth - 2 * edge - 6 - (widths.at(-1) ?? 0);

  const scale = scaleUtc([0, (events.at(-1)?.at ?? 0) * 1000], [edge, edge + length]);
  const places = events.map(({ at }) => Math.round(scale(at * 1000)));
  const ys = isUpright ? labelsDownwards(places) : labelsBelow(places, widths);

  const axis = isUpright ? axisLeft : axisTop;
  const start = axisPoint(isUpright, edge, axis);
  const end = axisPoint(isUpright, edge + length, axis);
  const axisLine = path(`M${start.join(' ')}L${end.join(' ')}`, 'flow');

  const ticks = scale.ticks(8).map((time) => tickMarkup(isUpright, Math.round(scale(time)), time));
  const marks = events.map((event, index) =>
    eventMarkup(isUpright, event, places[index] ?? 0, ys[index] ?? 0),
  );

  return {
    width: isUpright ? axisLeft + 22 + Math.max(...widths) : wideWidth,
    height: Math.max(...ys) + edge,
    markup: [axisLine, ...ticks, ...marks].join(''),
  };
}

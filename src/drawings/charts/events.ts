import { scaleUtc } from 'd3-scale';
import { circle, label, path } from '../motifs/kit';
import { type Drawing, element, type Point, textElement, textWidth } from '../svg';

/** An event, and the seconds since the first one. */
export interface TimedEvent {
  at: number;
  title: string;
}

/** Size of texts (src/styles/drawing.css), the height of a line; what a time takes before its title. */
const size = 14;
const line = 22;
const timeWidth = 44;
/** Width of the wide drawing; how far the axis lies from the edges: along it, and across where it runs along or down. */
const width = 1040;
const edge = 18;
const top = 30;
const left = 46;
const time = (date: Date): string => date.toISOString().slice(14, 19).replace(/^0/, '');

/**
 * Events on one time axis with ticks to scale, up to an hour: from left to right, or downwards for narrow screens. No label lies on another,
 * or on the line that leads to one. Pure.
 */
export function eventAxis(events: readonly TimedEvent[], isUpright: boolean): Drawing {
  const widths = events.map(({ title }) => Math.ceil(timeWidth + textWidth(title, size)));
  const length = isUpright
    ? Math.max(260, events.length * 33)
    : width - 2 * edge - 6 - (widths.at(-1) ?? 0);
  const scale = scaleUtc([0, (events.at(-1)?.at ?? 0) * 1000], [edge, edge + length]);
  const places = events.map(({ at }) => Math.round(scale(at * 1000)));
  const turned = (along: number, across: number): Point =>
    isUpright ? [across, along] : [along, across];
  const axis = isUpright ? left : top;

  // Downwards, a label moves below the one before. Else, from the last to the first, it hangs below all that it would meet.
  const ys: number[] = [];
  if (isUpright) for (const place of places) ys.push(Math.max(place, (ys.at(-1) ?? -line) + line));
  else
    for (const [at, place] of [...places.entries()].reverse()) {
      const end = place + (widths[at] ?? 0) + 16;
      ys[at] =
        line +
        Math.max(
          top,
          ...places.flatMap((other, next) => (next > at && other < end ? [ys[next] ?? 0] : [])),
        );
    }
  const ticks = scale.ticks(8).map((tick) => {
    const place = Math.round(scale(tick));
    const [x, y] = turned(place, isUpright ? axis - 12 : axis - 16);
    const mark = `M${turned(place, axis - 8).join(' ')}L${turned(place, axis).join(' ')}`;
    const [below, anchor] = isUpright ? [4, 'end'] : [0, 'middle'];
    return (
      element('path', { class: 'line', d: mark }) + label(time(tick), x, y + below, 'note', anchor)
    );
  });
  const marks = events.map(({ at, title }, index) => {
    const place = places[index] ?? 0;
    const y = ys[index] ?? 0;
    const [cx, cy] = turned(place, axis);
    const [x, end] = isUpright
      ? [left + 22, `${left + 16} ${y}`]
      : [place + 6, `${place} ${y + 4}`];
    return [
      path(`M${cx} ${cy}L${end}`, 'grid'),
      circle(cx, cy, 5, 'solid'),
      label(time(new Date(at * 1000)), x, y + 5, 'strong accent'),
      textElement(title, [x + timeWidth, y + 5]),
    ];
  });
  const from = turned(edge, axis);
  const to = turned(edge + length, axis);
  const along = path(`M${from.join(' ')}L${to.join(' ')}`, 'flow');
  return {
    width: isUpright ? left + 22 + Math.max(...widths) : width,
    height: Math.max(...ys) + edge,
    markup: [along, ...ticks, ...marks.flat()].join(''),
  };
}

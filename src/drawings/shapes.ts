import { element, pointsOf, roundedPath, textElement } from './svg';

/** Of lines. */
const cornerRadius = 8;

/** A path. The group around a drawing already has the look `line`. */
export const path = (pathData: string, look = 'line'): string =>
  element('path', { d: pathData, class: look === 'line' ? undefined : look });

/** A line with round corners through places: x, y, x, y … */
export const line = (look: string, ...coordinates: number[]): string =>
  path(roundedPath(pointsOf(...coordinates), cornerRadius), look);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  look = 'face',
  rx = 6,
): string => element('rect', { x, y, width, height, rx, class: look });

export const circle = (cx: number, cy: number, radius: number, look = 'face'): string =>
  element('circle', { cx, cy, r: radius, class: look });

/** A word at a place; nothing without one. */
export const label = (
  word: string,
  x: number,
  y: number,
  look = 'note',
  anchor = 'start',
): string =>
  word &&
  textElement(word, [x, y], {
    class: look,
    'text-anchor': anchor === 'start' ? undefined : anchor,
  });

/** A box with its name in the middle. */
export const box = (
  word: string,
  x: number,
  y: number,
  width: number,
  height: number,
  look: string,
) =>
  rect(x, y, width, height, look) +
  label(word, x + width / 2, y + height / 2 + 5, 'strong', 'middle');

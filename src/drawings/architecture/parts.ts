import type { Diagram } from '../../content/schemas/diagram';
import type { Box } from '../layout/geometry';
import { wrapText } from '../lettering';
import { label } from '../shapes';
import { element, type Point, roundedPath, textLines } from '../svg';
import { discRadius, headLength } from './numbers';
import { boldFactor, nameLine, nameSize, noteLine, noteSize, padding } from './sizes';

export type Component = Diagram['layers'][number]['components'][number];

/**
 * Links of components by id. Screen readers skip everything else: layers and flows are also given
 * as text.
 */
export type Links = Readonly<Record<string, { href: string }>>;

/** Puts marks in a text where a line may break. */
export type MarkBreaks = (text: string) => string;

export const hidden = { 'aria-hidden': 'true' };

/** The lines of a component's name and note. */
interface Lettering {
  names: string[];
  notes: string[];
}

export const letterComponent = (
  { name, note }: Component,
  width: number,
  mark: MarkBreaks,
): Lettering => ({
  names: wrapText(mark(name), nameSize * boldFactor, width, 4),
  notes: note ? wrapText(mark(note), noteSize, width, 3) : [],
});

export const heightOf = ({ names, notes }: Lettering): number =>
  names.length * nameLine + notes.length * noteLine;

/**
 * A component: its box, and its name and note in the middle of its height.
 * @param flows the numbers of its flows
 */
export function componentMarkup(
  lettering: Lettering,
  box: Box,
  flows: string,
  link: Links[string] | undefined,
): string {
  const face = element('rect', { ...box, rx: 6, class: flows ? 'tint' : 'face' });

  const x = box.x + padding;
  const top = box.y + (box.height - heightOf(lettering)) / 2;
  const notesTop = top + lettering.names.length * nameLine;
  const name = textLines(lettering.names, x, top + 13, nameLine, 'strong');
  const note = textLines(lettering.notes, x, notesTop + 11, noteLine, 'note');

  const parts = [face, name, note];
  return link
    ? element('a', { href: link.href, 'data-at': flows }, ...parts)
    : element('g', { ...hidden, 'data-at': flows }, ...parts);
}

const roundedPoint = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** The head of an arrow that points from one place, straight, to another. */
function headPath(from: Point, [x, y]: Point): string {
  const dx = Math.sign(x - from[0]);
  const dy = Math.sign(y - from[1]);
  const at = (place: Point) => roundedPoint(place).join(' ');

  const barb = (side: number) =>
    at([x - headLength * dx + 4 * side * dy, y - headLength * dy + 4 * side * dx]);
  return `M${barb(1)}L${at([x, y])}L${barb(-1)}`;
}

/**
 * A flow's line with its head, its disc and number, and a broad line below that the pointer finds.
 */
export function flowMarkup(path: readonly Point[], spot: Point, number: number): string {
  const [before, end] = path.slice(-2) as [Point, Point];
  const line = roundedPath(path.map(roundedPoint), 6);
  const [x, y] = roundedPoint(spot);

  return element(
    'g',
    { 'data-at': number },
    element('path', { class: 'reach', d: line }),
    element('path', { class: 'flow', pathLength: 1, d: line + headPath(before, end) }),
    element('circle', { cx: x, cy: y, r: discRadius, class: 'solid' }),
    label(`${number}`, x, y + 4, 'note on', 'middle'),
  );
}

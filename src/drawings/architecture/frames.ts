import type { Box } from '../layout/geometry';
import { wrapText } from '../lettering';
import { rect } from '../shapes';
import { element, textElement, textLines } from '../svg';
import { bandPadding, boldFactor, layerNameWidth, nameLine, nameSize } from './sizes';

/** A layer as a band with its name at the left; a zone of trust as a dashed frame. */
export function bandMarkup(
  name: string,
  [first]: readonly Box[],
  width: number,
  isZone: boolean,
): string {
  const top = (first?.y ?? 0) - bandPadding;
  const height = (first?.height ?? 0) + 2 * bandPadding;
  const look = isZone ? 'line dashed' : 'band';
  const radius = isZone ? 14 : 6;
  const band = rect(0.5, top + 0.5, width - 1, height - 1, look, radius);

  const lines = wrapText(name, nameSize * boldFactor, layerNameWidth - 22, 4);
  const baseline = top + height / 2 - (lines.length * nameLine) / 2 + 13;
  return band + textLines(lines, 16, baseline, nameLine, 'strong accent');
}

/** A bracket around the components of a stage, over them or below, with its name. */
export function stageMarkup(name: string, boxes: readonly Box[], isBelow: boolean): string {
  const start = Math.min(...boxes.map(({ x }) => x));
  const end = Math.max(...boxes.map(({ x, width }) => x + width));
  const top = boxes[0]?.y ?? 0;
  const bottom = top + (boxes[0]?.height ?? 0);

  const lineY = isBelow ? bottom + 12 : top - 12;
  const tip = isBelow ? -5 : 5;
  const bracket = element('path', {
    class: 'line',
    d: `M${start} ${lineY + tip}V${lineY}H${end}v${tip}`,
  });

  const baseline = isBelow ? lineY + 20 : lineY - 9;
  return bracket + textElement(name, [start, baseline], { class: 'strong accent' });
}

/**
 * The track through the middles of the components. A part of no flow: it pales with the others, so
 * that it doesn't strike their names.
 */
export function trackMarkup(boxes: readonly Box[]): string {
  const xs = boxes.map(({ x, width }) => x + width / 2);
  const ys = boxes.map(({ y, height }) => y + height / 2);
  const x = Math.min(...xs);
  const y = Math.min(...ys);

  const track = rect(x, y, Math.max(...xs) - x, Math.max(...ys) - y, 'track');
  return element('g', { 'data-at': '' }, track);
}

/**
 * The components on a racetrack: the stages on their way out, and those on their way back below.
 */
export function racetrackRows(stages: readonly (readonly string[])[]): string[][] {
  const rowsFor = (turn: number) => [
    stages.slice(0, turn).flat(),
    stages.slice(turn).flat().reverse(),
  ];
  const imbalance = (turn: number) =>
    Math.abs(rowsFor(turn).reduce((sum, { length }) => length - sum, 0));

  const turns = stages.map((_, index) => index + 1);
  const bestTurn = turns.reduce((best, turn) => (imbalance(turn) < imbalance(best) ? turn : best));
  return rowsFor(bestTurn);
}

import { element, type Point } from '../../drawings/svg';
import inter from './inter-bold.json';

/** A letter of a typeface in its units, on a baseline at 0. */
export interface LetterOutline {
  advance: number;
  path: string;
}

const outlineOf = (letter: string): LetterOutline | undefined =>
  (inter.letters as Record<string, LetterOutline>)[letter];

/** Large type is set tighter than text, but not beside marks as narrow as a comma. */
const trackingAt = (letter: string): number => (/[,.:]/.test(letter) ? 0.03 : -0.02);

/** From the start of a letter to that of the next, in units of the typeface. */
const advanceOf = (letter: string): number =>
  (outlineOf(letter)?.advance ?? 0) + trackingAt(letter) * inter.unitsPerEm;

/** Whether all letters of a text have outlines; Chinese ones have none. */
export const hasOutlines = (text: string): boolean => [...text].every(outlineOf);

/** The width of a text that has outlines. */
export function outlineWidth(text: string, size: number): number {
  const length = [...text].reduce((sum, letter) => sum + advanceOf(letter), 0);
  return (length * size) / inter.unitsPerEm;
}

/**
 * A text as outlines of Inter: a picture can't use the typeface of the page that shows it.
 * @param point of the baseline at its start
 */
export function outlinedText(
  text: string,
  [x, y]: Point,
  size: number,
  attributes: Record<string, string>,
): string {
  let offset = 0;
  const letters = [...text].map((letter) => {
    const { path = '' } = outlineOf(letter) ?? {};
    const transform = offset === 0 ? undefined : `translate(${Math.round(offset)})`;
    offset += advanceOf(letter);
    return path && element('path', { transform, d: path });
  });

  const transform = `translate(${x} ${y}) scale(${(size / inter.unitsPerEm).toFixed(5)})`;
  return element('g', { ...attributes, transform }, ...letters);
}

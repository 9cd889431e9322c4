import { Resvg } from '@resvg/resvg-js';
import { memoise } from '../../content/memoise';
import type { Drawing } from '../../drawings/svg';
import type { CoverDrawing, Frame } from './draw';

/** Where the parts of a drawing are, whatever its canvas; null if it draws nothing. */
export function boundsOf(markup: string): Frame | null {
  const visible = `<g fill="black" stroke="black">${markup}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${visible}</svg>`;
  const box = new Resvg(svg).getBBox();
  return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}

/** Parts that are smaller, in units of a drawing, would be specks in a small copy of a cover. */
const smallestPart = 28;

/** Gives the parts that are too small for small copies the class `detail`. */
const markDetails = (markup: string): string =>
  markup.replace(/<(?:rect|circle|path)\b[^>]*\/>/g, (part) => {
    const { width = 0, height = 0 } = boundsOf(part) ?? {};
    if (Math.max(width, height) >= smallestPart) return part;
    return part.includes(' class="')
      ? part.replace(' class="', ' class="detail ')
      : part.replace('/>', ' class="detail"/>');
  });

/** A drawing as covers show it: without its margins, and with its details marked. */
export const coverDrawing: (drawing: Drawing) => CoverDrawing = memoise(
  ({ width, height, markup }) => ({
    markup: markDetails(markup),
    bounds: boundsOf(markup) ?? { x: 0, y: 0, width, height },
  }),
  ({ markup }) => markup,
);

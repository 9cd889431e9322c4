/** Side of the square grid that the mark is drawn on. */
export const markGrid = 16;

/** Upper edges of the three logs, each 3 high. */
const logs = [0, 4, 8];
/** Each log in three pieces: the gaps between them are the bindings. */
const pieces = [
  { x: 1, width: 3 },
  { x: 5, width: 6 },
  { x: 12, width: 3 },
];
const raft = logs.flatMap((y) => pieces.map(({ x, width }) => `M${x} ${y}h${width}v3h-${width}z`)).join('');
/** Goes beyond the grid at both sides and is cut there, so that the line ends upright. */
const water = 'M-4 13.9q2 2.4 4 0t4 0 4 0 4 0 4 0 4 0';

/**
 * The one source of every icon: the raft of src/chrome/logo.tsx on a grid of 16, so that the edges of its logs lie on whole pixels at 16 px
 * and its multiples. The bindings are gaps, which show any ground.
 * @returns SVG shapes without a colour of their own, which inherit `fill` and `stroke`
 */
export const markShapes = `<path stroke="none" d="${raft}"/><path fill="none" stroke-width="1.5" d="${water}"/>`;

/** The mark as an SVG element in one colour, cut at its edges, to be placed in a document or in another SVG. */
export const markSvg = (colour: string, size: number, x = 0, y = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${markGrid} ${markGrid}" fill="${colour}" stroke="${colour}">${markShapes}</svg>`;

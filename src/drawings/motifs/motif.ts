import { type Drawing, element, escapeText, textWidth } from '../svg';

/** A frame or canvas in SVG units. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The canvas of every motif: 400 by 360 units, which also hold its words, and a margin for strokes.
 */
export const canvas: Area = { x: -2, y: -2, width: 404, height: 364 };

/** A line of text in a motif. */
export interface TextLine {
  /** With slots for words: `{{name}}`. */
  text: string;
  /** Where it starts, ends or has its middle, as `anchor` says. */
  x: number;
  anchor: string;
  /** What it must fit into: the smallest rectangle around it, else the canvas. */
  frame: Area;
}

/** What a file of data/motifs draws, in the classes of src/styles/drawing.css. */
export interface Motif {
  /** SVG with slots for words. */
  markup: string;
  /** The names of its words; none if it is always an ornament. */
  words: string[];
  lines: TextLine[];
}

/** Words by their names in a motif. */
export type MotifWords = Readonly<Record<string, string>>;

/** What data/ui says of a motif: its words, and what is to be seen on it. */
export interface MotifTexts {
  label?: string;
  words?: MotifWords;
}

const slots = /\{\{(\w+)\}\}/g;

/** The names of the words in a text with slots. */
export const slotsIn = (text: string): string[] =>
  Array.from(text.matchAll(slots), ([, name = '']) => name);

/** Puts words into the slots of a text; nothing where one is missing. */
const fillSlots = (text: string, wordOf: (name: string) => string): string =>
  text.replace(slots, (_, name: string) => wordOf(name));

/** Markup without its texts, and without groups that held nothing else. */
const withoutTexts = (markup: string): string =>
  markup.replace(/<text[^>]*>[^<]*<\/text>/g, '').replace(/<g[^>]*><\/g>/g, '');

/**
 * Draws a motif. Pure.
 * @param words what it names, in the page's language; without them it is an ornament
 */
export function drawMotif({ markup }: Motif, words?: MotifWords): Drawing {
  const content = words
    ? fillSlots(markup, (name) => escapeText(words[name] ?? ''))
    : withoutTexts(markup);

  const transform = `translate(${-canvas.x} ${-canvas.y})`;
  const group = element('g', { class: 'line', transform }, content);
  return { width: canvas.width, height: canvas.height, markup: group };
}

/** The share of a text's length that lies before its `x`, by its `text-anchor`. */
const anchorShares: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** The largest size of letters, that of phones (src/styles/drawing.css). */
const letterSize = 14;

/** The lines of a motif that are too long for what is drawn around them, with these words. */
export const overflowingLines = ({ lines }: Motif, words: MotifWords): string[] =>
  lines.flatMap(({ text, x, anchor, frame }) => {
    const line = fillSlots(text, (name) => words[name] ?? '');
    const length = textWidth(line, letterSize);
    const start = x - length * (anchorShares[anchor] ?? 0);

    const overflows = start < frame.x || start + length > frame.x + frame.width;
    return overflows ? [line] : [];
  });

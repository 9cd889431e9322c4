import { textWidth } from './svg';

/** The pieces of a text, with the spaces at their ends: lines break at spaces, after Chinese marks, and where `lineBreaks` of src/build marked it. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/(?<=[\u200b ，。；：、！？）])/)
    .map((piece) => piece.replaceAll('\u200b', '').replaceAll('\u00a0', ' '))
    .filter(Boolean);

/** Splits a piece that is wider than a line: at the capitals of a joined name, then anywhere. */
function cut(piece: string, size: number, width: number): string[] {
  if (textWidth(piece.trim(), size) <= width) return [piece];
  const parts = piece.match(/\p{Lu}*[^\p{Lu}]+|\p{Lu}+/gu) ?? [];
  if (parts.length > 1) return parts.flatMap((part) => cut(part, size, width));
  const room = Math.max(1, Math.floor((piece.length * width) / textWidth(piece, size)));
  return piece.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [piece];
}

/**
 * Breaks a text into the fewest lines that are at most `width` wide, of about one length.
 * @param text may have the marks of `lineBreaks`; the lines have none
 * @param most lines; what remains is an ellipsis
 */
export function wrapText(
  text: string,
  size: number,
  width: number,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const pieces = piecesOf(text).flatMap((piece) => cut(piece, size, width));
  const fill = (room: number) => {
    const lines: string[] = [];
    for (const piece of pieces) {
      const last = lines.at(-1);
      if (last === undefined || textWidth((last + piece).trim(), size) > room) lines.push(piece);
      else lines[lines.length - 1] = last + piece;
    }
    return lines.map((line) => line.trim());
  };
  let lines = fill(width);
  for (let room = width - 4; room > 0; room -= 4) {
    const narrower = fill(room);
    if (narrower.length > lines.length || narrower.some((line) => textWidth(line, size) > room))
      break;
    lines = narrower;
  }
  return lines.length <= most
    ? lines
    : [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1)}…`];
}

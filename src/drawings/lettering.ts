import { textWidth } from './svg';

/**
 * The pieces of a text, with the spaces at their ends: lines break at spaces, after Chinese marks,
 * and where `lineBreaks` of src/content marked it.
 */
export const piecesOf = (text: string): string[] =>
  text
    .split(/(?<=[\u200b ，。；：、！？）])/)
    .map((piece) => piece.replaceAll('\u200b', '').replaceAll('\u00a0', ' '))
    .filter(Boolean);

/** Splits a piece that is wider than a line: at the capitals of a joined name, then anywhere. */
function splitPiece(piece: string, size: number, width: number): string[] {
  if (textWidth(piece.trim(), size) <= width) return [piece];

  const words = piece.match(/\p{Lu}*[^\p{Lu}]+|\p{Lu}+/gu) ?? [];
  if (words.length > 1) return words.flatMap((word) => splitPiece(word, size, width));

  const letters = Math.max(1, Math.floor((piece.length * width) / textWidth(piece, size)));
  return piece.match(new RegExp(`.{1,${letters}}`, 'gu')) ?? [piece];
}

/** Fills lines with pieces, each line as far as `width` allows. */
function fillLines(pieces: readonly string[], size: number, width: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth((last + piece).trim(), size) <= width)
      lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** Fills as many lines as `width` asks for, of about one length. */
function balanceLines(pieces: readonly string[], size: number, width: number): string[] {
  let lines = fillLines(pieces, size, width);

  for (let narrower = width - 4; narrower > 0; narrower -= 4) {
    const candidate = fillLines(pieces, size, narrower);
    const overflows = candidate.some((line) => textWidth(line, size) > narrower);
    if (candidate.length > lines.length || overflows) break;
    lines = candidate;
  }
  return lines;
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
  const pieces = piecesOf(text).flatMap((piece) => splitPiece(piece, size, width));
  const lines = balanceLines(pieces, size, width);
  if (lines.length <= most) return lines;

  const last = `${lines[most - 1]?.slice(0, -1)}…`;
  return [...lines.slice(0, most - 1), last];
}

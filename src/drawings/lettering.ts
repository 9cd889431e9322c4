import { textWidth } from './svg';

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words with the marks that belong to them and the space after them; one that is wider than a line, in its parts. */
function partsOf(text: string, size: number, width: number): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    const isJoined = last !== undefined && (/^[^\p{L}\p{N}(（]/u.test(segment) || /[(（.]$/.test(last));
    if (isJoined && !/^\s/.test(segment) && !/\s$/.test(last)) pieces[pieces.length - 1] = last + segment;
    else if (/^\s+$/.test(segment)) pieces[pieces.length - 1] = `${last ?? ''} `;
    else pieces.push(segment);
  }
  return pieces.flatMap((piece) =>
    textWidth(piece.trim(), size) > width ? (piece.match(/\p{Lu}*[^\p{Lu}]+|\p{Lu}+/gu) ?? piece) : piece,
  );
}

/** Splits whatever is still wider than a line. */
function cut(part: string, size: number, width: number): string[] {
  if (textWidth(part.trim(), size) <= width) return [part];
  const room = Math.max(1, Math.floor((part.length * width) / textWidth(part, size)));
  return part.match(new RegExp(`.{1,${room}}`, 'gu')) ?? [part];
}

/**
 * Breaks a text into the fewest lines that are at most `width` wide, of about one length. Chinese breaks between words.
 * @param most lines; what remains is an ellipsis
 */
export function wrapText(text: string, size: number, width: number, most = 3): string[] {
  const pieces = partsOf(text, size, width).flatMap((part) => cut(part, size, width));
  const fill = (room: number) => {
    const lines: string[] = [];
    for (const piece of pieces) {
      const last = lines.at(-1);
      if (last === undefined || textWidth((last + piece).trim(), size) > room) lines.push(piece);
      else lines[lines.length - 1] = last + piece;
    }
    return lines;
  };
  let lines = fill(width);
  for (let room = width - 4; room > 0; room -= 4) {
    const narrower = fill(room);
    if (narrower.length > lines.length || narrower.some((line) => textWidth(line.trim(), size) > room)) break;
    lines = narrower;
  }
  const trimmed = lines.map((line) => line.trim());
  return trimmed.length <= most ? trimmed : [...trimmed.slice(0, most - 1), `${trimmed[most - 1]?.slice(0, -1)}…`];
}

/** Whether a text fits into so many lines without a word cut. */
export const fitsInto = (text: string, size: number, width: number, most: number): boolean =>
  partsOf(text, size, width).every((part) => textWidth(part.trim(), size) <= width) &&
  wrapText(text, size, width, Number.POSITIVE_INFINITY).length <= most;

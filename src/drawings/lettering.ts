import { textWidth } from './svg';

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Words with the marks that belong to them and the space before them; a word wider than a line is cut. */
function piecesOf(text: string, size: number, width: number): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    const isJoined = last !== undefined && (/^[^\p{L}\p{N}(（]/u.test(segment) || /[(（.]$/.test(last));
    if (isJoined && !/^\s/.test(segment) && !/\s$/.test(last)) pieces[pieces.length - 1] = last + segment;
    else if (/^\s+$/.test(segment)) pieces[pieces.length - 1] = `${last ?? ''} `;
    else pieces.push(segment);
  }
  const isWide = (piece: string) => textWidth(piece.trim(), size) > width;
  const humps = pieces.flatMap((piece) =>
    isWide(piece) ? (piece.match(/\p{Lu}*[^\p{Lu}]+|\p{Lu}+/gu) ?? piece) : piece,
  );
  return humps.flatMap((piece) => {
    if (!isWide(piece)) return piece;
    const room = Math.max(1, Math.floor((piece.length * width) / textWidth(piece, size)));
    return piece.match(new RegExp(`.{1,${room}}`, 'gu')) ?? piece;
  });
}

/**
 * Breaks a text into the fewest lines that are at most `width` wide, of about one length. Chinese breaks between words.
 * @param most lines; what remains is an ellipsis
 */
export function wrapText(text: string, size: number, width: number, most = 3): string[] {
  const pieces = piecesOf(text, size, width);
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

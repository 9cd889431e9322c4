import { piecesOf, wrapText } from '../../drawings/lettering';
import { textWidth } from '../../drawings/svg';

/** Width of bold letters relative to regular ones in a title. */
const boldFactor = 1.06;

/** Line height relative to the type size. */
const lineHeight = 1.25;

/** Size of a subtitle relative to its title. */
const subtitleFactor = 0.72;

interface TitleBox {
  width: number;
  height: number;
}

interface TitleLines {
  title: string[];
  subtitle: string[];
  size: number;
  subtitleSize: number;
}

const heightOf = (lines: readonly string[], size: number): number =>
  lines.length * size * lineHeight;

/** Drops the lines that the box has no room for. */
function cutTitle(main: string, lines: TitleLines, { width, height }: TitleBox): TitleLines {
  const { size, subtitle, subtitleSize } = lines;
  const mostLines = Math.floor(height / (size * lineHeight));
  const title = wrapText(main, size * boldFactor, width, mostLines);

  const room = height - heightOf(title, size);
  const mostSubtitleLines = Math.floor(room / (subtitleSize * lineHeight));
  return { ...lines, title, subtitle: subtitle.slice(0, mostSubtitleLines) };
}

/**
 * Sets a title in the largest type with which it fits in a box; a title that is too long for the
 * smallest ends with an ellipsis. Pure.
 * @param text with the marks of `lineBreaks`
 * @param sizes the sizes to try, the largest first
 * @returns the lines of the title and of what follows its colon, which is set smaller, and the size
 * of each
 */
export function setTitle(text: string, box: TitleBox, sizes: readonly number[]): TitleLines {
  const [, main = text, rest = ''] = /^(.+?)(?:：|: )(.+)$/u.exec(text) ?? [];
  const smallest = sizes.at(-1) ?? 0;

  for (const size of sizes) {
    const subtitleSize = Math.max(size * subtitleFactor, smallest);
    const title = wrapText(main, size * boldFactor, box.width);
    const subtitle = rest === '' ? [] : wrapText(rest, subtitleSize * boldFactor, box.width);
    const lines = { title, subtitle, size, subtitleSize };

    const splitsWord = piecesOf(main).some(
      (piece) => textWidth(piece.trim(), size * boldFactor) > box.width,
    );
    const height = heightOf(title, size) + heightOf(subtitle, subtitleSize);
    if (!splitsWord && height <= box.height) return lines;
    if (size === smallest) return cutTitle(main, lines, box);
  }

  throw new Error('no size of type to try');
}

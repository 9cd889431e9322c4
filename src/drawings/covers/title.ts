import { piecesOf, wrapText } from '../lettering';
import { textWidth } from '../svg';

/** Width of bold letters relative to regular ones in a title. */
const bold = 1.06;
/** Line height relative to the type size. */
const lineHeight = 1.25;

/**
 * Sets a title in the largest type with which it fits in a box; a title that is too long for the smallest ends with an ellipsis. Pure.
 * @param text with the marks of `lineBreaks`
 * @param sizes the sizes to try, the largest first
 * @returns the lines of the title and of what follows its colon, which is set smaller, and the size of each
 */
export function setTitle(
  text: string,
  box: { width: number; height: number },
  sizes: readonly number[],
) {
  const [, main = text, rest = ''] = /^(.+?)(?:：|: )(.+)$/u.exec(text) ?? [];
  for (const size of sizes) {
    const small = Math.max(size * 0.72, sizes.at(-1) ?? 0);
    const isCut = piecesOf(main).some((piece) => textWidth(piece.trim(), size * bold) > box.width);
    const title = wrapText(main, size * bold, box.width);
    const subtitle = rest === '' ? [] : wrapText(rest, small * bold, box.width);
    const height = (lines: number, of: number) => lines * of * lineHeight;
    const fits =
      !isCut && height(title.length, size) + height(subtitle.length, small) <= box.height;
    if (fits) return { title, subtitle, size, small };
    if (size !== sizes.at(-1)) continue;
    const kept = wrapText(
      main,
      size * bold,
      box.width,
      Math.floor(box.height / (size * lineHeight)),
    );
    const most = Math.floor((box.height - height(kept.length, size)) / (small * lineHeight));
    return { title: kept, subtitle: subtitle.slice(0, most), size, small };
  }
  throw new Error('no size of type to try');
}

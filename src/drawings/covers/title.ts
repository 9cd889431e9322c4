import type { Language } from '../../config/languages';
import { pieces } from '../pieces';
import { textWidth } from '../svg';

/** Letters of a title are bold: wider than in running text. */
const widthOf = (text: string, size: number) => textWidth(text.trimEnd(), size) * 1.06;

/** Fills lines with pieces; a piece that no line has room for is cut. */
function fill(parts: readonly string[], room: number, size: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const [last] = lines.slice(-1);
    if (last !== undefined && widthOf(last + part, size) <= room) lines[lines.length - 1] = last + part;
    else if (widthOf(part, size) <= room) lines.push(part);
    else {
      const most = Math.max(1, Math.floor((room / widthOf(part, size)) * part.length));
      for (let at = 0; at < part.length; at += most) lines.push(part.slice(at, at + most));
    }
  }
  return lines;
}

/** Sets a text in as few lines as the room allows, of even length. Lines break between words, in Chinese too. */
export function setLines(text: string, language: Language, room: number, size: number): string[] {
  const parts = pieces(text, language);
  const count = fill(parts, room, size).length;
  // No narrower than the widest word.
  const least = Math.max(...parts.map((part) => widthOf(part, size)));
  let width = room;
  while (width - size / 2 >= least && fill(parts, width - size / 2, size).length === count) width -= size / 2;
  return fill(parts, width, size).map((line) => line.trim());
}

export interface SetTitle {
  title: string[];
  /** What follows the title's colon, set smaller. */
  subtitle: string[];
  /** Sizes of the type of both. */
  size: number;
  small: number;
}

/**
 * Sets a title in the largest type with which it fits in a box; a title that is too long for the smallest ends with an ellipsis. Pure.
 * @param sizes the sizes to try, the largest first
 */
export function setTitle(
  text: string,
  language: Language,
  box: { width: number; height: number },
  sizes: readonly number[],
): SetTitle {
  const [, main = text, rest = ''] = /^(.+?)(?:：|: )(.+)$/u.exec(text) ?? [];
  for (const size of sizes) {
    const small = Math.max(size * 0.72, sizes.at(-1) ?? 0);
    const isCut = pieces(main, language).some((part) => widthOf(part, size) > box.width);
    const title = setLines(main, language, box.width, size);
    const subtitle = rest === '' ? [] : setLines(rest, language, box.width, small);
    const height = (lines: number, of: number) => lines * of * 1.25;
    const fits = !isCut && height(title.length, size) + height(subtitle.length, small) <= box.height;
    if (fits) return { title, subtitle, size, small };
    if (size !== sizes.at(-1)) continue;
    const kept = title.slice(0, Math.floor(box.height / (size * 1.25)));
    if (kept.length < title.length) kept.push(`${(kept.pop() ?? '').slice(0, -1)}…`);
    const most = Math.floor((box.height - height(kept.length, size)) / (small * 1.25));
    return { title: kept, subtitle: subtitle.slice(0, most), size, small };
  }
  throw new Error('no size of type to try');
}

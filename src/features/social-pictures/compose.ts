import { raft } from '../../drawings/charts/raft';
import { type Drawing, element, textElement } from '../../drawings/svg';
import type { Language } from '../../site/languages';
import { vendorMark } from '../../site/vendor';
import { setTitle } from '../covers/title';
import { type SocialPicture, socialSize } from './picture';
import { drawingStyle } from './style';

/** The typeface of each language; the Chinese one calls itself thin in every weight. */
const typefaces: Record<Language, string> = { zh: 'Noto Sans SC Thin', en: 'Inter' };

const left = 72;
const headline = { width: 620, height: 330 };
const headlineSizes = [80, 76, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36, 32];
const lineHeight = 1.25;
const eyebrow = { size: 28, space: 20 };
/** The area between the upper edge and the vendor's name. */
const body = { top: 64, bottom: 504 };
const drawingFrame = { x: 716, y: 56, width: 428, height: 440 };
const vendor = { baseline: 565, size: 32, mark: 48 };
const raftFrame = { x: 978, y: 538, width: 166, height: 40 };

const markAt = (x: number, y: number, size: number, colour: string): string =>
  vendorMark.replace(
    '<svg',
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${colour}"`,
  );

/** A drawing in a frame, as large as it leaves room. */
const drawingAt = (
  { width, height, markup }: Drawing,
  frame: { x: number; y: number; width: number; height: number },
): string =>
  element('svg', { ...frame, viewBox: `0 0 ${width} ${height}`, class: 'drawing' }, markup);

/**
 * Lines of bold text below each other.
 * @param top of the first line's box
 */
const linesAt = (lines: readonly string[], top: number, size: number, fill: string): string[] =>
  lines.map((line, index) =>
    textElement(line, [left, top + size * (0.95 + index * lineHeight)], {
      'font-size': size,
      fill,
    }),
  );

/** Eyebrow and headline, in the middle of the body's height. */
function textOf(picture: SocialPicture, ink: string, soft: string, accent: string): string {
  const { title, subtitle, size, subtitleSize } = setTitle(
    picture.heading,
    headline,
    headlineSizes,
  );
  const titleHeight = title.length * size * lineHeight;
  const height =
    eyebrow.size + eyebrow.space + titleHeight + subtitle.length * subtitleSize * lineHeight;
  const top = (body.top + body.bottom - height) / 2;
  const titleTop = top + eyebrow.size + eyebrow.space;

  return element(
    'g',
    { 'font-weight': 700 },
    textElement(picture.eyebrow, [left, top + eyebrow.size], {
      'font-size': eyebrow.size,
      fill: accent,
    }),
    ...linesAt(title, titleTop, size, ink),
    ...linesAt(subtitle, titleTop + titleHeight, subtitleSize, soft),
  );
}

/**
 * Composes a social picture. Pure.
 * @param colour the value of a colour of src/styles/tokens.css by its name
 * @returns an SVG document of `socialSize`
 */
export function composeSocialPicture(
  picture: SocialPicture,
  colour: (name: string) => string,
): string {
  const { width, height } = socialSize;
  const brand = colour('brand');
  const ink = colour('ink');
  const accent = picture.family ? colour(`accent-${picture.family}`) : brand;

  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      'font-family': typefaces[picture.language],
    },
    `<style>${drawingStyle(colour, accent)}</style>`,
    element('rect', { width, height, fill: colour('paper') }),
    textOf(picture, ink, colour('ink-soft'), accent),
    picture.drawing
      ? drawingAt(picture.drawing, drawingFrame)
      : markAt(drawingFrame.x + 120, drawingFrame.y + 120, 200, brand),
    markAt(left, vendor.baseline - 36, vendor.mark, brand),
    textElement(picture.vendor, [left + vendor.mark + 16, vendor.baseline], {
      'font-size': vendor.size,
      'font-weight': 700,
      fill: ink,
    }),
    drawingAt(raft, raftFrame),
  );
}

import { box, line } from '../motifs/kit';
import { type Drawing, short, textWidth } from '../svg';

const size = { width: 400, height: 320 };
const height = 40;

/**
 * The first office in the middle, the others around it in their order, each joined to it. Pure.
 * @returns undefined for fewer than three cities, which need no drawing
 */
export function officesHub([first, ...others]: readonly string[]): Drawing | undefined {
  if (first === undefined || others.length < 2) return undefined;
  const x = size.width / 2;
  const y = size.height / 2;
  const placed = others.map((city, at) => {
    const angle = ((at + 0.5) / others.length) * 2 * Math.PI;
    return { city, x: x + (x - 60) * Math.sin(angle), y: y - (y - height) * Math.cos(angle) };
  });
  const office = (city: string, atX: number, atY: number, look: string) => {
    const width = textWidth(city, 14) + 24;
    return box(city, atX - width / 2, atY - height / 2, width, height, look);
  };
  const markup = [
    ...placed.map((to) => line('flow', x, y, short(to.x), short(to.y))),
    ...placed.map((to) => office(to.city, to.x, to.y, 'face')),
    office(first, x, y, 'tint'),
  ];
  return { ...size, markup: markup.join('') };
}

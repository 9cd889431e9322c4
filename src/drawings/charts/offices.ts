import { box, line } from '../shapes';
import { type Drawing, short, textWidth } from '../svg';

const size = { width: 400, height: 320 };
const centre = { x: size.width / 2, y: size.height / 2 };
const officeHeight = 40;

/** Distance of the outer offices from the middle. */
const radius = { x: centre.x - 60, y: centre.y - officeHeight };

interface Office {
  city: string;
  x: number;
  y: number;
}

/** Places cities around the middle, clockwise. */
const placeAround = (cities: readonly string[]): Office[] =>
  cities.map((city, index) => {
    const angle = ((index + 0.5) / cities.length) * 2 * Math.PI;
    return {
      city,
      x: centre.x + radius.x * Math.sin(angle),
      y: centre.y - radius.y * Math.cos(angle),
    };
  });

function officeMarkup({ city, x, y }: Office, look: string): string {
  const width = textWidth(city, 14) + 24;
  return box(city, x - width / 2, y - officeHeight / 2, width, officeHeight, look);
}

/**
 * The first office in the middle, the others around it in their order, each joined to it. Pure.
 * @returns undefined for fewer than three cities, which need no drawing
 */
export function officesHub([first, ...others]: readonly string[]): Drawing | undefined {
  if (first === undefined || others.length < 2) return undefined;

  const offices = placeAround(others);
  const markup = [
    ...offices.map(({ x, y }) => line('flow', centre.x, centre.y, short(x), short(y))),
    ...offices.map((office) => officeMarkup(office, 'face')),
    officeMarkup({ city: first, ...centre }, 'tint'),
  ];
  return { ...size, markup: markup.join('') };
}

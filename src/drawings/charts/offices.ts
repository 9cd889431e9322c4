import { scaleLinear } from 'd3-scale';
import { type Drawing, element, type Point, textElement, textWidth } from '../svg';

/** Degrees, east and north. */
export type Place = readonly [longitude: number, latitude: number];

const degree = 20;
const margin = 2;
/** Between a city and its name. */
const gap = 8;

/**
 * Cities on a lattice of whole degrees, with every tenth named: neither land nor borders. A name stands on the right of its city, or on the
 * left where the edge or an eastern neighbour is near. Pure.
 * @returns undefined for fewer than two cities, which make no map
 */
export function officesMap(cities: readonly { name: string; place: Place }[]): Drawing | undefined {
  if (cities.length < 2) return undefined;
  const [longitudes, latitudes] = [cities.map(({ place }) => place[0]), cities.map(({ place }) => place[1])];
  const [west, east] = [Math.floor(Math.min(...longitudes)) - margin, Math.ceil(Math.max(...longitudes)) + margin];
  const [south, north] = [Math.floor(Math.min(...latitudes)) - margin, Math.ceil(Math.max(...latitudes)) + margin];
  // A degree of longitude is shorter, by the cosine of the latitude in the middle.
  const across = degree * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [width, height] = [(east - west) * across, (north - south) * degree];
  const [x, y] = [scaleLinear([west, east], [0, width]), scaleLinear([north, south], [0, height])];
  const at = ([longitude, latitude]: Place): Point => [x(longitude), y(latitude)];
  const rows = Array.from({ length: north - south + 1 }, (_, row) => `M0 ${row * degree}h${Math.ceil(width)}`);
  const marks = cities.map(({ name, place }) => {
    const [left, top] = at(place);
    const isNear = cities.some(
      ({ place: other }) =>
        other !== place && Math.hypot(other[0] - place[0], other[1] - place[1]) < 1 && other[0] > place[0],
    );
    const isLeft = isNear || left + gap + textWidth(name, 14) > width;
    return (
      element('circle', { cx: left, cy: top, r: 3, class: 'solid' }) +
      textElement(name, [left + (isLeft ? -gap : gap), top + 5], isLeft ? { 'text-anchor': 'end' } : {})
    );
  });
  const dots = element('path', {
    d: rows.join(''),
    class: 'line',
    'stroke-width': 1.5,
    'stroke-dasharray': `0 ${across.toFixed(3)}`,
  });
  const tens = (from: number, to: number) => scaleLinear([from + 1, to - 1]).ticks((to - from - 2) / 10);
  const named = [
    ...tens(west, east).map((ten) => textElement(`${ten}°`, [x(ten) + 4, height - 4], { class: 'note' })),
    ...tens(south, north).map((ten) => textElement(`${ten}°`, [4, y(ten) - 4], { class: 'note' })),
  ];
  return { width: Math.ceil(width), height, markup: dots + named.join('') + marks.join('') };
}

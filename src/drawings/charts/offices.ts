import { type Drawing, element, type Point, textElement } from '../svg';

/** Degrees, east and north. */
export type Place = readonly [longitude: number, latitude: number];

const degree = 20;
const margin = 2;

/**
 * Cities on a lattice of whole degrees: neither land nor borders. Of two cities that are close, the western one has its name on the left.
 * Pure.
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
  const at = ([longitude, latitude]: Place): Point => [(longitude - west) * across, (north - latitude) * degree];
  const rows = Array.from({ length: north - south + 1 }, (_, row) => `M0 ${row * degree}h${Math.ceil(width)}`);
  const marks = cities.map(({ name, place }) => {
    const [x, y] = at(place);
    const isLeft = cities.some(
      ({ place: other }) =>
        other !== place && Math.hypot(other[0] - place[0], other[1] - place[1]) < 1 && other[0] > place[0],
    );
    return (
      element('circle', { cx: x, cy: y, r: 4, class: 'solid' }) +
      textElement(name, [x + (isLeft ? -9 : 9), y + 5], isLeft ? { 'text-anchor': 'end' } : {})
    );
  });
  const dots = element('path', {
    d: rows.join(''),
    class: 'line',
    'stroke-width': 1.5,
    'stroke-dasharray': `0 ${across.toFixed(3)}`,
  });
  return { width: Math.ceil(width), height, markup: dots + marks.join('') };
}

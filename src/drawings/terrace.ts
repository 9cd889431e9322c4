import type { Diagram } from '../contract/content/sections';
import { layOut } from './layout';
import { fitsInto, wrapText } from './lettering';
import { type Drawing, element, type Point, roundedPath, short, textElement, textWidth } from './svg';

/*
 * Coordinates: x runs along a plate, to the right and back; y from plate to plate, to the right and forth; z up. What lies on a plate is
 * drawn flat in a group that `matrix` tilts, where a height z is (z, -z).
 */
const cos = Math.cos(Math.PI / 6);
const matrix = `matrix(${cos.toFixed(3)} -.5 ${cos.toFixed(3)} .5 0 0)`;

/** Width of the drawing. */
const width = 600;
/** Size of the names (on desktops at least 12 pixels, src/components/plan.module.css), and the distance between two lines. */
const [size, line] = [11.5, 12.5];
/** Height of a step, thickness of its plate, height of a tile. */
const [step, plate, tile] = [36, 7, 4];
/** Rim of a plate around its tiles, and distance of two flows beside each other. */
const [rim, pitch] = [6, 8];
/** Between two tiles of a step, and between those of two steps. */
const gap = [9, 14] as const;

const hidden = { 'aria-hidden': 'true' };

const project = (x: number, y: number, z: number): Point => [(x + y) * cos, (y - x) / 2 - z];

/** A slab, in the tilted group: its visible sides, then its top. */
function slab(
  x: number,
  y: number,
  z: number,
  length: number,
  depth: number,
  thickness: number,
  faces: [string, string],
) {
  const [left, back] = [Math.round(x + z), Math.round(y - z)];
  const sides = `M${left} ${back}l-${thickness} ${thickness}v${short(depth)}h${short(length)}l${thickness}-${thickness}z`;
  return (
    element('path', { class: faces[0], d: sides }) +
    element('rect', { class: faces[1], x: left, y: back, width: length, height: depth, rx: thickness > 5 ? 3 : 2 })
  );
}

/**
 * The layers of a diagram as the steps of a terrace, from the highest at the back to the lowest in front: its components are tiles with
 * their names, its flows run along the axes of the steps and down their edges.
 * @param links where tiles lead, by the ids of their components; screen readers skip the other ones
 * @throws Error that names the flow, if it leads from or to a component that the diagram does not have
 */
export function drawTerrace(
  { layers, flows }: Diagram,
  links: Readonly<Record<string, { href: string; label: string }>> = {},
): Drawing {
  const rows = layers.map(({ components }) => components.map(({ id }) => id));
  const nameRoom = layers.every(({ name }) => fitsInto(name, size, 66, 3)) ? 66 : 74;
  const layerNames = layers.map(({ name }) => wrapText(name, size, nameRoom));
  const nameWidth = Math.max(...layerNames.flat().map((text) => textWidth(text, size * 1.05))) + 10;

  // The deeper the steps, the shorter they are: the drawing has one width, whatever lies between its tiles.
  const columns = Math.max(...rows.map(({ length }) => length));
  const { size: trial } = layOut({ rows, flows }, { width: 100, height: 20, gap, pitch }, [0, 0]);
  const room = (width - 12) / cos - nameWidth - 4 * rim - trial[0] - trial[1];
  const lengthFor = (depth: number) => 100 + (room - layers.length * (depth - 20)) / columns;
  const all = layers.flatMap(({ components }) => components);
  const depthOf = (lines: number) => lines * line + 9;
  const roomIn = (lines: number) => lengthFor(depthOf(lines)) - 3;
  const misfits = [1, 2, 3].map(
    (lines) => all.filter(({ name }) => !fitsInto(name, size, roomIn(lines), lines)).length,
  );
  const most = misfits.indexOf(Math.min(...misfits)) + 1;
  const depth = depthOf(most);
  const length = lengthFor(depth);
  const origin = [nameWidth + rim, rim] as const;
  const {
    boxes,
    paths,
    size: [end, front],
  } = layOut({ rows, flows }, { width: length, height: depth, gap, pitch }, origin);
  const tops = rows.map(([id = '']) => boxes.get(id)?.y ?? 0);

  /** Where the step of a row begins: right after the rim of the step above. */
  const edge = (row: number) =>
    row === 0 ? 0 : row === layers.length ? front + rim : (tops[row - 1] ?? 0) + depth + rim;
  const heightAt = (at: number) => -step * Math.max(0, layers.filter((_, row) => at >= edge(row)).length - 1);
  const plateLength = end + rim - nameWidth;
  const joined = flows.flatMap(({ from, to }) => [from, to]);

  const plates = layers.map((_, row) =>
    slab(nameWidth, edge(row), -row * step, plateLength, edge(row + 1) - edge(row), plate, ['band edge', 'ground']),
  );
  const names = new Map(all.map(({ id, name }) => [id, { name, lines: wrapText(name, size, roomIn(most), most) }]));
  const tiles = [...boxes]
    .sort(([, a], [, b]) => a.y - b.y || a.x - b.x)
    .map(([id, { x: left, y: back }]) => {
      const z = tile - tops.indexOf(back) * step;
      const { name, lines } = names.get(id) ?? { name: '', lines: [] };
      const first = back - z + (depth - lines.length * line) / 2 + 9.5;
      const link = links[id];
      return element(
        link ? 'a' : 'g',
        link ? { href: link.href, 'aria-label': link.label } : hidden,
        slab(left, back, z, length, depth, tile, joined.includes(id) ? ['solid', 'tint'] : ['face', 'face']),
        ...lines.flatMap((text, at) => [
          // The name as it is read: its words stay apart.
          name.includes(`${lines[at - 1]} ${text}`) ? ' ' : '',
          textElement(text, [Math.round(left + z + length / 2), Math.round(first + at * line)], {
            class: 'strong middle',
          }),
        ]),
      );
    });
  const labels = layerNames.flatMap((lines, row) => {
    const middle = (tops[row] ?? 0) + depth / 2 + row * step;
    const first = middle - (lines.length * line) / 2 + 9.5;
    return lines.map((text, at) =>
      textElement(text, [Math.round(nameWidth - 9 - row * step), Math.round(first + at * line)], {
        class: 'strong accent end',
      }),
    );
  });

  const lines = paths.map((path) => {
    const corners: Point[] = [];
    for (const [at, [a, b]] of path.entries()) {
      const before = path[at - 1];
      if (before) {
        // Down or up the edges on the way.
        const [from, to] = [before[1], b];
        const edges = layers
          .map((_, row) => edge(row))
          .filter((at) => at > Math.min(from, to) && at <= Math.max(from, to));
        for (const at of from < to ? edges : edges.reverse()) {
          const [first, second] = from < to ? [at - 0.01, at] : [at, at - 0.01];
          corners.push(project(a, at, heightAt(first)), project(a, at, heightAt(second)));
        }
      }
      corners.push(project(a, b, heightAt(b)));
    }
    return corners;
  });
  const drawn = lines.map((corners) =>
    element('path', { class: 'flow drawn', pathLength: 1, d: roundedPath(corners, 3) }),
  );
  const ends = lines.flatMap((corners) =>
    [corners[0], corners.at(-1)].map((corner, at) => {
      const [a, b] = corner ?? [0, 0];
      return element('circle', { cx: a, cy: b - tile, r: at === 0 ? 2.5 : 3, class: at === 0 ? 'face' : 'solid' });
    }),
  );
  const [right, last] = [nameWidth + plateLength, edge(layers.length)];
  const top = project(right, 0, 0)[1] - tile - 4;
  const bottom = Math.max(
    project(nameWidth, last, -(layers.length - 1) * step)[1],
    project(0, (tops.at(-1) ?? 0) + depth, -(layers.length - 1) * step)[1],
  );
  const flat = (...parts: string[]) => element('g', { transform: matrix, class: 'flat', 'font-size': size }, ...parts);
  return {
    width,
    height: Math.ceil(bottom + plate + 4 - top),
    markup: element(
      'g',
      { transform: `translate(6 ${Math.ceil(-top)})` },
      flat(...plates, element('g', hidden, ...labels)),
      ...drawn,
      flat(...tiles),
      ...ends,
    ),
  };
}

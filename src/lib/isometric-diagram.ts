export interface DiagramSource {
  layers: readonly { components: readonly { id: string }[] }[];
  flows: readonly { from: string; to: string }[];
}

type Point = [x: number, y: number];

/** A tile of a layer: its top and its two visible sides, as SVG polygon points. */
export interface Tile {
  top: string;
  left: string;
  right: string;
  active: boolean;
}

/**
 * Plates from the lowest layer to the highest with their tiles, and flows between tiles; lengths in SVG
 * units.
 */
export interface IsometricDiagram {
  width: number;
  height: number;
  plates: { outline: string; tiles: Tile[] }[];
  flows: { path: string; end: Point }[];
}

const scale = 30;
/** Length and depth of a plate and thickness of a tile, in multiples of `scale`. */
const [plateLength, plateDepth, thickness] = [10, 4.6, 0.42];
/** Distance between two plates, in multiples of `scale`. */
const storey = 2.7;
const margin = 12;
const cos = Math.cos(Math.PI / 6);

const project = (x: number, y: number, z: number): Point => [
  margin + (x - y + plateDepth) * cos * scale,
  margin + (x + y) * 0.5 * scale - z * scale,
];
const round = (value: number) => Math.round(value * 10) / 10;
const points = (corners: readonly Point[]) => corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

/**
 * Lays out a diagram isometrically: each layer is a plate, each component a tile on it, each flow a line.
 * Flows from or to an unknown component are left out.
 */
export function layoutIsometricDiagram({ layers, flows }: DiagramSource): IsometricDiagram {
  const top = (layers.length - 1) * storey + thickness;
  // Puts the far corner of the highest plate at the upper edge of the drawing.
  const lift = (corner: Point): Point => [corner[0], corner[1] + top * scale];
  const at = (x: number, y: number, z: number) => lift(project(x, y, z));
  const active = new Set(flows.flatMap(({ from, to }) => [from, to]));
  const centres = new Map<string, Point>();

  const plates = layers.map(({ components }, index) => {
    const z = (layers.length - 1 - index) * storey;
    const gap = 0.4;
    const length = (plateLength - gap * (components.length + 1)) / components.length;
    const [near, far] = [plateDepth - gap, gap];
    const tiles = components.map(({ id }, position): Tile => {
      const start = gap + position * (length + gap);
      const end = start + length;
      const upper = z + thickness;
      centres.set(id, at((start + end) / 2, (near + far) / 2, upper));
      return {
        active: active.has(id),
        top: points([at(start, far, upper), at(end, far, upper), at(end, near, upper), at(start, near, upper)]),
        left: points([at(start, near, upper), at(end, near, upper), at(end, near, z), at(start, near, z)]),
        right: points([at(end, far, upper), at(end, near, upper), at(end, near, z), at(end, far, z)]),
      };
    });
    return {
      outline: points([at(0, 0, z), at(plateLength, 0, z), at(plateLength, plateDepth, z), at(0, plateDepth, z)]),
      tiles,
    };
  });

  return {
    width: Math.round((plateLength + plateDepth) * cos * scale + 2 * margin),
    height: Math.round((plateLength + plateDepth) * 0.5 * scale + top * scale + 2 * margin),
    plates: plates.reverse(),
    flows: flows.flatMap(({ from, to }) => {
      const [start, end] = [centres.get(from), centres.get(to)];
      if (!start || !end) return [];
      return [
        {
          path: `M${round(start[0])} ${round(start[1])}V${round((start[1] + end[1]) / 2)}H${round(end[0])}V${round(end[1])}`,
          end: [round(end[0]), round(end[1])],
        },
      ];
    }),
  };
}

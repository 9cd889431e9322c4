import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagram } from '../../src/contract/content/sections';
import { drawArchitecture } from '../../src/drawings/architecture';
import { root } from '../support/root';

type Point = readonly [x: number, y: number];
type Page = { sections: { kind: string; diagram?: Diagram }[] };

const folder = join(root, 'data/pages');
const diagrams = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.zh.json'))
  .flatMap((file): [string, Diagram][] => {
    const { sections }: Page = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return sections.flatMap(({ diagram }) => (diagram ? [[file, diagram]] : []));
  });

/** The corners of each flow, before they are rounded. */
const flowsOf = (markup: string): Point[][] =>
  Array.from(markup.matchAll(/class="reach" d="([^"]*)"/g), ([, d = '']) =>
    Array.from(d.matchAll(/[MLQ](\S+) ([^LQ ]+)/g), ([, x, y]): Point => [Number(x), Number(y)]),
  );
const side = (a: Point, b: Point, c: Point) => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
/** Where two flows cross; their lines are upright or level. */
const crossings = (one: readonly Point[], other: readonly Point[]): Point[] =>
  one.slice(1).flatMap((b, first) =>
    other.slice(1).flatMap((d, second): Point[] => {
      const [a, c] = [one[first] ?? b, other[second] ?? d];
      const isCrossed = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
      return isCrossed ? [a[0] === b[0] ? [a[0], c[1]] : [c[0], a[1]]] : [];
    }),
  );
/** The centres of the flows' numbers. */
const numbersOf = (markup: string): Point[] =>
  Array.from(markup.matchAll(/<circle cx="(\S+)" cy="(\S+)" r="9"/g), ([, x, y]): Point => [Number(x), Number(y)]);

test.each(diagrams)(
  'in %s each flow crosses one other at most, away from numbers (docs/charts.md)',
  async (_, diagram) => {
    const { markup } = await drawArchitecture(diagram);
    const [flows, numbers] = [flowsOf(markup), numbersOf(markup)];
    expect([flows.length, numbers.length]).toEqual([diagram.flows.length, diagram.flows.length]);
    const crossed = flows.map((flow) =>
      flows.map((other) => crossings(flow, other)).filter(({ length }) => length > 0),
    );
    expect(Math.max(0, ...crossed.map(({ length }) => length))).toBeLessThanOrEqual(1);
    const distances = crossed.flatMap((places, at) =>
      places.flat().map(([x, y]) => Math.hypot(x - (numbers[at]?.[0] ?? 0), y - (numbers[at]?.[1] ?? 0))),
    );
    expect(Math.min(24, ...distances)).toBe(24);
  },
);

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
const crosses = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.slice(1).some((b, first) =>
    other.slice(1).some((d, second) => {
      const [a, c] = [one[first] ?? b, other[second] ?? d];
      return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    }),
  );

test.each(diagrams)('in %s each flow crosses one other at most (docs/charts.md)', async (_, diagram) => {
  const flows = flowsOf((await drawArchitecture(diagram)).markup);
  expect(flows).toHaveLength(diagram.flows.length);
  const crossed = flows.map((flow) => flows.filter((other) => crosses(flow, other)).length);
  expect(Math.max(0, ...crossed)).toBeLessThanOrEqual(1);
});

import { languages } from '../../src/config/languages';
import type { Diagram } from '../../src/contract/content/sections';
import { drawArchitecture } from '../../src/drawings/architecture';
import { layOut } from '../../src/drawings/layout';
import { wrapText } from '../../src/drawings/lettering';
import { textWidth } from '../../src/drawings/svg';
import { drawTerrace } from '../../src/drawings/terrace';
import { content, pages } from '../support/real-pages';

type Point = [x: number, y: number];
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Every architecture diagram of the site. */
const diagrams = [...content.pages].flatMap(([id, page]) =>
  languages.flatMap((language) =>
    page[language].sections.flatMap((section) =>
      section.kind === 'architecture' ? [[`${id} ${language}`, section.diagram] as const] : [],
    ),
  ),
);
const small: Diagram = {
  caption: 'Small',
  layers: [
    {
      name: 'Above',
      components: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
    },
    { name: 'Below', components: [{ id: 'c', name: 'C' }] },
  ],
  flows: [{ from: 'a', to: 'c', label: 'calls' }],
};
const attributes = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
const numbers = (path: string): Point[] =>
  [...path.matchAll(/[MLQ](-?[\d.]+) (-?[\d.]+)(?: (-?[\d.]+) (-?[\d.]+))?/g)].map(([, x, y, x2, y2]) =>
    x2 === undefined ? [Number(x), Number(y)] : [Number(x2), Number(y2)],
  );

/** Boxes and lines of a drawing, read from its markup as a browser reads them. */
function read(diagram: Diagram) {
  const { markup } = drawArchitecture(diagram);
  const boxes = [...markup.matchAll(/<rect[^>]*class="(?:face|tint)"[^>]*>/g)].map(([tag]): Box => {
    const { x, y, width, height } = attributes(tag);
    return { x: Number(x), y: Number(y), width: Number(width), height: Number(height) };
  });
  const lines = [...markup.matchAll(/<path class="reach" d="([^"]*)"/g)].map(([, d = '']) => numbers(d));
  return { markup, boxes, lines };
}

/** Whether a segment enters a box, beyond its edge. */
const enters = ([a, b]: readonly [Point, Point], { x, y, width, height }: Box) =>
  Math.max(a[0], b[0]) > x + 1 &&
  Math.min(a[0], b[0]) < x + width - 1 &&
  Math.max(a[1], b[1]) > y + 1 &&
  Math.min(a[1], b[1]) < y + height - 1;
const onEdge = ([px, py]: Point, { x, y, width, height }: Box) =>
  ((Math.abs(py - y) <= 1 || Math.abs(py - y - height) <= 1) && px >= x && px <= x + width) ||
  ((Math.abs(px - x) <= 1 || Math.abs(px - x - width) <= 1) && py >= y && py <= y + height);

describe.each(diagrams)('the architecture of %s', (_, diagram) => {
  const { markup, boxes, lines } = read(diagram);

  test('has lines that cross no component and end at the edges of two', () => {
    for (const line of lines) {
      const segments = line.slice(1).map((end, at) => [line[at] ?? end, end] as const);
      expect(segments.filter((segment) => boxes.some((box) => enters(segment, box)))).toEqual([]);
      for (const end of [line[0], line.at(-1)])
        expect(boxes.filter((box) => end !== undefined && onEdge(end, box))).toHaveLength(1);
    }
  });

  test('has a line and a number for every flow, and no two lines on each other', () => {
    expect(lines).toHaveLength(diagram.flows.length);
    for (const [at] of diagram.flows.entries())
      expect(markup).toMatch(
        new RegExp(`<g data-at="${at + 1}"><path.*?<circle[^>]*/><text[^>]*>${at + 1}</text></g>`),
      );
    const upright = lines.flatMap((line, flow) =>
      line.slice(1).flatMap((end, at) => {
        const start = line[at] ?? end;
        const axis = start[0] === end[0] ? 0 : 1;
        const span = [start[1 - axis] ?? 0, end[1 - axis] ?? 0].sort((a, b) => a - b);
        return start[axis] === end[axis] ? [{ flow, axis, at: start[axis], from: span[0] ?? 0, to: span[1] ?? 0 }] : [];
      }),
    );
    const doubled = upright.filter((p) =>
      upright.some(
        (q) =>
          p.flow < q.flow && p.axis === q.axis && Math.abs(p.at - q.at) < 3 && p.from < q.to - 6 && q.from < p.to - 6,
      ),
    );
    expect(doubled).toEqual([]);
  });

  test('has names that fit in their slots, in the section and in the hero', () => {
    const room = (boxes[0]?.width ?? 0) - 18;
    for (const [, line = ''] of markup.matchAll(/class="strong">([^<]*)</g))
      expect(textWidth(line.replaceAll('&amp;', '&'), 14)).toBeLessThanOrEqual(room);
    const { markup: terrace } = drawTerrace(diagram);
    const [, width] = terrace.match(/class="(?:face|tint)" x="[^"]*" y="[^"]*" width="([^"]*)"/) ?? [];
    for (const [, size = 11.5, line = ''] of terrace.matchAll(
      /class="strong middle"(?: font-size="([^"]*)")?>([^<]*)</g,
    ))
      expect(textWidth(line.replaceAll('&amp;', '&'), Number(size))).toBeLessThanOrEqual(Number(width));
  });
});

test('the same data always gives the same drawings', () => {
  const copy: Diagram = JSON.parse(JSON.stringify(small));
  expect(drawArchitecture(copy)).toEqual(drawArchitecture(small));
  expect(drawTerrace(copy)).toEqual(drawTerrace(small));
});

test('a flow to an unknown component, or to where it comes from, is refused with its key', () => {
  const to = (id: string): Diagram => ({ ...small, flows: [{ from: 'a', to: id, label: 'calls' }] });
  expect(() => drawArchitecture(to('nowhere'))).toThrow('diagram.flows.0: unknown component nowhere');
  expect(() => drawTerrace(to('a'))).toThrow('diagram.flows.0: leads from a to itself');
});

test('a tile that has a page is a link with a name; screen readers skip all the others', () => {
  const { markup } = drawTerrace(small, { b: { href: '/product/B', label: 'B · Product' } });
  expect(markup.match(/<a [^>]*>/g)).toEqual(['<a href="/product/B" aria-label="B · Product">']);
  const outside = markup.replace(/<(a|g aria-hidden="true")>?.*?<\/(a|g)>/g, '');
  expect(outside).not.toContain('<text');
});

test('the products in the drawing at the top of home are links, in each language to the pages that it links to', () => {
  for (const { language, key, view } of pages.filter(({ key }) => key === 'home')) {
    const hrefs = Object.values(view.plan?.links ?? {}).map(({ href }) => href);
    expect([key, hrefs.length > 5]).toEqual(['home', true]);
    expect(hrefs.includes('/product/BeyondAPI') || hrefs.includes('/en/product/BeyondAPI')).toBe(language === 'zh');
    for (const href of hrefs) expect(view.plan?.drawing.markup).toContain(`href="${href}"`);
  }
});

test('flows there and back run side by side, between two rows and within one', () => {
  const sizes = { width: 100, height: 50, gap: [40, 40] as const, pitch: 14 };
  const flows = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  const ends = (rows: string[][], axis: 0 | 1) =>
    layOut({ rows, flows }, sizes, [0, 0]).paths.map(([start]) => start?.[axis] ?? 0);
  for (const [there = 0, back = 0] of [ends([['a'], ['b']], 0), ends([['a', 'b']], 1)])
    expect(Math.abs(there - back)).toBeGreaterThan(2 * 9);
});

test('linked components of a row stand side by side, though the data parts them', () => {
  const rows = [['a', 'x', 'b'], ['c']];
  const flows = [
    { from: 'a', to: 'b' },
    { from: 'a', to: 'c' },
  ];
  const { paths } = layOut({ rows, flows }, { width: 100, height: 50, gap: [40, 40], pitch: 14 }, [0, 0]);
  expect(paths.map(({ length }) => length)).toEqual([2, 2]);
});

test('a name breaks between words, a long word between its parts, and one without parts where the line ends', () => {
  expect(wrapText('控制面控制器', 14, 60)).toEqual(['控制面', '控制器']);
  expect(wrapText('BeyondFolibrary', 14, 80)).toEqual(['Beyond', 'Folibrary']);
  const lines = wrapText('x'.repeat(30), 14, 80, 9);
  expect(lines.join('')).toBe('x'.repeat(30));
  for (const line of lines) expect(textWidth(line, 14)).toBeLessThanOrEqual(80);
});

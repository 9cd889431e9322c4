import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawMotif, overflowingLines } from '../../../src/drawings/motifs/motif';
import { parseMotif } from '../../../src/drawings/motifs/parse';
import { readMotifs } from '../../../src/features/motifs/read';
import { root } from '../../support/root';

const svg = (content: string, viewBox = '-2 -2 404 364') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`;

const motifOf = (content: string) => parseMotif(svg(content)).motif;

const wordAt = (attributes: string, text = '{{word}}') => `<text ${attributes}>${text}</text>`;

const sign = `<rect x="100" y="40" width="80" height="30"/>${wordAt('x="140" y="60" text-anchor="middle"')}`;

describe('a motif', () => {
  test('is drawn with its words, which are escaped', () => {
    const { markup } = drawMotif(motifOf(wordAt('x="0" y="20"', '{{first}} A')), {
      first: 'R&D <x>',
    });
    expect(markup).toContain('<text x="0" y="20">R&amp;D &lt;x&gt; A</text>');
  });

  test('is an ornament without words: no text is left, and no group of texts', () => {
    const { markup } = drawMotif(motifOf(`<g class="arrives">${wordAt('x="0"')}</g>${sign}`));
    expect(markup).not.toMatch(/<text|<g class="arrives"|\{\{/);
    expect(markup).toContain('<rect');
  });

  test('costs a page no byte that is there for editors', () => {
    const bare = '<g class="grows"><rect x="0" y="0" width="9" height="9" class="tint"/></g>';
    const edited = `
      <!-- A note -->
      <title>What it shows</title>
      <desc>More of it</desc>
      <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
      <style>@import "look.css";</style>
      <defs id="defs1"/>
      <sodipodi:namedview xmlns:sodipodi="http://sodipodi.example" pagecolor="#fff"/>
      <g id="part">
        <g class="grows" inkscape:label="Layer 1" xmlns:inkscape="http://inkscape.example">
          <rect id="rect1"
            x="0" y="0" width="9" height="9"
            class="tint" />
        </g>
      </g>`;

    const { motif, problems } = parseMotif(svg(edited));
    expect(problems).toEqual([]);
    expect(motif.markup).toBe(bare);
  });

  test('has the word that an editor puts into a tspan', () => {
    const { motif, problems } = parseMotif(
      svg('<text x="1" y="2"><tspan sodipodi:role="line" x="1" y="2">{{word}}</tspan></text>'),
    );
    expect(problems).toEqual([]);
    expect(motif.markup).toBe('<text x="1" y="2">{{word}}</text>');
  });
});

describe('a word fits', () => {
  const wide = 'Exhausted quota';

  test.each([
    ['the box that it stands in', sign, 'Quota', []],
    ['not a box that is narrower', sign, wide, [wide]],
    ['the canvas, if there is no box', wordAt('x="0" y="20"'), wide, []],
    ['not beyond the right edge', wordAt('x="380" y="20"'), wide, [wide]],
    ['not beyond the left edge', wordAt('x="60" y="20" text-anchor="end"'), wide, [wide]],
    ['in Chinese by the width of its characters', sign, '配额已经用完', [`配额已经用完`]],
  ])('%s', (_, content, word, overflowing) => {
    expect(overflowingLines(motifOf(content), { word })).toEqual(overflowing);
  });
});

test.each([
  ['a script', '<script>alert(1)</script>', '<script>'],
  ['a script in a group', '<g><script href="https://x.example/a.js"/></g>', '<script>'],
  ['HTML', '<foreignObject><p>Text</p></foreignObject>', '<foreignObject>'],
  ['a picture', '<image href="https://x.example/a.png" width="1" height="1"/>', '<image>'],
  ['a reference', '<use href="#part"/>', '<use>'],
  ['a link', '<a href="https://x.example"><rect width="1" height="1"/></a>', '<a>'],
  ['an animation', '<rect width="1" height="1"><animate/></rect>', '<animate>'],
  ['an event handler', '<rect width="1" height="1" onclick="alert(1)"/>', '<rect>'],
  ['a colour', '<path d="M0 0h9" fill="#f00"/>', '<path>'],
  ['a colour in a style', '<path d="M0 0h9" style="stroke:#f00"/>', '<path>'],
  ['a style that calls outside', '<path d="M0 0h9" style="fill:url(//x.example)"/>', '<path>'],
  ['a style sheet', '<style>rect { fill: url(https://x.example) }</style>', '<style>'],
  ['a class that the site does not have', '<path d="M0 0h9" class="flow wavy"/>', '<path>'],
  ['a length with a unit', '<rect x="10mm" width="1" height="1"/>', '<rect>'],
  ['copy instead of a slot', '<text x="0" y="9">Cluster</text>', '<text>'],
  ['a text without a place for words', '<text x="0" y="9"/>', '<text>'],
  ['a text in two lines', '<text><tspan>{{a}}</tspan><tspan>{{b}}</tspan></text>', '<text>'],
  ['a word that is moved', '<g transform="scale(2)"><text>{{a}}</text></g>', '<text>'],
  ['text outside of a text element', '<g>{{a}}</g>', '<g>'],
  ['a shape that is not closed', '<rect width="1" height="1"><path d="M0 0h9"/></rect>', '<path>'],
])('%s is refused, with the element and its place', (_, content, element) => {
  const file = svg(content);
  const { problems } = parseMotif(file);

  expect(problems[0]).toMatchObject({ element });
  expect(file.slice(problems[0]?.offset)).toMatch(new RegExp(`^${element.slice(0, -1)}\\b`));
});

test.each([
  ['no viewBox', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['another canvas', svg('', '0 0 24 24')],
  ['no svg', '<p>Text</p>'],
  ['nothing', ''],
])('a file with %s is refused, with the canvas that it should have', (_, file) => {
  expect(parseMotif(file).problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('viewBox="-2 -2 404 364"') }),
  ]);
});

test('elements after the end of the picture are reported', () => {
  const { problems } = parseMotif(`${svg('')}<path d="M0 0h9"/>`);
  expect(problems).toEqual([expect.objectContaining({ element: '<path>' })]);
});

test('every look that a motif may have is one of the site’s style sheet, and of that for editors', () => {
  const { problems } = parseMotif(svg('<path class="unknown" d="M0 0"/>'));
  const [, names = ''] = /there are (.*)$/.exec(problems[0]?.message ?? '') ?? [];
  const looks = names.split(', ');
  expect(looks.length).toBeGreaterThan(10);

  const css = readFileSync(join(root, 'src/styles/drawing.css'), 'utf8');
  expect(looks.filter((look) => !new RegExp(`\\.${look}\\b`).test(css))).toEqual([]);

  const changes = ['drawn', 'arrives', 'grows', 'moves', 'line'];
  const editorCss = readFileSync(join(root, 'data/motifs/look.css'), 'utf8');
  const staticLooks = looks.filter((look) => !changes.includes(look));
  expect(staticLooks.filter((look) => !new RegExp(`\\.${look}\\b`).test(editorCss))).toEqual([]);
});

test.each([...readMotifs(root, [])])(
  'the motif %s is drawn in at most 6 kB, without an undefined value',
  (_, motif) => {
    const { markup } = drawMotif(motif, {});
    expect(markup.length).toBeLessThan(6_000);
    expect(markup).not.toMatch(/NaN|undefined|null/);
  },
);

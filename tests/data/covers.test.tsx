import { textWidth } from '../../src/drawings/svg';
import { coverParts } from '../../src/features/covers/draw';
import { boundsOf } from '../../src/features/covers/drawing';
import { contentOfCovers } from '../../src/features/covers/files';
import { coverPath, coverShapes } from '../../src/site/covers';
import { realAnswer } from '../support/real-site';
import { content } from './site';

const attribute = (tag: string, name: string) => tag.match(` ${name}="([^"]*)"`)?.[1] ?? '';

/** A text as the rectangle that it fills: no typeface is at hand that could measure it. */
const asRectangle = (tag: string, text: string): string => {
  const size = Number(attribute(tag, 'font-size'));
  const width = textWidth(text, size) * 1.1;
  const x = Number(attribute(tag, 'x'));
  const left = attribute(tag, 'text-anchor') === 'end' ? x - width : x;
  const top = Number(attribute(tag, 'y')) - size * 0.76;
  return `<rect x="${left}" y="${top}" width="${width}" height="${size * 0.88}"/>`;
};

const boxOf = (markup: string) => {
  const drawn = markup.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_, tag: string, text: string) =>
    asRectangle(tag, text),
  );
  const box = boundsOf(drawn);
  return box && { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const covers = contentOfCovers(content, realAnswer('topMenu')).map(({ item, language, facts }) => {
  const parts = coverParts(facts);
  const { width, height } = coverShapes[facts.shape];
  return {
    name: coverPath(item, language),
    canvas: { width, height },
    figure: boxOf(parts.figure),
    lines: parts.figure.split(/(?=<(?:text|g)[^>]* unit")/).map(boxOf),
    drawing: boxOf(parts.drawing),
  };
});

test('figure and drawing of a cover are at least 8 units apart', () => {
  const touching = covers.filter(({ figure, drawing }) => {
    if (!figure || !drawing) return false;
    const across = Math.max(drawing.x - figure.right, figure.x - drawing.right);
    const down = Math.max(drawing.y - figure.bottom, figure.y - drawing.bottom);
    return Math.max(across, down) < 8;
  });

  expect(covers.filter(({ figure }) => figure).length).toBeGreaterThan(0);
  expect(touching).toEqual([]);
});

test('figure and drawing of a cover are at least 8 units from its edges', () => {
  const cut = covers.flatMap(({ name, canvas, figure, drawing }) =>
    [figure, drawing]
      .filter((box) => box !== null)
      .filter(
        ({ x, y, right, bottom }) =>
          Math.min(x, y, canvas.width - right, canvas.height - bottom) < 8,
      )
      .map((box) => ({ name, box })),
  );

  expect(cut).toEqual([]);
});

test('the drawing of a cover takes a good part of it', () => {
  const small = covers.filter(
    ({ canvas, drawing }) =>
      drawing && Math.max(drawing.width / canvas.width, drawing.height / canvas.height) < 0.45,
  );

  expect(small).toEqual([]);
});

test('the unit of a figure is below it, at least 3 units from a comma too', () => {
  const withUnit = covers.filter(({ lines }) => lines.length === 2);
  const close = withUnit.filter(
    ({ lines: [value, unit] }) => !value || !unit || unit.y - value.bottom < 3,
  );

  expect(withUnit.length).toBeGreaterThan(0);
  expect(close).toEqual([]);
});

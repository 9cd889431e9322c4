import sharp from 'sharp';
import { DataError } from '../../../src/calls/issue';
import { root } from '../../../src/cli/support/environment';
import { readContent } from '../../../src/content/read';
import { features } from '../../../src/features';
import { routeOfId } from '../../../src/site/lookup';
import { vendorMark } from '../../../src/site/vendor';
import { readColours } from '../colours';
import { reproducibleDrawing } from '../drawing';

/** Draws a glyph on a tile. */
async function draw(drawing: string, ink: string, tile: string): Promise<Buffer> {
  const glyph = drawing
    .replaceAll(/currentColor|var\(--accent\)/g, ink)
    .replace('<svg ', '<svg x="10" y="10" width="28" height="28" ');
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144" viewBox="0 0 48 48">',
    `<rect width="48" height="48" rx="8" ${tile}/>`,
    glyph,
    '</svg>',
  ].join('');

  return sharp(Buffer.from(picture)).png({ palette: true }).toBuffer();
}

/** Draws a glyph in a colour, on a tint of it. */
const drawTinted = (drawing: string, colour: string): Promise<Buffer> =>
  draw(drawing, colour, `fill="${colour}" fill-opacity="0.12"`);

/** The colour halfway between those of both themes: one picture is seen on light and dark paper. */
function colourOnBoth(name: string): string {
  const light = readColours(root)(name);
  const dark = readColours(root, 'dark')(name);
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => Math.round((channel(light, at) + channel(dark, at)) / 2));

  return `rgb(${channels.join(' ')})`;
}

/** The pictures of every product and solution, and those that data/icons.json adds. */
function menuPictures() {
  const { content, issues } = readContent(root, features);
  if (!content) throw new DataError('The data folder cannot be read', issues);

  const { facts, icons, drawings } = content;
  const pictureOf = (name: string, icon: string, family: string) => ({
    name,
    drawing: drawings.get(icon) ?? '',
    colour: family === 'brand' ? family : `accent-${family}`,
  });

  const products = [...facts].map(([id, { icon }]) =>
    pictureOf(id.replace('product/', ''), icon, routeOfId(id).family ?? 'brand'),
  );
  const solutions = Object.entries(icons.pages)
    .filter(([id]) => id.startsWith('solution-'))
    .map(([id, icon]) => pictureOf(id, icon, 'brand'));
  const additions = Object.entries(icons.menu).flatMap(([family, pictures]) =>
    Object.entries(pictures).map(([name, icon]) => pictureOf(name, icon, family)),
  );

  return [...products, ...solutions, ...additions];
}

/**
 * The pictures of the mock's menu: icons of pages (data/icons.json, data/products) in the
 * colour of their product family.
 */
export const menu = reproducibleDrawing(
  'the pictures of the mock’s menu (mock-api/upload/menu) and its logo, 144 x 144',
  async () => {
    const files = new Map<string, Buffer>();

    for (const { name, drawing, colour } of menuPictures()) {
      files.set(
        `mock-api/upload/menu/${name}.png`,
        await drawTinted(drawing, colourOnBoth(colour)),
      );
    }

    // Readable on any background, in both themes.
    files.set(
      'mock-api/upload/logo.png',
      await draw(vendorMark, '#fff', `fill="${readColours(root)('brand')}"`),
    );

    return files;
  },
);

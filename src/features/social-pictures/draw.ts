import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { coloursIn } from '../../drawings/colours';
import { digestOf } from '../../site/digest';
import { inParallel } from '../../site/in-parallel';
import { composeSocialPicture } from './compose';
import type { SocialPicture } from './picture';

const packages = createRequire(__filename);

/** How many pictures are compressed at a time, beside the one that is drawn. */
const encoders = 4;

/** resvg reads TrueType files. Of these, pictures get the characters that they show. */
const fontFiles = [
  '@fontsource/inter/files/inter-latin-400-normal.woff',
  '@fontsource/inter/files/inter-latin-700-normal.woff',
  '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff',
];

/**
 * Writes the typefaces with the characters of some text.
 * @returns the paths of the files
 */
const writeFonts = (text: string, folder: string): Promise<string[]> =>
  Promise.all(
    fontFiles.map(async (file, index) => {
      const font = await subsetFont(readFileSync(packages.resolve(file)), text, {
        targetFormat: 'sfnt',
      });
      const path = join(folder, `font-${index}.ttf`);
      writeFileSync(path, font);
      return path;
    }),
  );

async function rasterize(svg: string, fonts: readonly string[]): Promise<Buffer> {
  const image = new Resvg(svg, {
    font: { fontFiles: [...fonts], loadSystemFonts: false },
  }).render();
  const pixelFormat = { width: image.width, height: image.height, channels: 4 as const };
  return sharp(image.pixels, { raw: pixelFormat })
    .flatten()
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/**
 * Draws the pictures that social networks show beside a link. A picture is kept under the digest of
 * what it shows, so that later builds draw only those that have changed, even after Gatsby has
 * emptied its own cache.
 * @param css src/styles/tokens.css, for the colours
 * @param cache the folder that keeps them between builds
 * @returns a JPEG file for each picture, in the order of the pictures
 * @throws Error that names a colour that the tokens lack
 */
export async function drawSocialPictures(
  pictures: readonly SocialPicture[],
  css: string,
  cache: string,
): Promise<Buffer[]> {
  const colours = coloursIn(css, 'light');
  const colour = (name: string): string => {
    const value = colours.get(name);
    if (!value) throw new Error(`src/styles/tokens.css: no colour --${name}`);
    return value;
  };

  mkdirSync(cache, { recursive: true });
  const drawings = pictures.map((picture) => {
    const svg = composeSocialPicture(picture, colour);
    return { svg, file: join(cache, `${digestOf(svg)}.jpg`) };
  });

  const newDrawings = drawings.filter(({ file }) => !existsSync(file));
  if (newDrawings.length > 0) {
    const fonts = await writeFonts(newDrawings.map(({ svg }) => svg).join(''), cache);
    await inParallel(newDrawings, encoders, async ({ svg, file }) => {
      writeFileSync(file, await rasterize(svg, fonts));
    });
  }

  return drawings.map(({ file }) => readFileSync(file));
}

import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import express from 'express';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { listen, type Running } from '../../src/features/hosting/http';
import { gallery } from '../../src/site/gallery';
import { inLanguage } from '../../src/site/href';
import { languages } from '../../src/site/languages';
import { root } from '../support/root';

/*
 * Compares the gallery of this build with that of another one, pixel by pixel: LOOK_AGAINST names
 * the other project's folder. Both are built with GATSBY_GALLERY=1 and the same BUILD_DAY, on one
 * machine, so that no picture is kept in git, and no font of another machine is a difference.
 */

const themes = ['light', 'dark'] as const;
const widths = [390, 1280];

/** How far the colours of a pixel may be apart, from 0 to 1. */
const threshold = 0.1;

/** Where differences are drawn. */
const reports = join(root, 'reports/look');

const other = process.env.LOOK_AGAINST;
if (!other) throw new Error('LOOK_AGAINST names no folder of a project with a built gallery');

const folders = [resolve(other, 'public'), join(root, 'public')];
for (const folder of folders) {
  if (!existsSync(join(folder, gallery.path)))
    throw new Error(`${folder} has no gallery: GATSBY_GALLERY=1 npx gatsby build`);
}

/** The pages that both have: a kind that is new has nothing to be compared with. */
const pagesIn = (folder: string): string[] =>
  readdirSync(join(folder, gallery.path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const [before = [], now = []] = folders.map(pagesIn);
const kinds = now.filter((kind) => before.includes(kind));

let servers: Running[];

beforeAll(async () => {
  servers = await Promise.all(
    folders.map((folder) => listen(express().use(express.static(folder, { maxAge: '1h' })), 0)),
  );
  mkdirSync(reports, { recursive: true });

  // Whoever asks for reduced motion sees the end of every movement.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.evaluateOnNewDocument(() => {
    const day = Date.UTC(2026, 0, 15, 4);
    Date.now = () => day;
  });

  // A page keeps the system's font if its own isn't there at once. The first visit has the browser
  // keep it.
  for (const server of servers) {
    await page.goto(`${server.address}${gallery.path}/`);
    await settle();
  }
});

afterAll(() => Promise.all(servers.map((server) => server.close())));

/**
 * Waits until everything that the page shows has arrived: it's hydrated, with its fonts, and
 * pictures that load when they're near.
 */
async function settle(): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';

    await document.fonts.ready;
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/**
 * A picture of the viewport once it stands still: what scrolls by itself is drawn a few frames after
 * its colours change.
 * @throws Error if no two pictures in a row are equal
 */
async function stillPicture(): Promise<Buffer> {
  let previous = Buffer.alloc(0);

  for (let attempt = 0; attempt < 6; attempt += 1) {
    const picture = Buffer.from(await page.screenshot({ captureBeyondViewport: false }));
    if (picture.equals(previous)) return picture;

    previous = picture;
  }

  throw new Error(`${page.url()} doesn't stand still`);
}

/**
 * Pictures of a page in both themes.
 * @param address without the host
 */
async function picturesOf(server: Running, address: string, width: number): Promise<Buffer[]> {
  await page.setViewport({ width, height: 900 });
  await page.goto(server.address + address);
  await settle();

  // Chromium would resize the viewport for each picture of a whole page, and draw some parts anew.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewport({ width, height });

  const pictures: Buffer[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      // Borders change their colour slowly, also for whoever asks for reduced motion.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    }, theme);
    pictures.push(await stillPicture());
  }

  return pictures;
}

/** The pixels of a picture. */
const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * What differs between two pictures, in words; null if nothing does.
 * @param name of the picture that shows it
 */
async function difference(earlier: Buffer, later: Buffer, name: string): Promise<string | null> {
  if (earlier.equals(later)) return null;

  const first = await pixelsOf(earlier);
  const second = await pixelsOf(later);
  const { width, height } = first.info;
  if (second.info.width !== width || second.info.height !== height) {
    return `${name}: ${width} × ${height} became ${second.info.width} × ${second.info.height}`;
  }

  const drawing = Buffer.alloc(first.data.length);
  const count = pixelmatch(first.data, second.data, drawing, width, height, { threshold });
  if (count === 0) return null;

  const raw = { width, height, channels: 4 } as const;
  await sharp(drawing, { raw }).toFile(join(reports, `${name}.png`));
  return `${name}: ${count} pixels, drawn in reports/look/${name}.png`;
}

test.each(kinds)('%s looks as before', async (kind) => {
  const differences: string[] = [];

  for (const language of languages) {
    for (const width of widths) {
      const address = `${inLanguage(`${gallery.path}/${kind}`, language)}/`;
      const pictures: Buffer[][] = [];
      for (const server of servers) pictures.push(await picturesOf(server, address, width));

      const [earlier = [], later = []] = pictures;
      for (const [index, theme] of themes.entries()) {
        const first = earlier[index];
        const second = later[index];
        if (!first || !second) throw new Error(`${kind}: no picture in ${theme}`);

        const name = `${kind}-${language}-${theme}-${width}`;
        const sentence = await difference(first, second, name);
        if (sentence) differences.push(sentence);
      }
    }
  }

  expect(differences).toEqual([]);
});

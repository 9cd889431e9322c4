import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { type Film, inspectScenes, longestFilm, movements, seek, stage } from './film';

/** Width and height of every video and poster in pixels. */
export const videoSize = { width: 1280, height: 720 } as const;
/** Frames in a second. */
const rate = 20;

/** The largest video in bytes, and the qualities tried for it (x264's rate factor), the best first; the last is taken as it comes. */
const largest = 500_000;
const qualities = [28, 31, 34] as const;

const ffmpeg = (parameters: readonly string[]) => promisify(execFile)('ffmpeg', parameters);

/** A list of pictures for ffmpeg, each with its duration. The last is repeated a frame before the end, because ffmpeg ignores the duration of the last entry. */
export function pictureList(pictures: readonly { path: string; time: number }[], seconds: number): string {
  const end = seconds * 1000 - 1000 / rate;
  const lines = pictures.flatMap(({ path, time }, index) => [
    `file '${path}'`,
    `duration ${(((pictures[index + 1]?.time ?? end) - time) / 1000).toFixed(3)}`,
  ]);
  return [...lines, `file '${pictures.at(-1)?.path ?? ''}'`, `duration ${(1 / rate).toFixed(3)}`].join('\n');
}

/** Makes a video of a list of pictures, without sound. */
const encode = (list: string, video: string, quality: number) => {
  const input = ['-f', 'concat', '-safe', '0', '-i', list];
  // Only the pictures that differ: a slide at rest is one frame. Some are whole ones, so that a jump to a place is quick.
  const picture = [
    '-fps_mode',
    'vfr',
    '-an',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '60',
  ];
  // Neither dates nor the maker's version: the same pictures give the same file.
  const exact = [
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-threads',
    '1',
    '-movflags',
    '+faststart',
  ];
  return ffmpeg(['-y', '-loglevel', 'error', ...input, ...picture, '-crf', String(quality), ...exact, video]);
};

/** Whether videos can be made here. */
export const hasFfmpeg = (): Promise<boolean> =>
  ffmpeg(['-version']).then(
    () => true,
    () => false,
  );

/** The moments in milliseconds at which a film has to be photographed: every frame while something moves, and one where it has come to rest. Pure. */
export function frameTimes(moving: readonly (readonly [number, number])[], seconds: number): number[] {
  const step = 1000 / rate;
  const frames = new Set([0]);
  for (const [from, to] of moving)
    for (let frame = Math.floor(from / step); frame <= Math.ceil(to / step); frame += 1)
      if ((frame + 1) * step < seconds * 1000) frames.add(frame);
  return [...frames].sort((a, b) => a - b).map((frame) => frame * step);
}

/**
 * Films a page: photographs it at every moment at which something moves and makes an H.264 video without sound of the pictures.
 * @param paths where the video and its poster (WebP) are written
 * @returns what does not fit; the files are written all the same
 */
export async function shoot(
  page: Page,
  { markup, seconds, posterAt }: Film,
  paths: { video: string; poster: string },
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    await page.setViewport({ ...videoSize, deviceScaleFactor: 1 });
    await page.setContent(markup, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // tsx marks function names with a helper that the page does not have.
    await page.evaluate('globalThis.__name = (value) => value');
    await page.evaluate(stage);
    // At the end everything has come to its place.
    await page.evaluate(seek, seconds * 1000);
    const flaws = await page.evaluate(inspectScenes);
    if (seconds > longestFilm) flaws.push(`lasts ${seconds} seconds, at most ${longestFilm}: say less`);
    const times = frameTimes(await page.evaluate(movements), seconds);
    const pictures: { path: string; time: number }[] = [];
    for (const time of times) {
      const path = join(folder, `${time}.jpg`);
      await page.evaluate(seek, time);
      writeFileSync(path, await page.screenshot({ type: 'jpeg', quality: 95, optimizeForSpeed: true }));
      pictures.push({ path, time });
    }
    await page.evaluate(seek, posterAt * 1000);
    await sharp(await page.screenshot({ type: 'png' }))
      .webp({ quality: 72, effort: 6 })
      .toFile(paths.poster);
    writeFileSync(join(folder, 'list.txt'), pictureList(pictures, seconds));
    for (const quality of qualities) {
      await encode(join(folder, 'list.txt'), paths.video, quality);
      if (statSync(paths.video).size < largest) break;
    }
    return statSync(paths.video).size > 0 ? flaws : [...flaws, 'the video is empty'];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

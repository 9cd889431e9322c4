import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { fitSlides, open } from './pdf';
import { type Film, longestFilm } from './slides';

/** Frames in a second. */
const rate = 20;
/** Frames in which a part fades in. */
const fade = 4;
/** The largest video in bytes, and the qualities tried for it (x264's rate factor), the best first; the last is taken as it comes. */
const largest = 500_000;
const qualities = [28, 31, 34] as const;

const ffmpeg = (...parameters: string[]) => promisify(execFile)('ffmpeg', parameters);

/** Whether videos can be made here. */
export const hasFfmpeg = (): Promise<boolean> =>
  ffmpeg('-version').then(
    () => true,
    () => false,
  );

/** A list of pictures for ffmpeg, each with its duration. The last is repeated a frame before the end, because ffmpeg ignores the duration of the last entry. */
export function pictureList(pictures: readonly { path: string; time: number }[], seconds: number): string {
  const end = seconds - 1 / rate;
  const lines = pictures.map(({ path, time }, index) => {
    const next = pictures[index + 1]?.time ?? end;
    return `file '${path}'\nduration ${(next - time).toFixed(3)}`;
  });
  return [...lines, `file '${pictures.at(-1)?.path ?? ''}'`, `duration ${(1 / rate).toFixed(3)}`].join('\n');
}

/** Only the pictures that differ: a slide at rest is one frame. Some are whole ones, so that a jump to a place is quick. */
const picture = '-fps_mode vfr -an -c:v libx264 -preset slow -tune animation -pix_fmt yuv420p -g 60';
/** Neither dates nor the maker's version: the same pictures give the same file. */
const exact = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -threads 1 -movflags +faststart';

/** Makes a video of a list of pictures, without sound, in the best quality that is small enough. */
async function encode(list: string, video: string): Promise<void> {
  for (const quality of qualities) {
    const options = `-y -loglevel error -f concat -safe 0 -i ${list} ${picture} -crf ${quality} ${exact}`;
    await ffmpeg(...options.split(' '), video);
    if (statSync(video).size < largest) return;
  }
}

/** The pictures of a slide: when each is taken, in seconds of the film, and how many of its parts are shown by then. Pure. */
export function framesOf({ from, to, parts }: Film['shots'][number]): { time: number; step: number }[] {
  const pace = Math.min(1.2, (to - from - 2) / Math.max(1, parts));
  const fading = Array.from({ length: parts * fade }, (_, at) => ({
    time: from + 0.4 + Math.floor(at / fade) * pace + ((at % fade) + 1) / rate,
    step: (at + 1) / fade,
  }));
  return [{ time: from, step: 0 }, ...fading];
}

/** Runs in the page: shows so many parts of a slide. */
const show = (slide: Element, step: number): void => (slide as HTMLElement).style.setProperty('--step', String(step));

/**
 * Films the slides of a page, part by part: an H.264 video without sound.
 * @param paths where the video and its poster (WebP) are written
 * @returns what does not fit; the files are written all the same
 */
export async function shoot(page: Page, film: Film, paths: { video: string; poster: string }): Promise<string[]> {
  const { markup, seconds, shots } = film;
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    await page.emulateMediaType('screen');
    await open(page, markup);
    const flaws = await page.evaluate(fitSlides);
    if (seconds > longestFilm) flaws.push(`lasts ${seconds} seconds, at most ${longestFilm}: say less`);
    const slides = await page.$$('.slide');
    const pictures: { path: string; time: number }[] = [];
    for (const [index, shot] of shots.entries())
      for (const { time, step } of framesOf(shot)) {
        const path = join(folder, `${pictures.length}.png`);
        await slides[index]?.evaluate(show, step);
        writeFileSync(path, (await slides[index]?.screenshot({ optimizeForSpeed: true })) ?? '');
        pictures.push({ path, time });
      }
    await sharp(pictures[0]?.path).webp({ quality: 72, effort: 6 }).toFile(paths.poster);
    writeFileSync(join(folder, 'list.txt'), pictureList(pictures, seconds));
    await encode(join(folder, 'list.txt'), paths.video);
    return flaws;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

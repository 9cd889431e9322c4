import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { show } from '../browser';
import { inspect } from './pdf';
import { type Film, longestFilm } from './slides';

/** Frames per second. */
const rate = 20;
/** How many frames the fade-in of a part takes. */
const fade = 4;

const ffmpeg = (...parameters: string[]) => promisify(execFile)('ffmpeg', parameters);

/** Whether videos can be encoded on this machine. */
export const hasFfmpeg = (): Promise<boolean> =>
  ffmpeg('-version').then(
    () => true,
    () => false,
  );

/** ffmpeg's list of pictures with their durations. ffmpeg ignores the duration of the last entry, so the last picture is repeated for one frame. */
function pictureList(pictures: readonly { path: string; time: number }[], seconds: number): string {
  const end = seconds - 1 / rate;
  const lines = pictures.map(({ path, time }, index) => {
    const next = pictures[index + 1]?.time ?? end;
    return `file '${path}'\nduration ${(next - time).toFixed(3)}`;
  });
  return [...lines, `file '${pictures.at(-1)?.path ?? ''}'`, `duration ${(1 / rate).toFixed(3)}`].join('\n');
}

/** Stores a still slide as one frame, and keyframes often enough to seek quickly. */
const picture = '-fps_mode vfr -an -c:v libx264 -preset slow -tune animation -crf 28 -pix_fmt yuv420p -g 60';
/** Leaves out dates and versions, so that the same pictures give the same file. */
const reproducible = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -threads 1 -movflags +faststart';

/** Encodes a silent video from a list of pictures. */
const encode = (list: string, video: string) =>
  ffmpeg(...`-y -loglevel error -f concat -safe 0 -i ${list} ${picture} ${reproducible}`.split(' '), video);

/** The frames of a slide: the time of each in the film, in seconds, and how many of its parts are visible. Pure. */
export function framesOf({ from, to, parts }: Film['shots'][number]): { time: number; step: number }[] {
  const pace = Math.min(1.2, (to - from - 2) / Math.max(1, parts));
  const fading = Array.from({ length: parts * fade }, (_, at) => ({
    time: from + 0.4 + Math.floor(at / fade) * pace + ((at % fade) + 1) / rate,
    step: (at + 1) / fade,
  }));
  return [{ time: from, step: 0 }, ...fading];
}

/** Runs in the page: shows the first parts of a slide. */
const showParts = (slide: HTMLElement, step: number): void => slide.style.setProperty('--step', String(step));

/**
 * Records the slides of a page, part by part, as a silent H.264 video.
 * @param paths of the video and its poster (WebP)
 * @returns what doesn't fit; the files are written regardless
 */
export async function shoot(page: Page, film: Film, paths: { video: string; poster: string }): Promise<string[]> {
  const { markup, seconds, shots } = film;
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    await page.emulateMediaType('screen');
    await page.setViewport({ width: 1280, height: 720 });
    await show(page, markup);
    const flaws = await page.evaluate(inspect);
    if (seconds > longestFilm) flaws.push(`lasts ${seconds} seconds, at most ${longestFilm}: shorten it`);
    const slides = await page.$$('section.slide');
    const pictures: { path: string; time: number }[] = [];
    for (const [index, shot] of shots.entries())
      for (const { time, step } of framesOf(shot)) {
        const path = join(folder, `${pictures.length}.png`);
        await slides[index]?.evaluate(showParts, step);
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

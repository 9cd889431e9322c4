import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ElementHandle, Page } from 'puppeteer';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/support/temporary-folder';
import { show } from '../browser';
import { inspect } from './pdf';
import type { Film } from './slides';

/** Stores a still slide as one frame, and keyframes often enough to seek quickly. */
const picture =
  '-fps_mode vfr -an -c:v libx264 -preset slow -tune animation -crf 28 -pix_fmt yuv420p -g 60';
/** Leaves out dates and versions, so that the same pictures give the same file. */
const reproducible =
  '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -threads 1 -movflags +faststart';

/**
 * Runs ffmpeg.
 * @throws Error if it fails or is missing
 */
const ffmpeg = (...parameters: string[]) =>
  promisify(execFile)('ffmpeg', parameters).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('ffmpeg is missing (apt-get install ffmpeg)') : error;
  });

/**
 * When each picture of a slide is shown, in seconds of the film: first without its parts, then with
 * one more each time. Pure.
 */
export function timesOf({ from, to, parts }: Film['shots'][number]): number[] {
  const pace = Math.min(1.2, (to - from - 2) / Math.max(1, parts));
  return [from, ...Array.from({ length: parts }, (_, index) => from + 0.4 + index * pace)];
}

/**
 * A picture of a slide.
 * @param count how many of its parts it shows
 */
async function photograph(slide: ElementHandle<HTMLElement>, count: number): Promise<Uint8Array> {
  await slide.evaluate(
    (element, partCount) => element.style.setProperty('--shown', `${partCount}`),
    count,
  );
  return slide.screenshot({ optimizeForSpeed: true });
}

/**
 * Records the slides of a page, part by part, as a silent H.264 video.
 * @param paths of the video and its poster (WebP)
 * @returns what doesn't fit; the files are written regardless
 */
export async function shoot(
  page: Page,
  film: Film,
  paths: { video: string; poster: string },
): Promise<string[]> {
  const { markup, seconds, shots } = film;
  await ffmpeg('-version');
  const { folder, write, remove } = temporaryFolder();

  try {
    await page.setViewport({ width: 1280, height: 720 });
    await show(page, markup);
    const flaws = await page.evaluate(inspect);
    const slides = await page.$$('section.slide');
    const times = shots.map(timesOf);
    const lines: string[] = [];

    for (const [index, slide] of slides.entries()) {
      const slideTimes = times[index] ?? [];
      for (const [count, time] of slideTimes.entries()) {
        const file = join(folder, `${lines.length}.png`);
        writeFileSync(file, await photograph(slide, count));

        const next = slideTimes[count + 1] ?? times[index + 1]?.[0] ?? seconds;
        lines.push(`file '${file}'\nduration ${(next - time).toFixed(3)}`);
      }
    }

    await sharp(join(folder, '0.png')).webp({ quality: 72, effort: 6 }).toFile(paths.poster);
    // ffmpeg needs a picture after the last duration.
    const list = write('list.txt', [...lines, lines.at(-1)?.replace(/\n.*/, '')].join('\n'));
    await ffmpeg(
      ...`-y -loglevel error -f concat -safe 0 -i ${list} ${picture} ${reproducible}`.split(' '),
      paths.video,
    );
    return flaws;
  } finally {
    remove();
  }
}

import { fill } from '../../../src/i18n/texts';
import { formatDay } from '../../../src/lib/format-date';
import { escapeText } from '../drawing';
import { blockMarkup } from './blocks';
import { type Cue, cuesOf } from './captions';
import { documentOf, element, headline, ornament, styles, vendorLine } from './markup';
import type { FilmScript } from './script';
import type { MediaSource } from './source';

/** The most seconds that a film may last. */
export const longestFilm = 60;

/** Seconds of the title and of the end, of a scene before its first caption and after its last. */
const [titleTime, endTime, lead, rest] = [3, 3, 0.6, 0.5];

/** A film before it is filmed. */
export interface Film {
  markup: string;
  cues: Cue[];
  /** Its length in whole seconds. */
  seconds: number;
  /** The moment that the poster shows. */
  posterAt: number;
}

const at = (seconds: number) => `--at:${seconds.toFixed(2)}s`;

/**
 * Sets an item's film: title, scenes, end, as one page whose animations run on the film's time. A scene lasts as long as its captions. Pure, less
 * the pictures it reads.
 */
export function filmOf(source: MediaSource<FilmScript>): Film {
  const { labels, chapters, script, language, eyebrow, title, description, date, page } = source;
  const count = chapters.length;
  let now = titleTime;
  const cues: Cue[] = [];
  const scenes = script.scenes.map(({ chapter, lines, block, says }) => {
    const start = now;
    const own = cuesOf(says, language, start + lead);
    cues.push(...own);
    const end = (own.at(-1)?.to ?? start) + rest;
    now = end;
    const each = (end - start - 1.6) / lines.length;
    const items = lines
      .map((line, index) => element('li', line, `class="rise" style="${at(start + 0.5 + each * index)}"`))
      .join('');
    const steps = chapters.map((_, index) => `<i class="${index <= chapter ? 'done' : ''}"></i>`).join('');
    return `<section class="scene" style="${at(start)};--end:${end.toFixed(2)}s" data-start="${start.toFixed(2)}" data-end="${end.toFixed(2)}">
      <header><span class="steps">${steps}</span><span class="count">${chapter + 1} / ${count}</span><h2>${escapeText(chapters[chapter]?.heading ?? '')}</h2></header>
      <ul class="lines">${items}</ul><div class="stage ${block.kind}-stage">${blockMarkup(block)}</div></section>`;
  });
  const seconds = Math.ceil(now + endTime);
  const opening = `<section class="scene title" style="--at:-1s;--end:${titleTime}s"><div><p class="eyebrow">${escapeText(eyebrow)}</p><h1>${headline(title, language)}</h1><p class="lead">${escapeText(description)}</p>
    <p class="silent">${escapeText(`${labels.silent} · ${fill(labels.filmShort, { seconds })} · ${formatDay(date, language)}`)}</p></div>${ornament(source)}${vendorLine(source, 40)}</section>`;
  const ending = `<section class="scene end last" style="${at(now)}"><div><h1>${escapeText(labels.filmEnd)}</h1><p class="lead">${escapeText(page.replace('https://', ''))}</p></div>${vendorLine(source, 40)}</section>`;
  return {
    markup: documentOf(source, styles(source, 'film.css'), [opening, ...scenes, ending].join('')),
    cues,
    seconds,
    posterAt: titleTime - 0.4,
  };
}

/** Runs in the page: makes every block fit, gives its parts their moments, one after the other, and stops all animations. */
export const stage = (): void => {
  for (const scene of document.querySelectorAll<HTMLElement>('.scene[data-start]')) {
    const [start, end] = [Number(scene.dataset.start), Number(scene.dataset.end)];
    const box = scene.querySelector<HTMLElement>('.stage');
    for (
      let size = 25;
      box && size > 17 && (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth);
      size -= 1
    )
      box.style.setProperty('--block', `${size}px`);
    const parts = [
      ...scene.querySelectorAll<HTMLElement>(
        '.bars li, .flow li, .figures li, .checklist li, tbody tr, .layers > li, .calls li, pre .line',
      ),
    ];
    const pace = Math.min(1.2, (end - start - 2) / Math.max(1, parts.length));
    for (const [index, part] of parts.entries()) {
      part.classList.add('part');
      part.style.setProperty('--at', `${(start + 0.8 + index * pace).toFixed(2)}s`);
    }
    const picture = scene.querySelector<HTMLElement>('.screen img');
    picture?.classList.add('zoom');
    picture?.style.setProperty('--at', `${(start + (end - start) * 0.3).toFixed(2)}s`);
  }
  for (const animation of document.getAnimations()) animation.pause();
};

/** Runs in the page: the times in milliseconds at which something moves, each with its beginning and end. */
export const movements = (): [number, number][] =>
  document.getAnimations().map((animation) => {
    const { delay = 0, endTime = 0 } = animation.effect?.getComputedTiming() ?? {};
    return [Math.max(0, delay), Math.max(0, Number(endTime))];
  });

/** Runs in the page: shows a moment of the film, in milliseconds. */
export const seek = (time: number): void => {
  for (const animation of document.getAnimations()) animation.currentTime = time;
};

/** Runs in the page: names the scenes whose content is larger than its place. */
export const inspectScenes = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.scene')].flatMap((scene, index) => {
    const stageBox = scene.querySelector<HTMLElement>('.stage');
    const isFull =
      stageBox !== null &&
      (stageBox.scrollHeight > stageBox.clientHeight + 1 || stageBox.scrollWidth > stageBox.clientWidth + 1);
    const lines = scene.querySelector<HTMLElement>('.lines');
    const isLong = lines !== null && lines.scrollHeight > lines.clientHeight + 1;
    return isFull || isLong || scene.scrollHeight > scene.clientHeight + 1
      ? [
          `scene ${index} holds more than fits${isLong ? ' (lines)' : ''}: ${scene.querySelector('h1, h2')?.textContent}`,
        ]
      : [];
  });

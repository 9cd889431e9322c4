import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { formatDay } from '../../../src/site/format-date';
import type { Language } from '../../../src/site/languages';
import { figureOf, table } from './blocks';
import { type Cue, cuesOf } from './captions';
import { labelTexts } from './labels';
import type { Block, DeckScript, FilmScript } from './script';
import type { MediaSource } from './source';
import { coverOf, documentOf, headline, vendorLine } from './template';

/* Slides of 1280 x 720, printed as a deck or shown one after the other as a film. */

/**
 * A slide.
 * @param kicker above the heading
 */
const slideOf = (
  look: string,
  language: Language,
  heading: string,
  kicker: string,
  ...content: ElementContent[]
) =>
  h('section.slide', { className: look }, [
    kicker && h('p.eyebrow', kicker),
    h('h1', headline(heading, language)),
    ...content,
  ]);

/** What a slide shows: lines and a block side by side, or one of them. */
function contentOf(source: MediaSource, lines: readonly string[], block: Block | undefined) {
  const list = h('ul.lines', ...lines.map((line) => h('li', line)));
  const content = [
    ...(lines.length > 0 ? [list] : []),
    ...(block ? [figureOf(block, source)] : []),
  ];
  return h('div.content', { className: content.length > 1 ? 'split' : [] }, content);
}

/**
 * An item as a deck: a title, for each chapter an opening and its slides with the speaker's notes
 * below them, and an end.
 */
export function deckMarkup(source: MediaSource, script: DeckScript): string {
  const { labels, chapters, language, date, page, channels } = source;
  const slides = chapters.flatMap(({ heading: chapter }, index) => [
    slideOf('chapter', language, chapter, String(index + 1)),
    ...script.slides
      .filter((slide) => slide.chapter === index)
      .map(({ title, lines = [], block, note }) => {
        const notes = note ? [h('aside', [h('b', labels.notes), h('p', note)])] : [];
        return slideOf('', language, title, chapter, contentOf(source, lines, block), ...notes);
      }),
  ]);
  const published = labelTexts(source)('published', { date: formatDay(date, language) });
  const link = h('p.lead', [h('a', { href: page }, page)]);
  const last = slideOf(
    'end',
    language,
    labels.deckEnd,
    '',
    vendorLine(source),
    link,
    table(channels),
  );
  const first = h('section.slide.title', coverOf(source, published));

  return documentOf(source, 'media/slides.css', [h('main.deck', [first, ...slides, last])]);
}

/**
 * Seconds for the title and the end, and on a slide before its first and after its last caption.
 */
const titleTime = 3;
const endTime = 3;
const leadIn = 0.6;
const leadOut = 0.5;

/** A film that is ready to be recorded. */
export type Film = ReturnType<typeof filmOf>;

/** How many parts of a block appear one by one. */
const partsIn = (block: Block): number =>
  Math.max(1, ...Object.values(block).map((value) => (Array.isArray(value) ? value.length : 1)));

/**
 * An item as a film: a title, a slide for each scene, shown as long as its captions, and an end.
 */
export function filmOf(source: MediaSource, script: FilmScript) {
  const { labels, chapters, language, date, page } = source;
  const cues: Cue[] = [];
  // When each slide is shown, in seconds, and how many of its parts appear one by one.
  const shots = [{ from: 0, to: titleTime, parts: 0 }];
  const scenes = script.scenes.map(({ chapter, lines, block, says }) => {
    const from = shots.at(-1)?.to ?? 0;
    cues.push(...cuesOf(says, language, from + leadIn));
    shots.push({
      from,
      to: (cues.at(-1)?.to ?? from) + leadOut,
      parts: Math.max(lines.length, partsIn(block)),
    });
    const place = `${chapter + 1} / ${chapters.length}`;

    return slideOf(
      '',
      language,
      chapters[chapter]?.heading ?? '',
      place,
      contentOf(source, lines, block),
    );
  });
  const now = shots.at(-1)?.to ?? 0;
  const seconds = Math.ceil(now + endTime);
  shots.push({ from: now, to: seconds, parts: 0 });
  const silent = [
    labels.silent,
    labelTexts(source)('filmShort', { seconds }),
    formatDay(date, language),
  ].join(' · ');
  const address = h('p.lead', page.replace('https://', ''));
  const last = slideOf('end', language, labels.filmEnd, '', vendorLine(source), address);
  const first = h('section.slide.title', coverOf(source, silent));
  const markup = documentOf(source, 'media/slides.css', [h('main.film', [first, ...scenes, last])]);

  return { markup, cues, seconds, shots };
}

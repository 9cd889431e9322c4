import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { fill } from '../../../src/i18n/texts';
import { formatDay } from '../../../src/lib/format-date';
import { figureOf } from './blocks';
import { type Cue, cuesOf } from './captions';
import type { Block, DeckScript, FilmScript } from './script';
import type { MediaSource } from './source';
import { contacts, documentOf, headline, ornament, vendorLine } from './template';

/* Slides of 1280 x 720, printed as a deck or shown one after the other as a film. */

interface Slide {
  look: 'title' | 'chapter' | 'split' | 'wide' | 'plain' | 'end';
  /** Above the heading. */
  kicker?: string;
  heading: string;
}

function slideOf(source: MediaSource, { look, kicker, heading }: Slide, ...content: ElementContent[]) {
  const hasVendor = look === 'title' || look === 'end';
  return h(`section.slide.${look}`, [
    hasVendor ? vendorLine(source) : null,
    look === 'title' ? ornament(source) : null,
    kicker && h('p.eyebrow', kicker),
    h('h1', headline(heading, source.language)),
    ...content,
  ]);
}

function titleSlide(source: MediaSource, date: string) {
  const { eyebrow: kicker, title: heading, description } = source;
  return slideOf(source, { look: 'title', kicker, heading }, h('p.lead', description), h('p.date', date));
}

/** Lines and a block side by side, or one of them, and the rest below. */
function contentSlide(
  source: MediaSource,
  titles: Pick<Slide, 'kicker' | 'heading'>,
  lines: readonly string[],
  block: Block | undefined,
  ...rest: ElementContent[]
) {
  const list = h('ul.lines', ...lines.map((line) => h('li', line)));
  const content = [...(lines.length > 0 ? [list] : []), ...(block ? [figureOf(block, source)] : [])];
  const look = content.length > 1 ? 'split' : block ? 'wide' : 'plain';
  return slideOf(source, { look, ...titles }, h('div.content', content), ...rest);
}

/** An item as a deck: a title, for each chapter an opening and its slides with the speaker's notes below them, and an end. */
export function deckMarkup(source: MediaSource, script: DeckScript): string {
  const { labels, chapters, language, title, date, page, vendor } = source;
  const total = script.slides.length + chapters.length + 2;
  let number = 1;
  const foot = () => {
    number += 1;
    return h('footer', { ariaHidden: 'true' }, [
      h('span', `${vendor.name} · ${title}`),
      h('span', fill(labels.page, { number, total })),
    ]);
  };
  const slides = chapters.flatMap(({ heading: kicker }, index) => [
    slideOf(source, { look: 'chapter', kicker: String(index + 1), heading: kicker }, foot()),
    ...script.slides
      .filter(({ chapter }) => chapter === index)
      .map(({ title: heading, lines = [], block, note }) => {
        const notes = note ? [h('aside', [h('b', labels.notes), h('p', note)])] : [];
        return contentSlide(source, { kicker, heading }, lines, block, ...notes, foot());
      }),
  ]);
  const first = titleSlide(source, fill(labels.published, { date: formatDay(date, language) }));
  const link = h('p.lead', [h('a', { href: page }, page)]);
  const last = slideOf(source, { look: 'end', heading: labels.deckEnd }, link, contacts(source));
  return documentOf(source, 'slides.css', [h('main.deck', [first, ...slides, last])]);
}

/** The longest film in seconds. */
export const longestFilm = 60;
/** Seconds for the title and the end, and on a slide before its first and after its last caption. */
const [titleTime, endTime, leadIn, leadOut] = [3, 3, 0.6, 0.5];

/** A film that is ready to be recorded. */
export interface Film {
  markup: string;
  cues: Cue[];
  /** Length in whole seconds. */
  seconds: number;
  /** When each slide is shown, in seconds, and how many of its parts appear one by one. */
  shots: { from: number; to: number; parts: number }[];
}

/** How many parts of a block appear one by one. */
const partsIn = (block: Block): number =>
  Math.max(1, ...Object.values(block).map((value) => (Array.isArray(value) ? value.length : 1)));

/** An item as a film: a title, a slide for each scene, shown as long as its captions, and an end. */
export function filmOf(source: MediaSource, script: FilmScript): Film {
  const { labels, chapters, language, date, page } = source;
  const cues: Cue[] = [];
  const shots: Film['shots'] = [{ from: 0, to: titleTime, parts: 0 }];
  const scenes = script.scenes.map(({ chapter, lines, block, says }) => {
    const from = shots.at(-1)?.to ?? 0;
    cues.push(...cuesOf(says, language, from + leadIn));
    shots.push({ from, to: (cues.at(-1)?.to ?? from) + leadOut, parts: Math.max(lines.length, partsIn(block)) });
    const titles = { kicker: `${chapter + 1} / ${chapters.length}`, heading: chapters[chapter]?.heading ?? '' };
    return contentSlide(source, titles, lines, block);
  });
  const now = shots.at(-1)?.to ?? 0;
  const seconds = Math.ceil(now + endTime);
  shots.push({ from: now, to: seconds, parts: 0 });
  const silent = [labels.silent, fill(labels.filmShort, { seconds }), formatDay(date, language)].join(' · ');
  const last = slideOf(source, { look: 'end', heading: labels.filmEnd }, h('p.lead', page.replace('https://', '')));
  const markup = documentOf(source, 'slides.css', [h('main.film', [titleSlide(source, silent), ...scenes, last])]);
  return { markup, cues, seconds, shots };
}

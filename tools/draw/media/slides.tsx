/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { fill } from '../../../src/i18n/texts';
import { formatDay } from '../../../src/lib/format-date';
import { BlockFigure } from './blocks';
import { type Cue, cuesOf } from './captions';
import type { DeckScript, FilmScript } from './script';
import type { MediaSource, ResolvedBlock } from './source';
import { documentOf, Headline, Ornament, Terms, VendorLine } from './template';

/* Slides of 1280 x 720, printed as a deck or shown one after the other as a film. */

interface Slide {
  look: 'title' | 'chapter' | 'split' | 'wide' | 'plain' | 'end';
  /** Above the heading. */
  kicker?: string;
  heading: string;
  content: ReactNode;
}

function SlideSection({ slide, source, foot }: { slide: Slide; source: MediaSource; foot: ReactNode }) {
  const { look, kicker, heading, content } = slide;
  const hasVendor = look === 'title' || look === 'end';
  return (
    <section className={`slide ${look}`}>
      {hasVendor && <VendorLine source={source} />}
      {look === 'title' && <Ornament source={source} />}
      <div className="head">
        {kicker && <p className="eyebrow">{kicker}</p>}
        <h1>
          <Headline text={heading} language={source.language} />
        </h1>
      </div>
      {content}
      {!hasVendor && foot}
    </section>
  );
}

/** Lines and a block side by side, or one of them. */
function contentOf(lines: readonly string[], block?: ResolvedBlock): Pick<Slide, 'look' | 'content'> {
  const content = (
    <div className="content">
      {lines.length > 0 && (
        <ul className="lines">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {block && <BlockFigure block={block} />}
    </div>
  );
  return { look: block ? (lines.length > 0 ? 'split' : 'wide') : 'plain', content };
}

const titleSlide = ({ eyebrow, title, description }: MediaSource, date: string): Slide => ({
  look: 'title',
  kicker: eyebrow,
  heading: title,
  content: (
    <>
      <p className="lead">{description}</p>
      <p className="date">{date}</p>
    </>
  ),
});

/** An item as a deck: a title, for each chapter an opening and its slides with the speaker's notes below them, and an end. */
export function deckMarkup(source: MediaSource<DeckScript>): string {
  const { labels, chapters, script, language, title, date, page, channels } = source;
  const slides: Slide[] = [
    titleSlide(source, fill(labels.published, { date: formatDay(date, language) })),
    ...chapters.flatMap(({ heading: kicker }, index): Slide[] => [
      { look: 'chapter', kicker: String(index + 1), heading: kicker, content: null },
      ...script.slides
        .filter(({ chapter }) => chapter === index)
        .map(({ title: heading, lines = [], block, note }): Slide => {
          const { look, content } = contentOf(lines, block);
          const spoken = note && (
            <aside key="note">
              <b>{labels.notes}</b>
              <p>{note}</p>
            </aside>
          );
          return {
            look,
            kicker,
            heading,
            content: (
              <>
                {content}
                {spoken}
              </>
            ),
          };
        }),
    ]),
    {
      look: 'end',
      heading: labels.deckEnd,
      content: [
        <p className="lead" key="page">
          <a href={page}>{page}</a>
        </p>,
        <Terms key="channels" channels={channels} />,
      ],
    },
  ];
  const sections = slides.map((slide, index) => {
    const number = fill(labels.page, { number: index + 1, total: slides.length });
    const foot = (
      <footer aria-hidden="true">
        <span>{`${source.vendor.name} · ${title}`}</span>
        <span>{number}</span>
      </footer>
    );
    return <SlideSection key={number} slide={slide} source={source} foot={foot} />;
  });
  return documentOf(source, 'slides.css', <main className="deck">{sections}</main>);
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
function partsIn(block: ResolvedBlock): number {
  const list = Object.values(block).find((value): value is unknown[] => Array.isArray(value) && value.length > 1);
  return list?.length ?? 1;
}

/** An item as a film: a title, a slide for each scene, shown as long as its captions, and an end. */
export function filmOf(source: MediaSource<FilmScript>): Film {
  const { labels, chapters, script, language, date, page } = source;
  const cues: Cue[] = [];
  const shots: Film['shots'] = [{ from: 0, to: titleTime, parts: 0 }];
  const scenes = script.scenes.map(({ chapter, lines, block, says }): Slide => {
    const from = shots.at(-1)?.to ?? 0;
    cues.push(...cuesOf(says, language, from + leadIn));
    shots.push({ from, to: (cues.at(-1)?.to ?? from) + leadOut, parts: Math.max(lines.length, partsIn(block)) });
    const kicker = `${chapter + 1} / ${chapters.length}`;
    return { ...contentOf(lines, block), kicker, heading: chapters[chapter]?.heading ?? '' };
  });
  const now = shots.at(-1)?.to ?? 0;
  const seconds = Math.ceil(now + endTime);
  shots.push({ from: now, to: seconds, parts: 0 });
  const silent = [labels.silent, fill(labels.filmShort, { seconds }), formatDay(date, language)].join(' · ');
  const slides: Slide[] = [
    titleSlide(source, silent),
    ...scenes,
    { look: 'end', heading: labels.filmEnd, content: <p className="lead">{page.replace('https://', '')}</p> },
  ];
  const sections = slides.map((slide, at) => (
    <SlideSection key={shots[at]?.from} slide={slide} source={source} foot={null} />
  ));
  return { markup: documentOf(source, 'slides.css', <main className="film">{sections}</main>), cues, seconds, shots };
}

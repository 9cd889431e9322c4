import { fill } from '../../../src/i18n/texts';
import { formatDay } from '../../../src/lib/format-date';
import { escapeText } from '../drawing';
import { blockMarkup } from './blocks';
import { documentOf, element, headline, ornament, styles, vendorLine } from './markup';
import type { DeckScript } from './script';
import type { MediaSource } from './source';

/** An item as a deck of 16:9 slides: a title, an opening for each chapter, one idea a slide with the speaker's notes below it, an end. */
export function deckMarkup(source: MediaSource<DeckScript>): string {
  const { labels, chapters, script, language, eyebrow, title, description, date, page, channels } = source;
  const total = script.slides.length + chapters.length + 2;
  let count = 0;
  const slide = (look: string, content: string) => {
    count += 1;
    const foot = `<footer aria-hidden="true"><span>${escapeText(source.vendor.name)} · ${escapeText(title)}</span><span>${escapeText(fill(labels.page, { number: count, total }))}</span></footer>`;
    return `<section class="slide ${look}">${content}${foot}</section>`;
  };
  const slides = [
    slide(
      'title-slide',
      `${vendorLine(source, 40)}<div><p class="eyebrow">${escapeText(eyebrow)}</p><h1>${headline(title, language)}</h1><p class="lead">${escapeText(description)}</p></div>
      ${ornament(source)}<p class="date">${escapeText(fill(labels.published, { date: formatDay(date, language) }))}</p>`,
    ),
    ...chapters.flatMap((chapter, index) => [
      slide(
        'chapter-slide',
        `<p class="number" aria-hidden="true">${index + 1}</p><h1>${headline(chapter.heading, language)}</h1>`,
      ),
      ...script.slides
        .filter((entry) => entry.chapter === index)
        .map(({ title: heading, lines = [], block, note }) => {
          const text =
            lines.length > 0 ? `<ul class="lines">${lines.map((line) => element('li', line)).join('')}</ul>` : '';
          const look = block ? (lines.length > 0 ? 'split' : 'wide') : 'plain';
          return slide(
            look,
            `<p class="section">${escapeText(chapter.heading)}</p><h2>${headline(heading, language)}</h2><div class="content">${text}${block ? blockMarkup(block) : ''}</div>${
              note ? `<aside class="note"><b>${escapeText(labels.notes)}</b><p>${escapeText(note)}</p></aside>` : ''
            }`,
          );
        }),
    ]),
    slide(
      'end-slide',
      `${vendorLine(source, 40)}<div><h1>${escapeText(labels.deckEnd)}</h1><p class="lead"><a href="${escapeText(page)}">${escapeText(page)}</a></p>
      <dl>${channels.map(({ label, value }) => `<dt>${escapeText(label)}</dt><dd>${escapeText(value)}</dd>`).join('')}</dl></div>`,
    ),
  ];
  return documentOf(source, styles(source, 'deck.css'), slides.join(''));
}

/** Runs in the page: names the slides whose content is larger than its place. */
export const inspectSlides = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.slide')].flatMap((slide, index) => {
    const content = slide.querySelector<HTMLElement>('.content');
    const note = slide.querySelector<HTMLElement>('.note');
    const place = content?.getBoundingClientRect();
    const isFull =
      content !== null &&
      (content.scrollHeight > content.clientHeight + 1 || content.scrollWidth > content.clientWidth + 1);
    const isCovered = place && note && place.bottom > note.getBoundingClientRect().top + 1;
    return isFull || isCovered || slide.scrollHeight > slide.clientHeight + 1
      ? [`slide ${index + 1} holds more than fits: ${slide.querySelector('h1, h2')?.textContent}`]
      : [];
  });

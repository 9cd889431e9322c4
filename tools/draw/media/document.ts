import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { fill } from '../../../src/i18n/texts';
import { formatDay } from '../../../src/lib/format-date';
import { figureOf } from './blocks';
import type { DocumentScript } from './script';
import { type MediaSource, numberCaptions } from './source';
import { contacts, documentOf, headline, ornament, vendorLine } from './template';

/** What a file has in addition to its item's text, for the item's page; nothing if it has no sections of its own. */
export function beyondPage(script: DocumentScript, { labels }: Pick<MediaSource, 'labels'>) {
  const contents = script.blocks.flatMap(({ block }) => (block.kind === 'section' ? [block.title] : []));
  const { figure: figures, table: tables } = numberCaptions(script, labels).counts;
  return contents.length > 0 ? { contents, figures, tables } : {};
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => h('p', text));

/** An entry of the table of contents. Its page number is filled in after layout (pdf.ts). */
interface Entry {
  id: string;
  name: string;
  isSub: boolean;
}
const contentsOf = (title: string, entries: readonly Entry[]) =>
  h('nav.contents', [
    h('h2', title),
    ...entries.map(({ id, name, isSub }) =>
      h('a', { href: `#${id}`, className: isSub ? 'sub' : [] }, [h('span', name), h('b', { dataPageOf: id })]),
    ),
  ]);

/** The last page: the web version, terms of use and contacts. */
function ending(source: MediaSource) {
  const { labels, page, support, vendor } = source;
  return h('section.ending', [
    h('h1', labels.about),
    h('h2', labels.webVersion),
    h('p', [labels.webVersionText, h('br'), h('a', { href: page }, page)]),
    h('h2', labels.use),
    h('p', labels.useText),
    h('h2', labels.corrections),
    h('p', fill(labels.correctionsText, { email: support })),
    h('h2', labels.contact),
    contacts(source),
    h('footer', [vendorLine(source), vendor.legalName, h('br'), vendor.slogan]),
  ]);
}

/** The footer of every page, as paged CSS. */
function footOf({ labels, vendor, title }: MediaSource): string {
  const number = JSON.stringify(labels.page)
    .replace('{{number}}', '" counter(page) "')
    .replace('{{total}}', '" counter(pages) "');
  return `@page { @bottom-left { content: ${JSON.stringify(`${vendor.name} · ${title}`)}; } @bottom-right { content: ${number}; } }`;
}

/** An item as a document of A4 pages: a cover with the contents, chapters with their blocks, an appendix and a last page. */
export function documentMarkup(source: MediaSource, script: DocumentScript): string {
  const { labels, chapters, language, eyebrow, title, description, date, tags, captions } = source;
  const entries: Entry[] = [];
  const heading = (level: 'h1' | 'h2', id: string, name: string) => {
    entries.push({ id, name, isSub: level === 'h2' });
    return h(level, { id }, headline(name, language));
  };
  /** A chapter with its blocks and sections. @param number of the chapter; undefined for the appendix */
  const chapter = (number: number | undefined, name: string, texts: readonly string[]): ElementContent[] => {
    const letter = number === undefined ? 'A' : String(number + 1);
    const header = h('header', [h('b', letter.replace(/^\d$/, '0$&')), heading('h1', `chapter-${letter}`, name)]);
    let sections = 0;
    const placed = script.blocks.flatMap((entry, index): ElementContent[] => {
      const { block } = entry;
      if (entry.chapter !== number) return [];
      if (block.kind !== 'section') return [figureOf(block, source, captions[index])];
      sections += 1;
      const section = heading('h2', `section-${letter}-${sections}`, `${letter}.${sections} ${block.title}`);
      return [section, ...paragraphs(block.paragraphs)];
    });
    return [header, ...paragraphs(texts), ...placed];
  };
  const body = chapters.flatMap(({ heading: name, paragraphs: texts }, index) => chapter(index, name, texts));
  if (script.blocks.some((entry) => entry.chapter === undefined)) body.push(...chapter(undefined, labels.appendix, []));
  const cover = h('section.cover', [
    vendorLine(source),
    h('p.eyebrow', eyebrow),
    h('h1', headline(title, language)),
    h('p.lead', description),
    ornament(source),
    contentsOf(labels.contents, entries),
    h('p.date', [fill(labels.published, { date: formatDay(date, language) }), ...tags].join(' · ')),
  ]);
  return documentOf(source, 'document.css', [cover, h('main', body), ending(source)], footOf(source));
}

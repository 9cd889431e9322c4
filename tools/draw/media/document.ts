import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { formatDay } from '../../../src/site/format-date';
import { figureOf, table } from './blocks';
import { labelTexts } from './labels';
import type { DocumentScript } from './script';
import { type MediaSource, numberCaptions } from './source';
import { coverOf, documentOf, headline, vendorLine } from './template';

/**
 * What a file has in addition to its item's text, for the item's page; nothing if it has no
 * sections of its own.
 */
export function beyondPage(
  script: DocumentScript,
  source: Pick<MediaSource, 'language' | 'labels'>,
) {
  const contents = script.blocks.flatMap(({ block }) =>
    block.kind === 'section' ? [block.title] : [],
  );
  const { figure: figures, table: tables } = numberCaptions(script, labelTexts(source)).counts;
  return contents.length > 0 ? { contents, figures, tables } : {};
}

const paragraphs = (texts: readonly string[]) => texts.map((text) => h('p', text));

/** The last page: the web version, terms of use and contacts. */
function ending(source: MediaSource) {
  const { labels, page, support, vendor, channels } = source;
  return h('section.ending', [
    h('h1', labels.about),
    h('h2', labels.webVersion),
    h('p', [labels.webVersionText, h('br'), h('a', { href: page }, page)]),
    h('h2', labels.use),
    h('p', labels.useText),
    h('h2', labels.corrections),
    h('p', labelTexts(source)('correctionsText', { email: support })),
    h('h2', labels.contact),
    table(channels),
    h('footer', [h('br'), vendorLine(source), vendor.legalName, h('br'), vendor.slogan]),
  ]);
}

/**
 * An item as a document of A4 pages: a cover with the contents, chapters with their blocks, an
 * appendix and a last page.
 */
export function documentMarkup(source: MediaSource, script: DocumentScript): string {
  const { labels, chapters, language, date, tags, captions } = source;
  const hasAppendix = script.blocks.some(({ chapter }) => chapter === undefined);
  const all = [
    ...chapters,
    ...(hasAppendix ? [{ heading: labels.appendix, paragraphs: [] }] : []),
  ].map((chapter, at) => ({ ...chapter, letter: at < chapters.length ? String(at + 1) : 'A' }));
  const body = all.flatMap(({ heading, paragraphs: texts, letter }, at): ElementContent[] => {
    let sections = 0;
    const contents = script.blocks.flatMap(({ chapter = chapters.length, block }, index) => {
      if (chapter !== at) return [];
      if (block.kind !== 'section') return [figureOf(block, source, captions[index])];

      sections += 1;

      return [
        h('h2', headline(`${letter}.${sections} ${block.title}`, language)),
        ...paragraphs(block.paragraphs),
      ];
    });
    const title = h('h1', { id: `chapter-${letter}` }, headline(heading, language));
    return [h('header', [h('b', letter), title]), ...paragraphs(texts), ...contents];
  });
  // Page numbers are added after layout (pdf.ts).
  const contents = all.map(({ heading, letter }) =>
    h('a', { href: `#chapter-${letter}` }, heading),
  );
  const published = [
    labelTexts(source)('published', { date: formatDay(date, language) }),
    ...tags,
  ].join(' · ');
  const cover = coverOf(
    source,
    published,
    h('nav.contents', h('h2', labels.contents), ...contents),
  );

  return documentOf(source, 'media/document.css', [
    h('section.cover', cover),
    h('main', body),
    ending(source),
  ]);
}

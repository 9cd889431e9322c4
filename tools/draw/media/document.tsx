/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { fill } from '../../../src/i18n/texts';
import { formatDay } from '../../../src/lib/format-date';
import { BlockFigure } from './blocks';
import { captionKind, captionNumbers } from './numbering';
import type { DocumentScript } from './script';
import type { MediaSource } from './source';
import { documentOf, Headline, Ornament, Terms, VendorLine } from './template';

/** What a file has in addition to its item's text, for the item's page; nothing if it has no sections of its own. */
export function beyondPage({ script }: Pick<MediaSource<DocumentScript>, 'script'>) {
  const blocks = script.blocks.map(({ block }) => block);
  const contents = blocks.flatMap((block) => (block.kind === 'section' ? [block.title] : []));
  const count = (kind: 'figure' | 'table') =>
    blocks.filter((block) => block.kind !== 'section' && captionKind(block) === kind).length;
  return contents.length > 0 ? { contents, figures: count('figure'), tables: count('table') } : {};
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>);

interface Entry {
  id: string;
  name: string;
  isSub: boolean;
}

/** The table of contents. Page numbers are filled in after layout (pdf.ts). */
const Contents = ({ title, entries }: { title: string; entries: readonly Entry[] }) => (
  <div className="contents">
    <h2>{title}</h2>
    {entries.map(({ id, name, isSub }) => (
      <a href={`#${id}`} className={isSub ? 'sub' : undefined} key={id}>
        <span>{name}</span>
        <b data-page-of={id} />
      </a>
    ))}
  </div>
);

/** The last page: the web version, terms of use and contacts. */
function Ending({ source }: { source: MediaSource }) {
  const { labels, page, support, channels, vendor } = source;
  return (
    <section className="ending">
      <h1>{labels.about}</h1>
      <h2>{labels.webVersion}</h2>
      <p>
        {labels.webVersionText}
        <br />
        <a href={page}>{page}</a>
      </p>
      <h2>{labels.use}</h2>
      <p>{labels.useText}</p>
      <h2>{labels.corrections}</h2>
      <p>{fill(labels.correctionsText, { email: support })}</p>
      <h2>{labels.contact}</h2>
      <Terms channels={channels} />
      <footer>
        <VendorLine source={source} />
        {vendor.legalName}
        <br />
        {vendor.slogan}
      </footer>
    </section>
  );
}

/** The footer of every page, as paged CSS. */
function footOf({ labels, vendor, title }: MediaSource): string {
  const number = JSON.stringify(labels.page)
    .replace('{{number}}', '" counter(page) "')
    .replace('{{total}}', '" counter(pages) "');
  return `@page { @bottom-left { content: ${JSON.stringify(`${vendor.name} · ${title}`)}; } @bottom-right { content: ${number}; } }`;
}

/** An item as a document of A4 pages: a cover with the contents, chapters with their blocks, an appendix and a last page. */
export function documentMarkup(source: MediaSource<DocumentScript>): string {
  const { labels, chapters, script, language, eyebrow, title, description, date, tags } = source;
  const numberOf = captionNumbers(labels);
  const entries: Entry[] = [];
  const enter = (id: string, name: string, isSub = false) => {
    entries.push({ id, name, isSub });
    return id;
  };
  /** The blocks and sections of a chapter, or of the appendix. */
  const placed = (chapter: number | undefined, letter: string): ReactNode[] => {
    let sections = 0;
    return script.blocks
      .filter((entry) => entry.chapter === chapter)
      .map(({ block }) => {
        if (block.kind !== 'section') return <BlockFigure block={block} number={numberOf(block)} key={block.title} />;
        sections += 1;
        const name = `${letter}.${sections} ${block.title}`;
        return [
          <h2 key={name} id={enter(`section-${letter}-${sections}`, name, true)}>
            <Headline text={name} language={language} />
          </h2>,
          <Paragraphs key={`${name} text`} texts={block.paragraphs} />,
        ];
      });
  };
  const chapterHeading = (id: string, letter: string, name: string) => (
    <header key={id} id={enter(id, name)}>
      <b>{letter}</b>
      <h1>
        <Headline text={name} language={language} />
      </h1>
    </header>
  );
  const body: ReactNode[] = chapters.flatMap(({ heading, paragraphs }, index) => [
    chapterHeading(`chapter-${index + 1}`, String(index + 1).padStart(2, '0'), heading),
    <Paragraphs key={`${heading} text`} texts={paragraphs} />,
    ...placed(index, String(index + 1)),
  ]);
  if (script.blocks.some(({ chapter }) => chapter === undefined))
    body.push(chapterHeading('appendix', 'A', labels.appendix), ...placed(undefined, 'A'));
  const cover = (
    <section className="cover">
      <VendorLine source={source} />
      <p className="eyebrow">{eyebrow}</p>
      <h1>
        <Headline text={title} language={language} />
      </h1>
      <p className="lead">{description}</p>
      <Ornament source={source} />
      <Contents title={labels.contents} entries={entries} />
      <p className="date">{[fill(labels.published, { date: formatDay(date, language) }), ...tags].join(' · ')}</p>
    </section>
  );
  const document = (
    <>
      {cover}
      <main>{body}</main>
      <Ending source={source} />
    </>
  );
  return documentOf(source, 'document.css', document, footOf(source));
}

import { fill } from '../../../src/i18n/texts';
import { formatDay } from '../../../src/lib/format-date';
import { escapeText } from '../drawing';
import { blockMarkup } from './blocks';
import { documentOf, element, headline, ornament, styles, vendorLine } from './markup';
import { captionKind, captionNumbers } from './numbering';
import type { DocumentScript } from './script';
import type { MediaSource } from './source';

/** The addresses of a document's end: its page on the web, and whom to ask. */
function ending({ labels, page, support, channels, vendor }: MediaSource): string {
  const part = (heading: string, text: string, more = '') =>
    `<div><h2>${escapeText(heading)}</h2><p>${escapeText(text)}${more}</p></div>`;
  return `<section class="page last"><div class="ending"><h1>${escapeText(labels.about)}</h1>
    ${part(labels.webVersion, labels.webVersionText, `<br><a href="${escapeText(page)}">${escapeText(page)}</a>`)}
    ${part(labels.use, labels.useText)}
    ${part(labels.corrections, fill(labels.correctionsText, { email: support }))}
    <div><h2>${escapeText(labels.contact)}</h2><dl>${channels.map(({ label, value }) => `<dt>${escapeText(label)}</dt><dd>${escapeText(value)}</dd>`).join('')}</dl></div>
    </div><footer>${vendorLine({ vendor }, 28)}<p>${escapeText(vendor.legalName)}<br>${escapeText(vendor.slogan)}</p></footer></section>`;
}

/** What a file holds beside its item's text, for the item's page; nothing if it has no sections of its own. */
export function beyondPage({ script }: Pick<MediaSource<DocumentScript>, 'script'>) {
  const blocks = script.blocks.map(({ block }) => block);
  const contents = blocks.flatMap((block) => (block.kind === 'section' ? [block.title] : []));
  const count = (kind: 'figure' | 'table') =>
    blocks.filter((block) => block.kind !== 'section' && captionKind(block) === kind).length;
  return contents.length > 0 ? { contents, figures: count('figure'), tables: count('table') } : {};
}

/**
 * An item as a document of A4 pages: a cover with its contents, its chapters with their blocks, an appendix, an end. The pages in between are
 * made in the browser by `paginate`, out of the parts in `.stream`.
 */
export function documentMarkup(source: MediaSource<DocumentScript>): string {
  const { labels, chapters, script, language, eyebrow, title, description, date, tags } = source;
  const numbering = captionNumbers(labels);
  const heading = (id: string, number: string, text: string) =>
    `<div class="opening" id="${id}"><p class="number" aria-hidden="true">${number}</p><h1>${headline(text, language)}</h1></div>`;
  const contents: string[] = [];
  const listed = (id: string, name: string, kind = '') =>
    contents.push(`<li${kind}><a href="#${id}"><span>${escapeText(name)}</span><b data-page-of="${id}"></b></a></li>`);
  /** The blocks and sections of a chapter, or of the appendix. */
  const placed = (chapter: number | undefined, letter: string) => {
    let sections = 0;
    return script.blocks
      .filter((entry) => entry.chapter === chapter)
      .flatMap(({ block }) => {
        if (block.kind !== 'section') return blockMarkup(block, numbering);
        sections += 1;
        const name = `${letter}.${sections} ${block.title}`;
        listed(`section-${letter}-${sections}`, name, ' class="sub"');
        return [
          `<div class="subhead" id="section-${letter}-${sections}"><h2>${headline(name, language)}</h2></div>`,
          ...block.paragraphs.map((paragraph) => element('p', paragraph)),
        ];
      });
  };
  const parts = chapters.flatMap(({ heading: name, paragraphs }, index) => {
    listed(`chapter-${index + 1}`, name);
    return [
      heading(`chapter-${index + 1}`, String(index + 1).padStart(2, '0'), name),
      ...paragraphs.map((paragraph) => element('p', paragraph)),
      ...placed(index, String(index + 1)),
    ];
  });
  if (script.blocks.some(({ chapter }) => chapter === undefined)) {
    listed('appendix', labels.appendix);
    parts.push(heading('appendix', 'A', labels.appendix), ...placed(undefined, 'A'));
  }
  const cover = `<section class="page cover">${vendorLine(source, 34)}
    <div class="name"><p class="eyebrow">${escapeText(eyebrow)}</p><h1 class="title">${headline(title, language)}</h1><p class="lead">${escapeText(description)}</p></div>
    ${ornament(source)}
    <div class="contents"><h2>${escapeText(labels.contents)}</h2><ol>${contents.join('')}</ol></div>
    <p class="date">${escapeText([fill(labels.published, { date: formatDay(date, language) }), ...tags].join(' · '))}</p></section>`;
  const running = `${escapeText(source.vendor.name)} · ${escapeText(title)}`;
  return documentOf(
    source,
    styles(source, 'document.css'),
    `${cover}<div class="stream" data-running="${running}">${parts.join('')}</div>${ending(source)}`,
  );
}

/**
 * Runs in the page: lays the parts of `.stream` out on pages, numbers them and fills in the contents. A heading stays with what follows it; a figure
 * that does not fit opens the next page.
 * @returns what does not fit on a page
 */
export const paginate = (pageText: string): string[] => {
  const stream = document.querySelector<HTMLElement>('.stream');
  if (!stream) throw new Error('there is nothing to lay out');
  const flaws: string[] = [];
  const isHeading = ({ className }: Element) => className === 'opening' || className === 'subhead';
  const makePage = () => {
    const page = document.createElement('section');
    page.className = 'page body';
    const flow = document.createElement('div');
    flow.className = 'column';
    const footer = document.createElement('footer');
    footer.setAttribute('aria-hidden', 'true');
    const running = document.createElement('span');
    running.textContent = stream.dataset.running ?? '';
    const number = document.createElement('span');
    number.className = 'page-number';
    footer.append(running, number);
    page.append(flow, footer);
    stream.before(page);
    return flow;
  };
  let flow = makePage();
  const isOver = () => flow.scrollHeight > flow.clientHeight;
  // Figures that did not fit: text goes on below their place, and they open the next page.
  const waiting: Element[] = [];
  const turn = (...parts: Element[]) => {
    flow = makePage();
    for (const group of [...waiting.splice(0).map((figure) => [figure]), parts]) {
      flow.append(...group);
      if (!isOver() || flow.children.length === group.length) continue;
      flow = makePage();
      flow.append(...group);
    }
  };
  for (const part of [...stream.children]) {
    if (part.className === 'opening' && waiting.length > 0) turn();
    flow.append(part);
    // A chapter begins low on a page only if something of it still fits there.
    const isLow =
      part.className === 'opening' &&
      part.getBoundingClientRect().top - flow.getBoundingClientRect().top > flow.clientHeight * 0.72;
    const last = part.previousElementSibling;
    if (part.tagName === 'FIGURE' && (waiting.length > 0 || (isOver() && last && !isHeading(last)))) {
      part.remove();
      waiting.push(part);
    } else if (last && (isLow || isOver())) {
      const moved: Element[] = [part];
      for (let above: Element | null = last; above && isHeading(above); above = above.previousElementSibling)
        if (above.previousElementSibling) moved.unshift(above);
      turn(...moved);
    }
    if (isOver()) flaws.push(`higher than a page: ${part.textContent?.slice(0, 60)}`);
  }
  if (waiting.length > 0) turn();
  stream.remove();
  const pages = [...document.querySelectorAll('.page')];
  for (const [index, page] of pages.entries()) {
    const number = page.querySelector('.page-number');
    if (number)
      number.textContent = pageText.replace('{{number}}', String(index + 1)).replace('{{total}}', String(pages.length));
    for (const opening of page.querySelectorAll('.opening, .subhead')) {
      const entry = document.querySelector(`[data-page-of="${opening.id}"]`);
      if (entry) entry.textContent = String(index + 1);
    }
    if (page.scrollHeight > page.clientHeight + 1) flaws.push(`page ${index + 1} holds more than fits`);
  }
  return flaws;
};

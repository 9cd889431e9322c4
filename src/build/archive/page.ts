import { DomUtils, parseDocument } from 'htmlparser2';
import { defaultLanguage, type Language, parseLanguage } from '../../config/languages';
import { splitAddress } from '../../routes/href';
import { spritePath } from '../../routes/icon';
import { servedFile } from '../../routes/served-file';
import { digestOf } from '../rebuild/record';
import { escapeXml } from '../sitemap';

/** The folder of what only the archive has: scripts, styles and the index of the search. */
export const ownFolder = '_archive';

/** What the archive says in a language. */
export interface ArchiveWords {
  /** Above every page. */
  notice: string;
  /** In place of a video. */
  video: string;
  /** Replacements of texts for visitors without script, by these texts. */
  replaced: Readonly<Record<string, string>>;
  /** The texts of the header, for the archive's script. */
  header: object;
}

export interface ArchivedRelease {
  /** Paths of the release's files. */
  files: ReadonlySet<string>;
  siteUrl: string;
  /** The text of the sprite: browsers refuse a reference from one local file into another. */
  sprite: string;
  words: Record<Language, ArchiveWords>;
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Attributes = Element['attribs'];

const utf8 = { encodeEntities: 'utf8' } as const;
const isOutside = (address: string): boolean => /^(https?:)?\/\//.test(address);
/** Whether the API's host serves it, or another one. */
const isElsewhere = (address: string): boolean =>
  isOutside(address) || /^\/(api|upload)\//.test(address);

/** The relative address of a file from another one. */
const relativeAddress = (from: string, to: string): string =>
  '../'.repeat(from.split('/').length - 1) + to;

function appendAll(parent: Element, markup: string): void {
  for (const node of [...parseDocument(markup).children]) DomUtils.appendChild(parent, node);
}

function replace(element: Element, markup: string): void {
  for (const node of [...parseDocument(markup).children]) DomUtils.prepend(element, node);
  DomUtils.removeElement(element);
}

/** Whether an element is only of use on the site: Gatsby's scripts, what browsers refuse to load from a disk, forms that the API takes. */
function isForTheSite(tag: string, { rel = '', type, name, method }: Attributes): boolean {
  if (tag === 'link')
    return /preload|manifest/.test(rel) || (rel === 'alternate' && type !== undefined);
  return tag === 'script' || name === 'robots' || (tag === 'form' && method === 'post');
}

/**
 * Makes pages of a release into pages of its archive, which open from a disk: addresses are relative, Gatsby's scripts are left out, and what needs
 * the site says so.
 */
export function createPageArchiver({ files, siteUrl, sprite, words }: ArchivedRelease) {
  /** Files of the release that the pages refer to. */
  const used = new Set<string>();
  /** Stylesheets by their file in the archive. Their addresses are still those of the site. */
  const styles = new Map<string, string>();
  const symbols = new Map(
    DomUtils.getElementsByTagName('symbol', parseDocument(sprite, { xmlMode: true })).map(
      (symbol) => [`${spritePath}#${symbol.attribs['id']}`, symbol],
    ),
  );
  for (const symbol of symbols.values()) symbol.attribs['id'] = `icon-${symbol.attribs['id']}`;

  /**
   * The address in the archive for one of the site. What the archive lacks keeps its address on the site.
   * @param from the file that has the address
   * @throws Error that names both if the release has no such file
   */
  function addressFrom(from: string, address: string): string {
    if (!address.startsWith('/') || isOutside(address)) return address;
    if (isElsewhere(address)) return siteUrl + address;
    const { path, query, hash } = splitAddress(address);
    const file = servedFile(decodeURI(path));
    if (!files.has(file))
      throw new Error(
        `${from} refers to ${address}, but the release has no file ${file}. Build the site again: npm run build`,
      );
    used.add(file);
    return relativeAddress(from, encodeURI(file)) + query + hash;
  }

  /** Takes a stylesheet out of a page: the pages have most of them in common. @returns the link to it */
  function stylesheet(page: string, css: string): string {
    const file = `${ownFolder}/${digestOf(css)}.css`;
    styles.set(file, css);
    return `<link rel="stylesheet" href="${relativeAddress(page, file)}">`;
  }

  /** Makes the addresses of an element relative. */
  function rewrite(page: string, { name, attribs }: Element): void {
    // GatsbyImage's script would do that.
    for (const lazy of ['src', 'srcset'])
      if (attribs[`data-${lazy}`]) {
        attribs[lazy] = attribs[`data-${lazy}`] ?? '';
        delete attribs[`data-${lazy}`];
      }
    for (const attribute of ['href', 'src', 'action'])
      if (attribs[attribute]) attribs[attribute] = addressFrom(page, attribs[attribute]);
    if (attribs['srcset'])
      attribs['srcset'] = attribs['srcset']
        .split(/,\s+/)
        .map((candidate) => candidate.replace(/^\S+/, (address) => addressFrom(page, address)))
        .join(', ');
    if (name === 'meta' && attribs['http-equiv'] === 'refresh')
      attribs['content'] = (attribs['content'] ?? '').replace(/(?<=^\d+;\s*url=).*/i, (address) =>
        addressFrom(page, address),
      );
  }

  /**
   * @param page the page's file in the release
   * @param data what the archive's script needs to take over parts of the page (src/archive); null: nothing
   * @returns the page's HTML in the archive
   */
  function archivePage(page: string, html: string, data: object | null): string {
    const document = parseDocument(html);
    const all = (matches: (tag: string, attributes: Attributes) => boolean) =>
      DomUtils.findAll(({ name, attribs }) => matches(name, attribs), document.children);
    const [root, head, body] = ['html', 'head', 'body'].map(
      (tag) => all((name) => name === tag)[0],
    );
    if (!root || !head || !body)
      throw new Error(
        `${page} of the release is not an HTML document. Build the site again: npm run build`,
      );
    const { notice, video, replaced, header } =
      words[parseLanguage(root.attribs['lang']) ?? defaultLanguage];
    const online = escapeXml(`${siteUrl}/${page.replace(/\/?index\.html$/, '')}`);
    const saying = (text: string) => `<p>${escapeXml(text)} <a href="${online}">${online}</a></p>`;

    for (const element of all(isForTheSite)) DomUtils.removeElement(element);
    // Browsers of the archive run scripts, so that they ignore `noscript`. Its pictures are those that wait for a script otherwise.
    for (const element of all((tag) => tag === 'noscript')) {
      const hasPicture = DomUtils.getElementsByTagName('img', element).length > 0;
      replace(element, hasPicture ? '' : DomUtils.getInnerHTML(element, utf8));
    }
    for (const element of all((tag) => tag === 'video')) replace(element, saying(video));
    for (const element of all((tag, { src = '' }) => tag === 'img' && isElsewhere(src)))
      DomUtils.removeElement(element);
    for (const element of all((tag) => tag === 'p')) {
      const text = replaced[DomUtils.textContent(element)];
      if (text !== undefined) replace(element, saying(text));
    }
    for (const element of all((tag, attributes) => tag === 'style' && 'data-href' in attributes))
      replace(element, stylesheet(page, DomUtils.textContent(element)));
    for (const { attribs } of all((_, { style = '' }) => style.includes('url('))) {
      const { style = '' } = attribs;
      attribs['data-style'] = digestOf(style);
      delete attribs['style'];
      appendAll(head, stylesheet(page, `[data-style="${attribs['data-style']}"]{${style}}`));
    }

    const shown = data === null ? new Set<Element>() : new Set(symbols.values());
    for (const element of all(
      (tag, { href = '' }) => tag === 'use' && href.startsWith(spritePath),
    )) {
      const symbol = symbols.get(element.attribs['href'] ?? '');
      if (!symbol) DomUtils.removeElement(element);
      else {
        shown.add(symbol);
        element.attribs['href'] = `#${symbol.attribs['id']}`;
      }
    }
    for (const element of all(() => true)) rewrite(page, element);
    appendAll(
      head,
      `<meta name="robots" content="noindex"><link rel="stylesheet" href="${relativeAddress(page, `${ownFolder}/archive.css`)}"><script src="${relativeAddress(page, `${ownFolder}/archive.js`)}"></script>`,
    );
    const written = JSON.stringify({ header, part: data }).replaceAll('<', '\\u003c');
    appendAll(
      body,
      `<svg hidden>${DomUtils.getOuterHTML([...shown], { xmlMode: true, ...utf8 })}</svg><script type="application/json" id="archive-data">${written}</script>`,
    );
    const [skipLink] = all((tag, { href }) => tag === 'a' && href === '#content');
    const [aside] = parseDocument(
      `<aside class="archive-notice">${saying(notice)}</aside>`,
    ).children;
    if (skipLink && aside) DomUtils.append(skipLink, aside);
    return DomUtils.getOuterHTML(document.children, utf8);
  }

  return { archivePage, addressFrom, used, styles };
}

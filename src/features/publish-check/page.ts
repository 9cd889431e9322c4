import { Parser } from 'htmlparser2';
import { parseDevice } from '../../site/device';
import type { Devices } from '../../site/route-types';
import { unintendedAttributes, unintendedValue } from './shown-values';

/** The landmark that contains an element; `around` for none. */
type Part = 'header' | 'footer' | 'main' | 'around';

interface Link {
  part: Part;
  href: string;
  text: string;
  /** The device set that it is shown to. */
  devices: Devices;
  /** The language switch, the only link with a language. */
  isSwitch: boolean;
}

/** A text as displayed: without control characters, white space collapsed. */
export const readable = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const codeElement = /^(code|kbd|pre|samp)$/;

const copies = new Map<string, unknown>();

/**
 * One copy of what many pages have. A part of a page's HTML would keep the whole page in memory,
 * and a site may have twenty thousand.
 */
function shared<T>(value: T): T {
  const json = JSON.stringify(value);
  if (!copies.has(json)) copies.set(json, JSON.parse(json));
  return copies.get(json) as T;
}

const emptyPage = (address: string) => ({
  address,
  language: '',
  devices: 'both' as Devices,
  counterpart: '',
  canonical: '',
  noindex: false,
  isRedirect: false,
  alternates: [] as { language: string; href: string }[],
  ids: new Set<string>(),
  links: [] as Link[],
  /** Texts of the inline scripts, those in templates too; data is not one. */
  scripts: [] as string[],
  sources: [] as { part: Part; href: string }[],
  /** Values that were never meant to be read, such as `[object Object]`. */
  unintendedValues: [] as string[],
});

type Page = ReturnType<typeof emptyPage>;
type Attributes = Record<string, string>;

/** Reads what a page says of itself: in the attributes of `html`, and in its head. */
function readHead(page: Page, tag: string, attributes: Attributes, devices: Devices): void {
  const { href = '', name, rel, hreflang, content = '' } = attributes;

  if (tag === 'html') {
    page.language = attributes['lang'] ?? '';
    page.devices = devices;
    page.counterpart = attributes['data-counterpart'] ?? '';
  }

  if (name === 'robots') page.noindex = content.includes('noindex');
  if (attributes['http-equiv'] === 'refresh') page.isRedirect = true;
  if (rel === 'canonical') page.canonical = href;
  if (rel === 'alternate' && hreflang) page.alternates.push({ language: hreflang, href });
}

/** The addresses of the files that an element loads. */
function filesOf(tag: string, { href, src, poster, srcset, rel }: Attributes): string[] {
  const file = tag === 'link' && !/canonical|alternate/.test(rel ?? '') ? href : src;
  const candidates = srcset?.split(/,\s+/).map((candidate) => candidate.replace(/\s.*/, '')) ?? [];

  return [file, poster, ...candidates].filter((address): address is string => Boolean(address));
}

const isInlineScript = (tag: string, { src, type }: Attributes): boolean =>
  tag === 'script' && src === undefined && type !== 'application/ld+json';

/** What a parser calls as it goes through a page, and the page as far as it has been read. */
function pageReader(address: string) {
  const page = emptyPage(address);
  /** The devices that each open element is shown to. */
  const open: Devices[] = [];
  let part: Part = 'around';
  let link: Link | undefined;
  let isScript = false;
  let isStyle = false;
  /** How many of the open elements are code. */
  let codeDepth = 0;

  const onopentag = (tag: string, attributes: Attributes): void => {
    const { id, href, hreflang } = attributes;
    const devices = parseDevice(attributes['data-devices']) ?? open.at(-1) ?? 'both';
    // The page's own devices don't apply to its links.
    open.push(tag === 'html' ? 'both' : devices);

    if (part === 'around' && (tag === 'header' || tag === 'footer' || tag === 'main')) part = tag;
    if (codeElement.test(tag)) codeDepth += 1;
    isStyle = tag === 'style';
    isScript = isInlineScript(tag, attributes);

    if (id !== undefined) page.ids.add(id);
    if (href !== undefined && (tag === 'a' || tag === 'use')) {
      link = { part, href, text: '', devices, isSwitch: hreflang !== undefined };
      page.links.push(link);
    }

    readHead(page, tag, attributes, devices);
    page.unintendedValues.push(...unintendedAttributes(attributes));
    for (const file of filesOf(tag, attributes)) page.sources.push({ part, href: file });
  };

  const ontext = (text: string): void => {
    const value = isScript || isStyle ? null : unintendedValue(text, codeDepth > 0);
    if (value !== null) page.unintendedValues.push(value);

    if (isScript) page.scripts.push(text);
    // The parser reports an entity such as &amp; as a separate text.
    else if (link && (part === 'header' || part === 'footer')) link.text += text;
  };

  const onclosetag = (tag: string): void => {
    open.pop();
    isScript = false;
    isStyle = false;

    if (codeElement.test(tag)) codeDepth -= 1;
    if (link) link.text += ' ';
    if (tag === 'a') link = undefined;
    if (tag === part) part = 'around';
  };

  return { page, onopentag, ontext, onclosetag };
}

/**
 * Collects what the rules need to know about a page, as it is parsed: a tree of each of hundreds of
 * pages would take twice as long.
 * @param address the address that the host serves the page at
 */
export function readPage(address: string, html: string) {
  const { page, ...reader } = pageReader(address);
  new Parser(reader).end(html);

  const { ids, links, sources, ...others } = page;
  return {
    ...shared(others),
    ids: new Set([...ids].map(shared)),
    links: links.map(shared),
    sources: sources.map(shared),
  };
}

export type CheckedPage = ReturnType<typeof readPage>;

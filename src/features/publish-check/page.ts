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

/** Where the parser is in a page: what the elements that are open say of a text or a link. */
class Position {
  part: Part = 'around';
  isScript = false;
  isStyle = false;
  /** How many of the open elements are code. */
  private codeDepth = 0;
  /** The devices that each open element is shown to. */
  private readonly openDevices: Devices[] = [];

  get isCode(): boolean {
    return this.codeDepth > 0;
  }

  /** @returns the devices that the element is shown to */
  enter(tag: string, attributes: Attributes): Devices {
    const devices = parseDevice(attributes['data-devices']) ?? this.openDevices.at(-1) ?? 'both';
    // The page's own devices don't apply to its links.
    this.openDevices.push(tag === 'html' ? 'both' : devices);

    const isLandmark = tag === 'header' || tag === 'footer' || tag === 'main';
    if (this.part === 'around' && isLandmark) this.part = tag;
    if (codeElement.test(tag)) this.codeDepth += 1;
    this.isStyle = tag === 'style';
    this.isScript = isInlineScript(tag, attributes);

    return devices;
  }

  leave(tag: string): void {
    this.openDevices.pop();
    this.isScript = false;
    this.isStyle = false;

    if (codeElement.test(tag)) this.codeDepth -= 1;
    if (tag === this.part) this.part = 'around';
  }
}

/** What a parser calls as it goes through a page, and the page as far as it has been read. */
function pageReader(address: string) {
  const page = emptyPage(address);
  const position = new Position();
  let link: Link | undefined;

  const onopentag = (tag: string, attributes: Attributes): void => {
    const { id, href, hreflang } = attributes;
    const devices = position.enter(tag, attributes);
    const { part } = position;

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
    const { part, isScript, isStyle, isCode } = position;
    const value = isScript || isStyle ? null : unintendedValue(text, isCode);
    if (value !== null) page.unintendedValues.push(value);

    if (isScript) page.scripts.push(text);
    // The parser reports an entity such as &amp; as a separate text.
    else if (link && (part === 'header' || part === 'footer')) link.text += text;
  };

  const onclosetag = (tag: string): void => {
    position.leave(tag);

    if (link) link.text += ' ';
    if (tag === 'a') link = undefined;
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

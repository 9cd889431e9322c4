/** An anchor of a page. */
export interface PageLink {
  href: string;
  /** What it reads, without markup; for anchors of slices only. */
  text: string;
  /** Leads to the same page in another language. */
  isSwitch: boolean;
}

/** What a piece of HTML holds. */
export interface Piece {
  links: PageLink[];
  /** Addresses of pictures, scripts, styles and films. */
  sources: string[];
  ids: string[];
  headings: number;
}

/** What of a published page is checked. */
export interface PageFacts {
  /** The page's own part, without what stands on every page. */
  own: Piece;
  /** The slices in their order: `header-zh`, … Those with the same text are the same object. */
  slices: { name: string; piece: Piece }[];
  /** `lang` of the document. */
  language: string;
  title: string;
  description: string;
  canonical: string | null;
  noindex: boolean;
  /** Leads on to another page by itself. */
  isRedirect: boolean;
  alternates: { language: string; href: string }[];
  /** Null characters, references that nobody has replaced: in the words of the check. */
  flaws: string[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };
const decode = (text: string): string =>
  text.includes('&') ? text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole) : text;

/** Comments, what scripts and styles hold, and tags; the second group is the tag's name, the third its attributes. */
const token =
  /<!--[\s\S]*?-->|<(?:script|style|title)\b([^>"]*(?:"[^"]*"[^>"]*)*)>[\s\S]*?<\/(?:script|style|title)>|<([a-z][\w-]*)([^>"]*(?:"[^"]*"[^>"]*)*)>/gi;
const attributesWorth = /\s(href|src|srcset|poster|id|name|content|rel|hreflang|lang|http-equiv|data-src)="([^"]*)"/gi;

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(attributesWorth))
    attributes[name.toLowerCase()] = decode(value);
  return attributes;
}

const withoutMarkup = (html: string): string => decode(html.replace(/<[^>]*>/g, ' '));

/** A text as readers see it: control characters and runs of blanks aside. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what they are taken out by
export const readable = (text: string): string => text.replace(/[\u0000-\u0020\u007f\u00a0\u2028]+/g, ' ').trim();

/**
 * Goes through the tags of a piece of HTML as React writes it.
 * @param withTexts also gives what anchors read
 * @param seen is told of every element with attributes
 */
function scan(
  html: string,
  withTexts: boolean,
  seen?: (tag: string, attributes: Record<string, string>) => void,
): Piece {
  const piece: Piece = { links: [], sources: [], ids: [], headings: 0 };
  for (const match of html.matchAll(token)) {
    const [whole, raw, name] = match;
    const tag = (name ?? (raw === undefined ? '' : 'script')).toLowerCase();
    if (tag === 'h1') piece.headings += 1;
    const text = raw ?? match[3] ?? '';
    if (text === '' || !text.includes('=')) continue;
    const attributes = attributesOf(text);
    const { href, src, srcset, poster, id } = attributes;
    if (id !== undefined) piece.ids.push(id);
    if (tag === 'a' && href !== undefined) {
      const start = match.index + whole.length;
      const label = withTexts ? readable(withoutMarkup(html.slice(start, html.indexOf('</a>', start)))) : '';
      piece.links.push({ href, text: label, isSwitch: attributes['hreflang'] !== undefined });
    }
    if (tag === 'use' && href !== undefined) piece.links.push({ href, text: '', isSwitch: false });
    for (const source of [src, poster, attributes['data-src']]) if (source !== undefined) piece.sources.push(source);
    if (srcset !== undefined)
      piece.sources.push(...srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''));
    if (tag === 'link' && href !== undefined && !/canonical|alternate/.test(attributes['rel'] ?? ''))
      piece.sources.push(href);
    seen?.(tag, attributes);
  }
  return piece;
}

const slicePattern = /<!-- slice-start id="([^"]+)" -->([\s\S]*?)<!-- slice-end id="\1" -->/g;
const unresolved = /\{\{(?:claims|vendor)\.[^}]*\}\}/;

/** Gives a function that reads pages; a slice that it has met before is not read again. */
export function createPageReader(): (html: string) => PageFacts {
  const known = new Map<string, Piece>();
  const sliceOf = (text: string): Piece => {
    const piece = known.get(text) ?? scan(text, true);
    known.set(text, piece);
    return piece;
  };

  return (html) => {
    const slices: PageFacts['slices'] = [];
    const rest = html.replace(slicePattern, (_, id: string, text: string) => {
      slices.push({ name: id.replace(/(-[0-9a-f]{32})?-\d+$/, ''), piece: sliceOf(text) });
      return '';
    });
    const head = html.slice(0, html.indexOf('</head>'));
    const facts: Omit<PageFacts, 'own' | 'flaws'> = {
      slices,
      language: '',
      title: readable(decode(/<title\b[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? '')),
      description: '',
      canonical: null,
      noindex: false,
      isRedirect: false,
      alternates: [],
    };
    const own = scan(
      rest,
      false,
      (tag, { name, content = '', rel, href = '', hreflang, lang, 'http-equiv': equivalent }) => {
        if (tag === 'html') facts.language = lang ?? '';
        if (tag === 'meta' && name === 'description') facts.description = readable(content);
        if (tag === 'meta' && name === 'robots') facts.noindex = content.includes('noindex');
        if (tag === 'meta' && equivalent?.toLowerCase() === 'refresh') facts.isRedirect = true;
        if (tag === 'link' && rel === 'canonical') facts.canonical = href;
        if (tag === 'link' && rel === 'alternate' && hreflang !== undefined)
          facts.alternates.push({ language: hreflang, href });
      },
    );
    const [reference] = unresolved.exec(html) ?? [];
    return {
      ...facts,
      own,
      flaws: [
        ...(html.includes('\0') ? ['has a null character'] : []),
        ...(reference ? [`has the reference ${reference}, which nothing has replaced`] : []),
      ],
    };
  };
}

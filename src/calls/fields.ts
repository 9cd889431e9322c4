import * as v from 'valibot';
import { siteHost } from '../site/vendor';
import { isPlain, visibleCharacter, withoutHidden } from './printable';

/** Longest text in characters; editors write far less. */
const longestText = 5000;

/** A text that was valid UTF-8; invalid bytes have become replacement characters by now. */
export const decoded = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\ufffd'), 'a text in UTF-8'),
);

/** A text from the API, normalised for display: one line, trimmed, without invisible characters. */
const line = v.pipe(
  decoded,
  v.maxLength(longestText, `a text of at most ${longestText} characters`),
  v.transform((value) => withoutHidden(value.replace(/[\t\r\n]+/g, ' ')).trim()),
);

const orEmpty = v.transform((value: string | null) => value ?? '');

/** A text from the API; null and a missing key count as empty. */
export const optionalText = v.pipe(v.optional(v.nullable(line), ''), orEmpty);

/** A text that may not be empty. */
export const requiredText = v.pipe(
  line,
  v.check((value) => visibleCharacter.test(value), 'a text that is not empty'),
);

/** Longest message of the server that is shown, in characters. */
const longestMessage = 200;

/** A text on one line, without invisible characters, cut at a length in characters. */
function shorten(text: string, length: number): string {
  const characters = [...withoutHidden(text.replace(/\s+/g, ' ')).trim()];
  return characters.length > length
    ? `${characters.slice(0, length).join('')}…`
    : characters.join('');
}

/** A message of the server to a visitor: a text or a number; empty for anything else. */
export const serverMessage = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((message) =>
    typeof message === 'string' || typeof message === 'number'
      ? shorten(String(message), longestMessage)
      : '',
  ),
);

const longestTitle = 80;

/** A title of a menu. */
export const menuTitle = v.pipe(
  requiredText,
  v.maxLength(longestTitle, `a title of at most ${longestTitle} characters`),
);

/** Whether an address has no dangerous scheme (specification section 3, `header_link`). */
const hasHarmlessScheme = (value: string) => {
  // Browsers ignore blanks and control characters before and within a scheme.
  const visible = [...value].filter((character) => character > ' ').join('');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(visible)?.[1];

  return scheme === undefined || /^(https?|mailto|tel)$/i.test(scheme);
};

/**
 * Whether an http address is valid, with a host and no spaces. Older browsers lack `URL.canParse`.
 */
const isWholeAddress = (value: string) => {
  if (!/^https?:/i.test(value)) return true;
  try {
    return new URL(value).host !== '';
  } catch {
    return false;
  }
};

/** An address: a path, or http, https, mailto or tel; never a script. */
export const optionalAddress = v.pipe(
  v.optional(v.nullable(v.pipe(v.string(), v.trim())), ''),
  orEmpty,
  v.check(
    (value) => hasHarmlessScheme(value) && isWholeAddress(value),
    'a path or a whole address with http, https, mailto or tel; never javascript: or data:',
  ),
);

/** Where a menu entry leads. An address of this site itself is its path. */
export const menuLink = v.pipe(
  optionalAddress,
  v.transform((value) => {
    const url = /^https?:/i.test(value) ? new URL(value) : null;
    return url?.host === siteHost ? url.pathname + url.search + url.hash : value;
  }),
);

/** 1 or 0, as number or text; 1 is true. */
export const numberFlag = v.pipe(
  v.optional(
    v.nullable(
      v.union([v.literal(0), v.literal(1), v.literal('0'), v.literal('1'), v.literal('')]),
    ),
    0,
  ),
  v.transform((value) => String(value) === '1'),
);

const longestIdentifier = 64;

/** An identifier, as number or text; always a text afterwards. */
export const identifier = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty('a text that is not empty'))]),
  v.transform(String),
  v.check((value) => value.length <= longestIdentifier && isPlain(value), 'an identifier'),
);

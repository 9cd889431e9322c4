import * as v from 'valibot';

/** Longest text in characters; editors write far less. */
const longestText = 5000;

/** Control characters, bidirectional overrides and halves of characters: invisible, and able to hide text. */
const hidden = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** A character that is seen: neither a blank nor of no width. */
const seen = /[^\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const withoutHidden = (value: string): string => value.replace(hidden, '');

/** Whether a text holds nothing hidden, and something to see unless it is empty. */
export const isPlain = (value: string): boolean => withoutHidden(value) === value && (value === '' || seen.test(value));

/** A text whose bytes were readable: what was not is the replacement character by now. */
export const decoded = v.pipe(
  v.string(),
  v.check((value) => !value.includes('\ufffd'), 'a text in UTF-8'),
);

/** A text of the API as a page may show it: one line, trimmed, without invisible characters. */
const line = v.pipe(
  decoded,
  v.maxLength(longestText, `a text of at most ${longestText} characters`),
  v.transform((value) => withoutHidden(value.replace(/[\t\r\n]+/g, ' ')).trim()),
);

/** A text of the API; null and a missing key count as empty. */
export const apiText = v.optional(v.nullable(line), '');
const orEmpty = v.transform((value: string | null) => value ?? '');

/** A text that may be missing; always a string afterwards. */
export const optionalText = v.pipe(apiText, orEmpty);

/** A text that may not be empty. */
export const requiredText = v.pipe(line, v.nonEmpty('a text that is not empty'));

/** Schemes that never come from an API into a page (specification section 3, `header_link`). */
const harmless = (value: string) => {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(
    // Browsers ignore blanks and control characters before and within a scheme.
    [...value].filter((character) => character > ' ').join(''),
  )?.[1];
  return scheme === undefined || /^(https?|mailto|tel)$/i.test(scheme);
};

/** An address: a path, or http, https, mailto or tel; never a script. */
export const optionalAddress = v.pipe(
  v.optional(v.nullable(v.pipe(v.string(), v.trim())), ''),
  orEmpty,
  v.check(harmless, 'an address without a javascript: or data: scheme'),
);

/** 1 or 0, as number or text; 1 is true. */
export const numberFlag = v.pipe(
  v.optional(v.nullable(v.union([v.literal(0), v.literal(1), v.literal('0'), v.literal('1'), v.literal('')])), 0),
  v.transform((value) => String(value) === '1'),
);

const longestIdentifier = 64;

/** An identifier, as number or text; always a text afterwards. */
export const identifier = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty('a text that is not empty'))]),
  v.transform(String),
  v.check((value) => value.length <= longestIdentifier && isPlain(value), 'an identifier'),
);

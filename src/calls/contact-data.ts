import { visibleCharacter, withoutHidden } from './printable';

/*
 * What people type and paste, cleaned before it is checked: forms and the subscription send what
 * these functions return. What the rule accepts doesn't change when it is cleaned again.
 */

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Characters without width that have no meaning in a text. Joiners (U+200C, U+200D) have one in
 * Persian and in emoji.
 */
const widthless = /[\u00ad\u180e\u200b\u2060\ufeff]/g;

const outerBlanks = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;

/** Every character that shows nothing, and every mark of direction. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Hyphens, dashes and minus signs, and the tilde that some keyboards offer in their place. */
const dash = /[\p{Pd}\u2043\u2212~]/gu;

const visibleOrEmpty = (text: string): string => (visibleCharacter.test(text) ? text : '');

/** A text of one line: a name, a company. Line breaks become spaces. */
export const cleanLine = (typed: string): string => {
  const line = typed.replace(/\t/g, ' ').replace(lineBreak, ' ').replace(widthless, '');
  return visibleOrEmpty(withoutHidden(line).replace(outerBlanks, ''));
};

/** A text of several lines. Every kind of line break becomes U+000A; tabs stay. */
export const cleanLines = (typed: string): string => {
  const lines = typed.replace(lineBreak, '\n').replace(widthless, '');
  return visibleOrEmpty(lines.replace(/[^\n\t]+/g, withoutHidden).replace(outerBlanks, ''));
};

/**
 * One way of writing letters, digits and signs: full-width ones become half-width, nothing
 * invisible stays.
 */
const plainSigns = (typed: string): string => {
  const spaced = typed.replace(/\t/g, ' ').replace(lineBreak, ' ');
  return spaced.normalize('NFKC').replace(invisible, '').trim();
};

/** A domain name as the mail system writes it: international ones in punycode. */
function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    // Not a domain name: the rule refuses it as it is.
    return domain;
  }
}

/**
 * An e-mail address. Understands the signs of Chinese keyboards (`＠`, `。`), curly apostrophes, and
 * what comes along when an address is copied: `mailto:`, a name before `<…>`, punctuation after it.
 */
export function cleanEmail(typed: string): string {
  const signs = plainSigns(typed)
    .replace(/[。｡]/g, '.')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s*([@.])\s*/g, '$1');

  const address = /<([^<>]+)>/.exec(signs)?.[1] ?? signs;
  const plainAddress = address
    .replace(/^[\s<([{"'“《「]*(?:mailto:)?\s*/i, '')
    .replace(/[\s>)\]}"'”》」.,;:、]+$/, '');
  const at = plainAddress.lastIndexOf('@');

  return at === -1
    ? plainAddress
    : plainAddress.slice(0, at + 1) + asciiDomain(plainAddress.slice(at + 1));
}

/**
 * An address that mail servers deliver to: the rule of HTML, with a domain of at least two parts,
 * and letters of every language before the `@`.
 */
export const emailAddress =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/iu;

/** What has no place in a cleaned e-mail address. */
export const strangeInEmail = /[^\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~@-]+/gu;

/** Numbers whose length is known, so that digits after them are an extension. */
const mobile = '1[3-9]\\d{9}';
const areaAndNumber = '10\\d{8}|2\\d{9}|[3-9]\\d{9,10}';
const service = '[48]00\\d{7}|9[56]\\d{3,4}|1(?:00|23)\\d{2}';
const abroad = '\\+1[2-9]\\d{9}|\\+85[23]\\d{8}|\\+65\\d{8}';

const wholeNumber = new RegExp(
  `^(?:${mobile}|0(?:${areaAndNumber})|${service}|\\+86(?:${mobile}|${areaAndNumber})|${abroad})$`,
);

/**
 * A cleaned telephone number: a mainland mobile number, a landline with its area code, a service
 * number (400, 800, and the short ones of banks, carriers and authorities: 95588, 10086, 12345), or
 * an international number; then `-` and an extension, if there is one.
 */
export const phoneNumber = new RegExp(
  [
    `^(?:${mobile}`,
    '0(?:10\\d{7,8}|[2-9]\\d{8,10})',
    service,
    `\\+86(?:${mobile}|10\\d{8}|[2-9]\\d{8,10})`,
    abroad,
    '\\+(?!86|1|85[23]|65)[1-9]\\d{6,14})(?:-\\d{1,6})?$',
  ].join('|'),
);

/** What has no place in a cleaned telephone number. */
export const strangeInPhone = /[^\d+-]+/g;

/** Words and signs before a number: `Tel:`, `手机：`. */
const phoneLabel =
  /^(?:[^\d+(]*[:=]|(?:联系|聯繫)?(?:tel|phone|mobile|手机|手機|电话|電話|座机)[号號]?[码碼]?\.?)\s*/i;

/** Words in brackets after a number: whom it reaches. */
const phoneRemark = /(\d)\s*\([^()\d]*\)$/;

/**
 * Words between a number and its extension, and the extension: `转801`, `ext. 801`, `x801`,
 * `（分机 801）`.
 */
const namedExtension =
  /[\s,;(-]*(?:(?:转接?|轉接?|分机号?|分機號?|内线|內線|extension|extn|ext|x|×|#)[\s.:=-]*)+(\d{1,6})\s*[号號]?\s*\)?$/i;

/** An extension after a dash, a comma or a space: `-801`. */
const bareExtension = /\s*([-,]+|\s)\s*(\d{1,6})$/;

/** The digits of a number, with `+` and the country code if it was given in any way. */
function normalizeNumber(number: string): string {
  const digits = number
    .replace(/^((?:\+|00)\s*\d+[\s.-]*)\(0\)/, '$1')
    .replace(/[\s().\-/·•_]/g, '')
    .replace(/^\+*00(?=[1-9])|^\++/, '+')
    .replace(/^\+?86(?=0?(?:1[3-9]\d{9}|10\d{8}|[2-9]\d{8,10})$)0?/, '+86');

  if (/^(?:85[23]\d{8}|886\d{8,9})$/.test(digits)) return `+${digits}`;
  return new RegExp(`^0${mobile}$`).test(digits) ? digits.slice(1) : digits;
}

/**
 * A telephone number: its digits, with `+` before a country code and `-` before an extension. A
 * number that isn't understood comes back without blanks and separators, for the rule to refuse.
 */
export function cleanPhone(typed: string): string {
  const phone = plainSigns(typed)
    .replace(dash, '-')
    .replace(/\p{So}/gu, '')
    .trim()
    .replace(phoneLabel, '')
    .replace(phoneRemark, '$1');

  if (phoneNumber.test(phone)) return phone;

  const extensionMatch = namedExtension.exec(phone);
  if (extensionMatch)
    return `${normalizeNumber(phone.slice(0, extensionMatch.index))}-${extensionMatch[1]}`;

  const number = normalizeNumber(phone);
  const bareMatch = bareExtension.exec(phone);
  if (!bareMatch) return number;

  const [match, sign = '', extension] = bareMatch;
  const before = normalizeNumber(phone.slice(0, -match.length));
  // Of a landline of 11 digits, a space may stand before the twelfth.
  const isExtension = wholeNumber.test(before) && (sign.includes('-') || !wholeNumber.test(number));

  return isExtension ? `${before}-${extension}` : number;
}

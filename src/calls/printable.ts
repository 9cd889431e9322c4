/**
 * Control characters, marks and overrides of direction, tag characters and halves of characters:
 * invisible, and able to hide text.
 */
const hidden = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\u{e0000}-\u{e007f}]/gu;

/** A visible character, neither blank nor zero-width. */
export const visibleCharacter = /[^\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The text without its hidden characters. */
export const withoutHidden = (value: string): string => value.replace(hidden, '');

/** External text made safe for logs: one line, without control characters. */
export const printable = (value: string): string => withoutHidden(value.replace(/\s+/g, ' '));

/** Whether a text has no hidden characters, and is empty or visible. */
export const isPlain = (value: string): boolean =>
  withoutHidden(value) === value && (value === '' || visibleCharacter.test(value));

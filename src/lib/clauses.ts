/** The longest clause (em) that fits into a line of a page's heading on a phone. */
const longest = 10;

/** Width of a text (em): Chinese characters and their punctuation count one, others half. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (width, character) => width + (/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u.test(character) ? 1 : 0.5),
    0,
  );

/**
 * Whether a Chinese heading is made of short clauses: its lines then end with them, as a typesetter would have it (`data-clauses` in
 * src/styles/global.css), not in the middle of a word. Where a clause is longer than a line, lines of the same length look better.
 */
export function isOfClauses(text: string): boolean {
  const clauses = text.split(/(?<=[，、；：。！？])(?=.)/u);
  return clauses.length > 1 && clauses.every((clause) => widthOf(clause) <= longest);
}

/** The longest clause, in em, that fits on a line of a heading on a phone. */
const longest = 10;

/** Width of a text in em: Chinese characters and punctuation count one, others half. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (width, character) => width + (/[\p{Script=Han}\u3000-\u303f\uff00-\uff60]/u.test(character) ? 1 : 0.5),
    0,
  );

/**
 * Whether a Chinese heading consists of short clauses. Its lines then break between clauses (`data-clauses`
 * in src/styles/global.css), as a typesetter would; where a clause is longer than a line, balanced lines look
 * better.
 */
export function isOfClauses(text: string): boolean {
  const clauses = text.match(/[^，、；：。！？]*[，、；：。！？]|[^，、；：。！？]+/gu) ?? [];
  return clauses.length > 1 && clauses.every((clause) => widthOf(clause) <= longest);
}

/** A sentence of a file, and the key or heading under which it stands. */
export interface PlacedSentence {
  key: string;
  sentence: string;
}

export interface ChangedSentences {
  /** Sentences that the file has now and had not. */
  added: PlacedSentence[];
  /** Sentences that it had and has no more. */
  removed: PlacedSentence[];
}

/**
 * A text's sentences: up to a full stop, a question or exclamation mark, of Chinese or of English
 * before a blank.
 */
const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[。！？][”’」』）]*)|(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

function sentencesOfData(value: unknown, key: string): PlacedSentence[] {
  if (typeof value === 'string') {
    return sentencesIn(value).map((sentence) => ({ key, sentence }));
  }
  if (typeof value !== 'object' || value === null) return [];

  return Object.entries(value).flatMap(([name, child]) =>
    sentencesOfData(child, key ? `${key}.${name}` : name),
  );
}

/** The sentences of documentation, each under the heading above it. */
function sentencesOfMarkdown(text: string): PlacedSentence[] {
  let heading = '';

  return text.split('\n').flatMap((line) => {
    heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading;
    return sentencesIn(line).map((sentence) => ({ key: heading, sentence }));
  });
}

/** The sentences that one list has more often than the other. */
function difference(
  sentences: readonly PlacedSentence[],
  others: readonly PlacedSentence[],
): PlacedSentence[] {
  const counts = new Map<string, number>();
  for (const { sentence } of others) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);

  return sentences.filter(({ sentence }) => {
    const count = counts.get(sentence) ?? 0;
    counts.set(sentence, count - 1);
    return count <= 0;
  });
}

/**
 * What has changed between two versions of a file, sentence by sentence. One that has only moved is
 * no change.
 * @param file its name: `.json`, or Markdown
 */
export function changedSentences(file: string, oldText: string, newText: string): ChangedSentences {
  const sentencesOf = (text: string) =>
    file.endsWith('.json') ? sentencesOfData(JSON.parse(text), '') : sentencesOfMarkdown(text);
  const earlier = sentencesOf(oldText);
  const current = sentencesOf(newText);

  return { added: difference(current, earlier), removed: difference(earlier, current) };
}

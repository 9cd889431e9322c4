import { Sentence, Words } from '../../components/words';
import { lineBreak } from '../../site/line-breaks';
import type { Segment } from './excerpt';
import * as styles from './marked.module.css';

const han = /\p{Script=Han}/u;
const wordSegmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;

/** The places in a text where a Chinese word follows another one. */
function wordBoundaries(text: string): Set<number> {
  const words = wordSegmenter ? [...wordSegmenter.segment(text)] : [];
  const later = words.filter(
    ({ segment, index }) =>
      segment.length > 1 && han.test(segment) && han.test(text[index - 1] ?? ''),
  );
  return new Set(later.map(({ index }) => index));
}

/**
 * Adds line breaks to a title, which has none in the index, at the Chinese word boundaries that the
 * browser finds; none within a match.
 */
function withLineBreaks(segments: readonly Segment[]): Segment[] {
  const boundaries = wordBoundaries(segments.map(({ text }) => text).join(''));
  let place = 0;

  return segments.map(({ text, marked }) => {
    const start = place;
    place += text.length;
    const letters = Array.from({ length: text.length }, (_, index) => {
      const isBreak = boundaries.has(start + index) && (index === 0 || !marked);
      return (isBreak ? lineBreak : '') + text.charAt(index);
    });
    return { text: letters.join(''), marked };
  });
}

interface Props {
  segments: readonly Segment[];
  /** An excerpt fills its lines; a title breaks between its clauses. */
  isExcerpt?: boolean;
}

/**
 * A text with its matches marked; the marks are for the eye alone and aren't read aloud. No line
 * starts with the point between two cells.
 */
export function Marked({ segments, isExcerpt = false }: Props) {
  const Text = isExcerpt ? Sentence : Words;

  return (isExcerpt ? segments : withLineBreaks(segments)).map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity
      <mark key={index} role="presentation" className={styles.match}>
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity
      <Text key={index} text={text.replaceAll(' · ', '\u00a0· ')} />
    ),
  );
}

/**
 * A key for an element with these segments: with others it is another element, because a translator
 * may have replaced its text nodes.
 */
export const keyOf = (segments: readonly Segment[]): string =>
  segments.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

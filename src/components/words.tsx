import { Fragment } from 'react';
import { lineBreak, unmarked } from '../site/line-breaks';
import { translateOf } from './names';

/**
 * Compounds such as “cloud-native” and “47-second”, dates, and names such as CVE-2025-1974. Long
 * ones may not fit on a line, so they may break.
 */
const compound = /\b([a-z\d]+-[a-z-]{1,10}[a-z](?![\w-])|\d{4}-\d\d-\d\d|CVE-\d{4}-\d+)/i;

/**
 * A title with line breaks only between words: each mark set by the build becomes a `wbr`, which is
 * never copied or read aloud. Short compounds don't break. A name isn't translated.
 */
export const Words = ({ text }: { text: string }) =>
  translateOf(unmarked(text)) ? <span translate="no">{partsOf(text)}</span> : partsOf(text);

/** A clause with the mark that ends it, and with the line break after that. */
const clause = /[^：，；！？]*[：，；！？]+[”’）》]?\u200b?|[^：，；！？]+/gu;

/** Longer texts are sentences, which break anywhere between words. */
const mostOfTitle = 48;

/**
 * The clauses of a title as boxes, so that a Chinese title which takes two lines breaks after its
 * colon or comma if it can (src/styles/global.css).
 */
function partsOf(text: string) {
  const clauses = text.length > mostOfTitle ? [text] : (text.match(clause) ?? []);
  if (clauses.length <= 1) return wordsOf(text);

  // A space at the edge of a box would be lost, as beside a marked match.
  return clauses.map((part) => {
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(part) ?? [];

    return (
      <Fragment key={part}>
        {before}
        <span className="clause">{wordsOf(words)}</span>
        {after}
      </Fragment>
    );
  });
}

const wordsOf = (text: string) =>
  text.split(lineBreak).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {words.split(compound).map((part, at) =>
        at % 2 === 1 && part.length <= 14 ? (
          <span key={part} className="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Fragment>
  ));

/** Compounds of two short words, such as “on-site” and “active-active”. */
const shortCompound = /\b([a-z]{1,6}-[a-z]{1,6})(?![\w-])/i;

/** A text in which no line ends within a short compound: half a word a line is hard to read. */
export const Sentence = ({ text }: { text: string }) =>
  text.split(shortCompound).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A title with a sentence. */
export const Titled = ({ title, text }: { title: string; text: string }) => (
  <>
    <h3>
      <Words text={title} />
    </h3>
    <p>
      <Sentence text={text} />
    </p>
  </>
);

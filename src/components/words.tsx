import { Fragment } from 'react';
import { lineBreak } from '../lib/line-breaks';

/** Compounds such as “cloud-native” and “47-second”; a longer one may be longer than a line. */
const compound = /\b([a-z\d]+-[a-z-]{1,10}[a-z](?![\w-]))/i;

/**
 * A title whose lines break between words: each mark set by the build becomes a `wbr`, which is never copied or read aloud; no line ends
 * within a compound.
 */
export const Words = ({ text }: { text: string }) =>
  text.split(lineBreak).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
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

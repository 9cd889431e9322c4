import { Fragment } from 'react';
import { lineBreak } from '../lib/line-breaks';

/** A title whose lines break between words: each mark set by the build becomes a `wbr`, which is never copied or read aloud. */
export const Words = ({ text }: { text: string }) =>
  text.split(lineBreak).map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {words}
    </Fragment>
  ));

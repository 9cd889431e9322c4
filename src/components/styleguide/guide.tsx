import type { Language } from '../../config/languages';
import type { SectionLabels } from '../sections/props';
import { Actions } from './actions';
import { Disclosure } from './disclosure';
import { Feedback } from './feedback';
import { Forms } from './forms';
import { Colours, Measures, Type } from './foundations';
import * as styles from './guide.module.css';
import { Parts } from './parts';
import { SectionKinds } from './sections';
import type { ChapterProps } from './specimen';

interface Props extends ChapterProps {
  labels: SectionLabels;
  /** A line of each language, for the sizes of type. */
  specimens: Record<Language, string>;
}

/** The chapters of the style guide, in the order of `texts.chapters`. */
export function Guide({ texts, labels, specimens }: Props) {
  return (
    <div className={styles.guide}>
      <Colours texts={texts} />
      <Type texts={texts} specimens={specimens} />
      <Measures texts={texts} />
      <Actions texts={texts} newTabLabel={labels.opensInNewTab} />
      <Forms texts={texts} />
      <Disclosure texts={texts} />
      <Feedback texts={texts} />
      <Parts texts={texts} labels={labels} />
      <SectionKinds texts={texts} labels={labels} />
    </div>
  );
}

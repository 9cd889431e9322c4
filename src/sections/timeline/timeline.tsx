import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Titled } from '../../components/words';
import * as items from '../items.module.css';
import * as styles from './timeline.module.css';

type Section = Queries.TimelineSectionFragment;

/**
 * Dated entries along a line. Entries with a place on a common axis (`span`) show their part of it;
 * those timed to the second are the rows of a list that has the width of the page.
 */
export const Timeline = ({ section }: SectionProps<Section>) => (
  <Frame {...section} layout={section.isTimed ? 'stacked' : 'split'}>
    <ol className={`${items.list} ${styles.timeline}`}>
      {section.items.map(({ date, span, entries }) => (
        <li key={date} className={entryClass(section.isTimed, span !== null)}>
          <p className={styles.date}>{date}</p>
          {span && <Span span={span} />}
          {entries.map(({ title, text }) => (
            <div key={title}>
              <Titled title={title} text={text} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  </Frame>
);

function entryClass(isTimed: boolean, hasSpan: boolean): string | undefined {
  if (isTimed) return styles.timed;
  return hasSpan ? styles.period : styles.event;
}

/** The part of the axis that an entry takes, in percent. */
const Span = ({ span: [start = 0, length = 0] }: { span: readonly number[] }) => (
  <div className={styles.axis} aria-hidden="true">
    <div style={{ marginLeft: `${start}%`, width: `${length}%` }} />
  </div>
);

export const query = graphql`
  fragment TimelineSection on TimelineSection {
    ...SectionHead
    isTimed
    items {
      date
      span
      entries { title text }
    }
  }
`;

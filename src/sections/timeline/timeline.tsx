import { graphql } from 'gatsby';
import { Drawing } from '../../components/drawing';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Titled } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import { gridCountProps } from '../grid-count';
import * as items from '../items.module.css';
import * as styles from './timeline.module.css';

type Section = Queries.TimelineSectionFragment;
type Item = Section['items'][number];

/**
 * Dated entries along a line. Entries with a place on a common axis (`span`) show their part of it;
 * entries timed to the second (`axes`) are below a drawing of the axis.
 */
export const Timeline = ({ section }: SectionProps<Queries.TimelineSectionFragment>) => (
  <Frame {...section} layout={section.axes ? 'stacked' : 'split'}>
    {section.axes?.map((axis, index) => (
      <Drawing
        key={axis.width}
        drawing={axis}
        className={index === 0 ? shared.fromDesktop : `${styles.tall} ${shared.belowDesktop}`}
      />
    ))}
    <ol
      className={
        section.axes ? `${items.cells} ${styles.events}` : `${items.list} ${styles.timeline}`
      }
      {...gridCountProps(section.items)}
    >
      {section.items.map((item) => (
        <li key={item.date} className={classOf(item, section)}>
          <p className={styles.date}>{item.date}</p>
          {item.span && <Span span={item.span} />}
          {item.entries.map(({ title, text }) => (
            <div key={title}>
              <Titled title={title} text={text} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  </Frame>
);

function classOf({ span }: Item, { axes }: Section): string | undefined {
  if (axes) return '';
  return span ? styles.period : styles.event;
}

/** The part of the axis that an entry takes, in percent. */
const Span = ({ span: [start = 0, length = 0] }: { span: NonNullable<Item['span']> }) => (
  <div className={styles.axis} aria-hidden="true">
    <div style={{ marginLeft: `${start}%`, width: `${length}%` }} />
  </div>
);

export const query = graphql`
  fragment TimelineSection on TimelineSection {
    ...SectionHead
    items {
      date
      span
      entries { title text }
    }
    axes { ...Drawing }
  }
`;

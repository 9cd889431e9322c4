import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as shared from '../../styles/shared.module.css';
import * as styles from './figures.module.css';

/** The approximate width of a text in half ems: Chinese characters count double. */
const lengthOf = (text: string): number => text.replace(/\p{Script=Han}/gu, '  ').length;

/** The length of the longest value: all have the size in which it fits. */
const longestOf = (figures: readonly { value: string }[]): number =>
  Math.max(...figures.map(({ value }) => lengthOf(value)));

/** Two bars for a measured figure: its earlier value above the current one, as in cards of cases. */
const ChangeBars = ({ shares: [before = 0, after = 0] }: { shares: readonly number[] }) => (
  <span className={styles.change} aria-hidden="true">
    <span style={{ '--share': before / 100 }} />
    <span style={{ '--share': after / 100 }} />
  </span>
);

/** Claimed or measured figures: the value, what it measures, and its earlier value. */
export const Figures = ({ section }: SectionProps<Queries.FiguresSectionFragment>) => (
  <Frame {...section}>
    <dl className={shared.strip} style={{ '--length': longestOf(section.figures) }}>
      {section.figures.map(({ value, label, basis, was, shares }) => (
        <div key={label} className={styles.figure}>
          <dt>
            {label}
            {shares && <ChangeBars shares={shares} />}
            {was && <span className={shared.fine}>{was}</span>}
            {basis && <span className={shared.fine}>{basis}</span>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Frame>
);

export const query = graphql`
  fragment FiguresSection on FiguresSection {
    ...SectionHead
    figures {
      value
      label
      basis
      was
      shares
    }
  }
`;

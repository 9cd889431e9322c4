import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as shared from '../../styles/shared.module.css';
import { Paragraphs } from '../paragraphs';
import * as styles from './overview.module.css';

/** Prose next to its heading, with a ruled list of facts below. */
export const Overview = ({ section }: SectionProps<Queries.OverviewSectionFragment>) => (
  <Frame {...section} layout="split">
    <div className={shared.paragraphs}>
      <Paragraphs texts={section.paragraphs} />
    </div>
    {section.facts && (
      <dl className={styles.facts}>
        {section.facts.map(({ term, detail }) => (
          <div key={term} className={styles.fact}>
            <dt className={shared.note}>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    )}
  </Frame>
);

export const query = graphql`
  fragment OverviewSection on OverviewSection {
    ...SectionHead
    paragraphs
    facts { term detail }
  }
`;

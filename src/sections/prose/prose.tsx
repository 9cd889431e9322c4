import { graphql } from 'gatsby';
import { BarChart, Change } from '../../components/charts';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as shared from '../../styles/shared.module.css';
import { Paragraphs } from '../paragraphs';
import * as styles from './prose.module.css';

/** Text in a reading column, optionally with a list and charts. */
export const Prose = ({ section }: SectionProps<Queries.ProseSectionFragment>) => (
  <Frame {...section} layout="split" flows>
    <div className={`${shared.paragraphs} ${section.heading ? '' : styles.wide}`}>
      <Paragraphs texts={section.paragraphs} />
      {section.list && (
        <ul className={styles.list}>
          {section.list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
    </div>
    {section.topology && <Change topology={section.topology} />}
    {section.charts?.map((chart) => (
      <BarChart key={chart.title} chart={chart} />
    ))}
  </Frame>
);

export const query = graphql`
  fragment ProseSection on ProseSection {
    ...SectionHead
    paragraphs
    list
    charts { ...BarChart }
    topology { ...Topology }
  }
`;

import { graphql } from 'gatsby';
import { BarChart, Change } from '../../components/charts';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as shared from '../../styles/shared.module.css';
import { Paragraphs } from '../paragraphs';
import * as styles from './prose.module.css';

/** Text beside its heading; with a drawing or charts, below it, and they stand beside the text. */
export function Prose({ section }: SectionProps<Queries.ProseSectionFragment>) {
  const { heading, paragraphs, list, topology, charts } = section;
  const hasFigure = Boolean(topology || charts?.length);

  return (
    <Frame {...section} layout={hasFigure ? 'stacked' : 'split'} flows>
      <div className={hasFigure ? shared.split : undefined}>
        <div className={`${shared.paragraphs} ${heading || hasFigure ? '' : styles.article}`}>
          <Paragraphs texts={paragraphs} />
          {list && (
            <ul className={styles.list}>
              {list.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          )}
        </div>
        {hasFigure && (
          <div className={styles.figures}>
            {topology && <Change topology={topology} />}
            {charts?.map((chart) => (
              <BarChart key={chart.title} chart={chart} />
            ))}
          </div>
        )}
      </div>
    </Frame>
  );
}

export const query = graphql`
  fragment ProseSection on ProseSection {
    ...SectionHead
    paragraphs
    list
    charts { ...BarChart }
    topology { ...Topology }
  }
`;

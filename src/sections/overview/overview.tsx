import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Sentence } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import { Paragraphs } from '../paragraphs';
import * as styles from './overview.module.css';

/** Prose next to its heading; with facts, below it, and they stand beside the prose. */
export function Overview({ section }: SectionProps<Queries.OverviewSectionFragment>) {
  const { facts, paragraphs } = section;

  return (
    <Frame {...section} layout={facts ? 'stacked' : 'split'}>
      <div className={facts ? styles.withFacts : undefined}>
        <div className={shared.paragraphs}>
          <Paragraphs texts={paragraphs} />
        </div>
        {facts && (
          <dl className={styles.facts}>
            {facts.map(({ term, detail }) => (
              <div key={term} className={styles.fact}>
                <dt className={shared.note}>{term}</dt>
                <dd>
                  <Sentence text={detail} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Frame>
  );
}

export const query = graphql`
  fragment OverviewSection on OverviewSection {
    ...SectionHead
    paragraphs
    facts { term detail }
  }
`;

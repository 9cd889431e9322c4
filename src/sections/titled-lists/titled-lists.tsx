import { graphql } from 'gatsby';
import { createContext, type ReactNode, useContext } from 'react';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Titled } from '../../components/words';
import { gridCountProps } from '../grid-count';
import * as items from '../items.module.css';
import * as styles from './titled-lists.module.css';

/** The picture that a template adds at the top of highlights. */
export const HighlightsPicture = createContext<ReactNode>(null);

interface TitledListProps {
  section: Queries.SectionHeadFragment & Pick<Queries.StepsSectionFragment, 'items'>;
  picture?: ReactNode;
  isOrdered?: boolean;
  /** Classes of the list. */
  list: string;
  /** Class of each item. */
  item?: string | undefined;
}

/** A section of titles with a text each. */
function TitledList({ section, picture, isOrdered = false, list, item }: TitledListProps) {
  const List = isOrdered ? 'ol' : 'ul';

  return (
    <Frame {...section}>
      <div className={picture ? styles.pictured : undefined}>
        {picture}
        <List className={list} {...gridCountProps(section.items)}>
          {section.items.map(({ title, text }) => (
            <li key={title} className={item}>
              <Titled title={title} text={text} />
            </li>
          ))}
        </List>
      </div>
    </Frame>
  );
}

/** Pain points, numbered. */
export const PainPoints = ({ section }: SectionProps<Queries.PainPointsSectionFragment>) => (
  <TitledList
    section={section}
    isOrdered
    list={`${items.cells} ${styles.pains}`}
    item={styles.row}
  />
);

/** Challenges of an industry: short paragraphs under a rule. */
export const Challenges = ({ section }: SectionProps<Queries.ChallengesSectionFragment>) => (
  <TitledList section={section} list={`${items.cells} ${styles.grid}`} item={styles.challenge} />
);

/** Highlights, in the accent of the product family. */
export const Highlights = ({ section }: SectionProps<Queries.HighlightsSectionFragment>) => (
  <TitledList
    section={section}
    picture={useContext(HighlightsPicture)}
    list={`${items.cells} ${styles.highlights}`}
    item={styles.highlight}
  />
);

/** Ordered steps along a line. */
export const Steps = ({ section }: SectionProps<Queries.StepsSectionFragment>) => (
  <TitledList
    section={section}
    isOrdered
    list={`${styles.steps} ${styles.across}`}
    item={styles.step}
  />
);

export const query = graphql`
  fragment PainPointsSection on PainPointsSection {
    ...SectionHead
    ...TitledList
  }

  fragment ChallengesSection on ChallengesSection {
    ...SectionHead
    ...TitledList
  }

  fragment HighlightsSection on HighlightsSection {
    ...SectionHead
    ...TitledList
  }

  fragment StepsSection on StepsSection {
    ...SectionHead
    ...TitledList
  }

  fragment TitledList on TitledListSection {
    items { title text }
  }
`;

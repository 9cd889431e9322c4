import { createContext, type ReactNode, useContext } from 'react';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Titled } from '../../components/words';
import { gridCountProps } from '../grid-count';
import * as styles from '../lists.module.css';

/** The kinds of sections that are lists of titles with a text each. */
type TitledKind = 'painPoints' | 'challenges' | 'highlights' | 'steps';

/** What a template adds at the top of sections, by kind. */
export const SectionPictures = createContext<Partial<Record<TitledKind, ReactNode>>>({});

interface TitledListProps {
  section: SectionProps<TitledKind>['section'];
  isOrdered?: boolean;
  /** Classes of the list. */
  list: string;
  /** Class of each item. */
  item?: string | undefined;
}

/** A section of titles with a text each. */
function TitledList({ section, isOrdered = false, list, item }: TitledListProps) {
  const picture = useContext(SectionPictures)[section.kind];
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
export const PainPoints = ({ section }: SectionProps<'painPoints'>) => (
  <TitledList
    section={section}
    isOrdered
    list={`${styles.cells} ${styles.pains}`}
    item={styles.row}
  />
);

/** Challenges of an industry: short paragraphs under a rule. */
export const Challenges = ({ section }: SectionProps<'challenges'>) => (
  <TitledList section={section} list={`${styles.cells} ${styles.grid}`} item={styles.challenge} />
);

/** Highlights, in the accent of the product family. */
export const Highlights = ({ section }: SectionProps<'highlights'>) => (
  <TitledList
    section={section}
    list={`${styles.cells} ${styles.grid} ${styles.highlights}`}
    item={styles.highlight}
  />
);

/** Ordered steps along a line. */
export const Steps = ({ section }: SectionProps<'steps'>) => (
  <TitledList section={section} isOrdered list={styles.steps} item={styles.step} />
);

import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Titled } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import { countedProps } from '../grid-count';
import * as items from '../items.module.css';
import * as styles from './scenarios.module.css';

/** Usage scenarios as cards, each with its result. */
export const Scenarios = ({ section }: SectionProps<Queries.ScenariosSectionFragment>) => {
  const { t } = useTranslation('page');
  return (
    <Frame {...section}>
      <ul
        className={`${shared.swipe} ${items.cells} ${styles.scenarios}`}
        {...countedProps(section.items, t('counted.scenario'))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {section.items.map(({ title, text, result }) => (
          <li key={title} className={styles.scenario}>
            <div>
              <Titled title={title} text={text} />
            </div>
            {result && (
              <p className={styles.result}>
                <span className={styles.resultLabel}>{t('result')}</span> {result}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Frame>
  );
};

export const query = graphql`
  fragment ScenariosSection on ScenariosSection {
    ...SectionHead
    items { title text result }
  }
`;

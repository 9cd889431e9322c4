import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Sentence } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import { countedProps } from '../grid-count';
import { PageTitle } from '../page-title';
import * as styles from './modules.module.css';

/** From this number on, phones show parts with pages of their own beside each other, to be swiped. */
const leastSwiped = 6;

/** The parts of a whole in one grid. Parts with pages of their own are links. */
export const Modules = ({ section }: SectionProps<Queries.ModulesSectionFragment>) => {
  const { t } = useTranslation('page');
  const { items } = section;
  const isSwiped = items.length >= leastSwiped && items.some(({ to }) => to);

  return (
    <Frame {...section}>
      <ol
        className={`${isSwiped ? shared.swipe : ''} ${styles.modules}`}
        {...countedProps(items, t('counted.module'))}
      >
        {items.map(({ title, text, to, devices, path }) => (
          <li key={title} className={styles.part}>
            <PageTitle
              name={title}
              icon={path ?? to}
              to={to}
              devices={devices}
              className={styles.link}
            />
            <p>
              <Sentence text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Frame>
  );
};

export const query = graphql`
  fragment ModulesSection on ModulesSection {
    ...SectionHead
    items {
      title
      text
      to
      devices
      path
    }
  }
`;

import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { Frame } from '../../components/frame';
import { Mark } from '../../components/icon';
import type { SectionProps } from '../../components/section-props';
import { Words } from '../../components/words';
import { unmarked } from '../../site/line-breaks';
import * as styles from '../lists.module.css';

/** The customers in a ruled grid, linked to their cases. The last cell, which links to all cases, fills the row. */
export const Customers = ({ section }: SectionProps<Queries.CustomersSectionFragment>) => {
  const { t } = useTranslation('list');
  return (
    <Frame {...section}>
      <ul className={styles.wall} aria-label={unmarked(section.heading)}>
        {section.customers.map(({ name, href }) => (
          <li key={name} className={styles.cell}>
            <Anchor href={href} className={styles.customer}>
              <Mark of={href} />
              <span data-tile="">
                <Words text={name} />
              </span>
            </Anchor>
          </li>
        ))}
        <li className={styles.cell}>
          <Anchor href={section.all} className={styles.customer}>
            {t('more')}
          </Anchor>
        </li>
      </ul>
    </Frame>
  );
};

export const query = graphql`
  fragment CustomersSection on CustomersSection {
    ...SectionHead
    customers {
      name
      shortName
      href
      systems
    }
    all
  }
`;

import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { CustomerLogo } from '../../components/customer-logo';
import type { SectionProps } from '../../components/section-props';
import { unmarked } from '../../site/line-breaks';
import * as styles from './customers.module.css';

/**
 * The customers as the logs of the logo's raft, above its wave: each with its mark, linked to its
 * case. The last log links to all cases.
 */
export const Customers = ({ section }: SectionProps<Queries.CustomersSectionFragment>) => {
  const { t } = useTranslation('list');
  return (
    <section className={styles.raft} id={section.id} aria-labelledby={`${section.id}-heading`}>
      <h2 className="visually-hidden" id={`${section.id}-heading`}>
        {unmarked(section.heading)}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: phones swipe it, and the keyboard scrolls it. */}
      <ul tabIndex={0}>
        {section.customers.map(({ shortName, href }) => (
          <li key={href}>
            <Anchor href={href}>
              <CustomerLogo of={href} name={unmarked(shortName)} />
            </Anchor>
          </li>
        ))}
        {section.all !== null && (
          <li className={styles.all}>
            <Anchor href={section.all}>{t('allCases', { count: section.customers.length })}</Anchor>
          </li>
        )}
      </ul>
    </section>
  );
};

export const query = graphql`
  fragment CustomersSection on CustomersSection {
    ...SectionHead
    customers {
      shortName
      href
    }
    all
  }
`;

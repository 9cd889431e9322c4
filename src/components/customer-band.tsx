import { graphql } from 'gatsby';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import { Change } from './change';
import * as styles from './customer-band.module.css';
import { Mark } from './icon';
import * as icons from './icon.module.css';
import { Words } from './words';

type Customer = Queries.PageCustomerFragment;

/** A customer's mark, name and industry. */
export const CustomerName = ({
  href,
  name,
  industry,
}: Pick<Customer, 'href' | 'name'> & { industry: string | null }) => (
  <p className={`${icons.named} ${styles.customer}`}>
    <Mark of={href} />
    <span>
      <b>
        <Words text={name} />
      </b>{' '}
      {industry}
    </span>
  </p>
);

/**
 * Across the page, below the head of a product: a customer, what has changed there, and its case.
 */
export const CustomerBand = ({ label, customer }: { label: string; customer: Customer }) => (
  <aside className={styles.band} aria-label={label}>
    <div className={styles.inner}>
      <CustomerName {...customer} />
      <div>
        <Change figure={customer.figure} />
        {customer.figure.basis && <p className={shared.note}>{customer.figure.basis}</p>}
      </div>
      <p className={styles.story}>
        <Anchor href={customer.href}>
          <Words text={customer.title} />
        </Anchor>
      </p>
    </div>
  </aside>
);

export const query = graphql`
  fragment PageCustomer on PageCustomer {
    href
    name
    industry
    title
    figure {
      ...CaseFigure
      basis
    }
  }
`;

import { graphql } from 'gatsby';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import { Change } from './change';
import * as styles from './customer-band.module.css';
import { Mark } from './icon';
import * as icons from './icon.module.css';
import { Words } from './words';

type Customer = Queries.PageCustomerFragment;

/** The mark, name and industry of a case's customer. */
export const CustomerName = ({
  href,
  customer,
  industry,
}: Pick<Customer['case'], 'href' | 'customer' | 'industry'>) => (
  <p className={`${icons.named} ${styles.customer}`}>
    <Mark of={href} />
    <span>
      <b>
        <Words text={customer} />
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
      <CustomerName {...customer.case} />
      <div>
        <Change figure={customer.figure} />
        {customer.figure.basis && <p className={shared.note}>{customer.figure.basis}</p>}
      </div>
      <p className={styles.story}>
        <Anchor href={customer.case.href}>
          <Words text={customer.case.title} />
        </Anchor>
      </p>
    </div>
  </aside>
);

export const query = graphql`
  fragment PageCustomer on PageCustomer {
    case {
      href
      title
      customer
      industry
    }
    figure {
      ...CaseFigure
      basis
    }
  }
`;

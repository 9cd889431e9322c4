import { graphql } from 'gatsby';
import { unmarked } from '../site/line-breaks';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import { Change } from './change';
import * as styles from './customer-band.module.css';
import { CustomerLogo } from './customer-logo';
import { Words } from './words';

type Customer = Queries.PageCustomerFragment;

/** The logo and industry of a case's customer. */
export const CustomerName = ({
  href,
  customer,
  industry,
}: Pick<Customer['case'], 'href' | 'customer' | 'industry'>) => (
  <p className={styles.customer}>
    <CustomerLogo of={href} name={unmarked(customer)} /> <span>{industry}</span>
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

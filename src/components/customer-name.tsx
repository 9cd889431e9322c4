import { graphql } from 'gatsby';
import { unmarked } from '../site/line-breaks';
import { CustomerLogo } from './customer-logo';
import * as styles from './customer-name.module.css';

/** The logo and industry of a case's customer. */
export const CustomerName = ({
  href,
  customer,
  industry,
}: Pick<Queries.PageCustomerFragment['case'], 'href' | 'customer' | 'industry'>) => (
  <p className={styles.customer}>
    <CustomerLogo of={href} name={unmarked(customer)} /> <span>{industry}</span>
  </p>
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

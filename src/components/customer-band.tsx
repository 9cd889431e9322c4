import { graphql } from 'gatsby';
import { unmarked } from '../site/line-breaks';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import { Change } from './change';
import * as styles from './customer-band.module.css';
import { CustomerLogo } from './customer-logo';
import { Words } from './words';

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

/**
 * Across the page, in the middle of a product's: what has changed at a customer, what the customer
 * says, and its case.
 */
export const CustomerBand = ({
  label,
  customer: { case: story, figure },
}: {
  label: string;
  customer: Queries.QuotedCustomerFragment;
}) => (
  <aside className={styles.band} aria-label={label}>
    <div className={styles.inner}>
      <div>
        <Change figure={figure} />
        {figure.basis && <p className={shared.note}>{figure.basis}</p>}
      </div>
      <figure>
        {story.quote && (
          <blockquote>
            <Words text={story.quote.text} />
          </blockquote>
        )}
        <figcaption>
          <CustomerName {...story} industry={story.quote?.by ?? story.industry} />
          <p className={styles.story}>
            <Anchor href={story.href}>
              <Words text={story.title} />
            </Anchor>
          </p>
        </figcaption>
      </figure>
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

  fragment QuotedCustomer on PageCustomer {
    ...PageCustomer
    case {
      quote { text by }
    }
  }
`;

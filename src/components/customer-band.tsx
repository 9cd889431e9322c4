import { graphql } from 'gatsby';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import { Change } from './change';
import * as styles from './customer-band.module.css';
import { CustomerName } from './customer-name';
import { Words } from './words';

/**
 * Across the page, below the head of a product: what has changed at a customer, what the customer
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
  fragment QuotedCustomer on PageCustomer {
    ...PageCustomer
    case {
      quote { text by }
    }
  }
`;

import { useTranslation } from 'gatsby-plugin-react-i18next';
import { unmarked } from '../site/line-breaks';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import { CustomerLogo } from './customer-logo';
import * as styles from './results.module.css';

type Customer = Queries.PageCustomerFragment;

/** What a few customers measured, each linked to its case: proof in the head of the home page. */
export function Results({ results }: { results: readonly Customer[] }) {
  const { t } = useTranslation('list');
  return (
    <ul className={styles.results}>
      {results.map(({ case: { href, customer }, figure: { from, value, label } }) => (
        <li key={href} className={styles.result}>
          <Anchor href={href} className={styles.link}>
            <CustomerLogo of={href} name={unmarked(customer)} />
          </Anchor>
          <p className={styles.value}>
            {from && (
              <span className={styles.from}>
                {from}
                <span aria-hidden="true">{'\u00a0→'}</span>
                <span className="visually-hidden"> {t('becomes')}</span>
              </span>
            )}{' '}
            <strong>{value}</strong>
          </p>
          <p className={shared.note}>{label}</p>
        </li>
      ))}
    </ul>
  );
}

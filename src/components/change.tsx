import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import * as shared from '../styles/shared.module.css';
import * as styles from './change.module.css';

/**
 * What a customer measured: before and after with two bars, or its value alone. In lists,
 * `--change` is the size of its letters, and `--alone` of those of a value without bars.
 */
export function Change({
  figure: { from, value, label, shares },
}: {
  figure: Queries.CaseFigureFragment;
}) {
  const { t } = useTranslation('list');

  return (
    <div>
      <p className={styles.values}>
        {from && (
          <span className={styles.from}>
            <span>{from}</span>
            <span aria-hidden="true">{'\u00a0→'}</span>
            <span className="visually-hidden"> {t('becomes')}</span>
          </span>
        )}{' '}
        <strong>{value}</strong>
      </p>
      {shares && <Bars shares={shares} />}
      <p className={shared.fine}>{label}</p>
    </div>
  );
}

/** Two bars: before above after. */
const Bars = ({ shares: [before = 0, after = 0] }: { shares: readonly number[] }) => (
  <span className={styles.bars} aria-hidden="true">
    <span style={{ '--share': before / 100 }} />
    <span style={{ '--share': after / 100 }} />
  </span>
);

export const query = graphql`
  fragment CaseFigure on CaseFigure {
    value
    label
    from
    shares
  }
`;

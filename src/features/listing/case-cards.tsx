import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { Change } from '../../components/change';
import { CustomerName } from '../../components/customer-name';
import { Sentence, Words } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import * as styles from './case-cards.module.css';

/** A case in a list. */
type ListedCase = Extract<Queries.ListedItemFragment, { industry: string }>;

/** Whether an item of a list is a case. */
export const isCase = (item: Queries.ListedItemFragment): item is ListedCase => 'industry' in item;

/** How many cases phones show before the visitor asks for all (case-cards.module.css). */
const mostOnPhones = 8;

interface CaseCardsProps {
  cases: readonly ListedCase[];
  isDetailed: boolean;
}

/**
 * Cases as cards: the customer with the mark of its industry, what has changed there, title and
 * description. Of many, phones show the first.
 */
export function CaseCards({ cases, isDetailed }: CaseCardsProps) {
  const { t } = useTranslation('list');

  return (
    <>
      <ul className={styles.cards}>
        {cases.map((item) => (
          <CaseCard key={item.href} item={item} isDetailed={isDetailed} />
        ))}
      </ul>
      {cases.length > mostOnPhones && (
        <AllOnPhones label={t('allCases', { count: cases.length })} />
      )}
    </>
  );
}

function CaseCard({ item, isDetailed }: { item: ListedCase; isDetailed: boolean }) {
  const { href, shortName, industry, accent, figure, title, description } = item;

  return (
    <li className={styles.card} style={{ '--industry': accent }}>
      <CustomerName href={href} customer={shortName} industry={industry} />
      {figure && <Change figure={figure} />}
      <div className={styles.text}>
        <h3 className={shared.title}>
          <Anchor href={href} className={styles.link}>
            <Words text={title} />
          </Anchor>
        </h3>
        {isDetailed && (
          <p className={shared.fine}>
            <Sentence text={description} />
          </p>
        )}
      </div>
    </li>
  );
}

/**
 * A box below a long list, of which phones show the first entries, and all once it's ticked: without
 * script too, and a visitor who comes back finds it ticked. The list's own styles hide the others.
 */
export const AllOnPhones = ({ label }: { label: string }) => (
  <label className={styles.all}>
    <input type="checkbox" />
    {label}
  </label>
);

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

interface CaseCardsProps {
  cases: readonly ListedCase[];
  isDetailed: boolean;
}

/**
 * Cases as cards: the customer with the mark of its industry, what has changed there, title and
 * description.
 */
export const CaseCards = ({ cases, isDetailed }: CaseCardsProps) => (
  <ul className={styles.cards}>
    {cases.map((item) => (
      <CaseCard key={item.href} item={item} isDetailed={isDetailed} />
    ))}
  </ul>
);

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

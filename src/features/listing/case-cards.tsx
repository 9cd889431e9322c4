import { Anchor } from '../../components/anchor';
import { Change } from '../../components/change';
import { CustomerName } from '../../components/customer-band';
import { Words } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import * as styles from './case-cards.module.css';

type Entry = Queries.ListEntryFragment;

interface CaseCardsProps {
  entries: readonly Entry[];
  isDetailed: boolean;
}

/**
 * Cases as cards in the colours of their industries: the customer, what has changed there, title
 * and description.
 */
export const CaseCards = ({ entries, isDetailed }: CaseCardsProps) => (
  <ul className={styles.cards}>
    {entries.map((entry) => (
      <CaseCard key={entry.item.href} entry={entry} isDetailed={isDetailed} />
    ))}
  </ul>
);

function CaseCard({ entry, isDetailed }: { entry: Entry; isDetailed: boolean }) {
  const { item, facets } = entry;
  const { href, label, accent, figure, title, description } = item;

  return (
    <li className={styles.card} style={accent ? { '--accent': accent } : undefined}>
      <CustomerName href={href} name={label ?? ''} industry={facets.join()} />
      {figure && <Change figure={figure} />}
      <div className={styles.text}>
        <h3 className={shared.title}>
          <Anchor href={href} className={styles.link}>
            <Words text={title} />
          </Anchor>
        </h3>
        {isDetailed && <p className={shared.fine}>{description}</p>}
      </div>
    </li>
  );
}

import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from '../../components/anchor';
import { Words } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import * as styles from './neighbours.module.css';

type Neighbour = Queries.NeighbourFragment;

interface Props {
  newer: Neighbour | null;
  older: Neighbour | null;
}

/** The items of the same kind before and after one, at the end of its page. */
export function Neighbours({ newer, older }: Props) {
  const { t } = useTranslation('list');
  if (!newer && !older) return null;

  return (
    <nav aria-label={t('neighbours')} className={`${styles.band} ${shared.screenOnly}`}>
      <div className={styles.neighbours}>
        {newer && <NeighbourLink label={t('newer')} item={newer} />}
        {older && <NeighbourLink label={t('older')} item={older} isOlder />}
      </div>
    </nav>
  );
}

interface LinkProps {
  label: string;
  item: Neighbour;
  isOlder?: boolean;
}

const NeighbourLink = ({ label, item, isOlder = false }: LinkProps) => (
  <Anchor href={item.href} className={isOlder ? styles.older : undefined}>
    <small>
      {label} · <time dateTime={item.date}>{item.day}</time>
    </small>
    <Words text={item.title} />
  </Anchor>
);

export const query = graphql`
  fragment Neighbour on Item {
    href
    title
    date
    day
  }
`;

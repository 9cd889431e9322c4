import { Anchor } from './anchor';
import * as styles from './logo-wall.module.css';

interface Props {
  /** Accessible name of the list. */
  label: string;
  customers: readonly { name: string; href?: string | null }[];
  newTabLabel?: string;
}

/** Customers by name in a ruled grid; a name with a case links to it. */
export function LogoWall({ label, customers, newTabLabel }: Props) {
  return (
    <ul className={styles.wall} aria-label={label}>
      {customers.map(({ name, href }) => (
        <li key={name} className={styles.cell}>
          {href ? (
            <Anchor href={href} className={styles.link} newTabLabel={newTabLabel}>
              {name}
            </Anchor>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

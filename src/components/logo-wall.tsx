import { Anchor } from './anchor';
import * as styles from './logo-wall.module.css';

interface Props {
  /** Names the list to screen readers. */
  label: string;
  customers: readonly { name: string; href?: string | null }[];
  newTabLabel?: string;
}

/** Customers by name, set as marks in a ruled grid; a name with a case leads to it. */
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

import type { CSSProperties } from 'react';
import { Anchor } from './anchor';
import * as styles from './raft.module.css';
import { Words } from './words';

interface Props {
  label: string;
  customers: readonly { name: string; href: string; systems: number }[];
}

/** The logo's raft across the page: a log for each customer, as wide as the number of our systems that it runs, and the wave below. */
export const Raft = ({ label, customers }: Props) => (
  <nav className={styles.raft} aria-label={label}>
    <ul>
      {customers.map(({ name, href, systems }) => (
        <li key={href} style={{ '--systems': systems } as CSSProperties}>
          <Anchor href={href}>
            <Words text={name} />
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);

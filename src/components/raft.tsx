import { Anchor } from './anchor';
import * as styles from './raft.module.css';
import { Words } from './words';

interface Props {
  label: string;
  customers: readonly { shortName: string; href: string; systems: number }[];
}

/** The logo's raft across the page: a log per customer, as wide as the number of our systems it runs, above the wave. */
export const Raft = ({ label, customers }: Props) => (
  <nav className={styles.raft} aria-label={label}>
    <ul>
      {customers.map(({ shortName, href, systems }) => (
        <li key={href} style={{ '--systems': systems }}>
          <Anchor href={href}>
            <span>
              <Words text={shortName} />
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);

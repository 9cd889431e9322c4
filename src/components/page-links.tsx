import type { PageLink } from '../routes/page-view';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import * as styles from './page-links.module.css';

export const PageLinks = ({ label, links }: { label: string; links: readonly PageLink[] }) => (
  <nav aria-label={label}>
    <ul className={styles.links}>
      {links.map(({ label: name, href, devices }) => (
        <li key={href} data-devices={devices}>
          <Anchor href={href} className={shared.touch}>
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);

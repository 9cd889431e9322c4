import type { Crumb } from '../routes/page-view';
import { Anchor } from './anchor';
import * as styles from './breadcrumbs.module.css';

/** The path to the page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs, label }: { crumbs: readonly Crumb[]; label: string }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ label: name, href }, index) => (
          <li key={name} {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}>
            {href === null ? name : <Anchor href={href}>{name}</Anchor>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

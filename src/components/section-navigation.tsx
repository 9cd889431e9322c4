import * as styles from './section-navigation.module.css';

/** Links to the sections of the page, always in reach. */
export function SectionNavigation({ label, entries }: { label: string; entries: readonly { id: string; label: string }[] }) {
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className={styles.link}>
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useEffect, useRef } from 'react';
import { useCurrentSection } from '../hooks/use-current-section';
import * as styles from './section-navigation.module.css';

/** Links to the sections of the page, always in reach; the one the reader is at is marked, and scrolled into view on a phone. */
export function SectionNavigation({
  label,
  entries,
}: {
  label: string;
  entries: readonly { id: string; label: string }[];
}) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current)
      list.current.scrollTo({ left: link.offsetLeft - list.current.clientWidth / 2 + link.offsetWidth / 2 });
  });
  return (
    <nav className={styles.navigation} aria-label={label}>
      <ul className={styles.list} ref={list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a
              href={`#${entry.id}`}
              className={styles.link}
              {...(entry.id === current ? { 'aria-current': 'location' as const } : {})}
            >
              {entry.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useEffect, useRef, useState } from 'react';
import * as styles from './section-navigation.module.css';

interface Props {
  label: string;
  entries: readonly { id: string; label: string }[];
}

/** Sticky links to the page's sections. The current one is marked and, on phones, scrolled into view. */
export function SectionNavigation({ label, entries }: Props) {
  const current = useCurrentSection(entries.map(({ id }) => id));
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const bar = list.current;
    const link = bar?.querySelector<HTMLElement>('[aria-current]');
    // Above the first section, back to the start.
    bar?.scrollTo({ left: link ? link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 : 0 });
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

/**
 * The section being read: the last one that starts in the upper third of the viewport or above it.
 * @param ids anchors in page order
 * @returns its id; null above the first section
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const measure = () => {
      frame = 0;
      const line = window.innerHeight / 3;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      setCurrent(passed[passed.length - 1]?.id ?? null);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}

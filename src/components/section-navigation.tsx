import { useEffect, useRef, useState } from 'react';
import * as shared from '../styles/shared.module.css';
import { translateOf } from './names';
import * as styles from './section-navigation.module.css';

interface Props {
  label: string;
  entries: readonly { id: string; label: string }[];
}

/** Sticky links to the page's sections. */
export const SectionNavigation = ({ label, entries }: Props) => (
  <nav className={styles.navigation} aria-label={label}>
    <SectionLinks entries={entries} className={styles.list} linkClass={shared.tab} />
  </nav>
);

const topOf = (section: Element) => section.getBoundingClientRect().top;

/**
 * Links to a page's sections. That of the section being read is marked, and scrolled into view
 * where they're a row: the last section that starts in the upper third of the window or above it.
 * Of two that start side by side, it's the one that the address names, otherwise the first.
 */
export function SectionLinks(
  props: Pick<Props, 'entries'> & { className: string; linkClass?: string },
) {
  const { entries, className, linkClass } = props;
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const ids = entries.map(({ id }) => id).join(' ');
  useEffect(() => {
    const sections = ids
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? [])
      .sort((a, b) => topOf(a) - topOf(b));
    const passedSections = new Set<Element>();
    const mark = () => {
      const last = sections.filter((section) => passedSections.has(section)).pop();
      const besideLast = sections.filter((section) => last && topOf(section) === topOf(last));
      const asked = besideLast.find(({ id }) => `#${id}` === location.hash);
      setCurrent((asked ?? besideLast[0])?.id ?? null);
    };
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          passedSections[isIntersecting ? 'add' : 'delete'](target);
        mark();
      },
      { rootMargin: '1000000px 0px -66%' },
    );
    for (const section of sections) observer.observe(section);

    window.addEventListener('hashchange', mark);
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', mark);
    };
  }, [ids]);
  useEffect(() => {
    const bar = list.current;
    const link = bar?.querySelector<HTMLElement>('[aria-current]');
    // Above the first section, back to the start.
    bar?.scrollTo({ left: link ? link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 : 0 });
  });

  return (
    <ul className={className} ref={list}>
      {entries.map(({ id, label }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className={linkClass}
            aria-current={id === current ? 'location' : undefined}
            translate={translateOf(label)}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

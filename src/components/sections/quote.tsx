import type { SectionProps } from './props';
import * as styles from './quote.module.css';

/** Somebody's words. */
export function Quote({ section }: SectionProps<'quote'>) {
  return (
    <section className={styles.section} id={section.id} aria-labelledby={`${section.id}-heading`}>
      <h2 className="visually-hidden" id={`${section.id}-heading`}>
        {section.heading}
      </h2>
      <figure className={styles.quote}>
        <blockquote>{section.text}</blockquote>
        <figcaption>
          <strong>{section.by}</strong> {section.role}
        </figcaption>
      </figure>
    </section>
  );
}

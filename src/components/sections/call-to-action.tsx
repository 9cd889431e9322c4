import { isOfClauses } from '../../lib/clauses';
import { ButtonLink } from '../button-link';
import * as styles from './call-to-action.module.css';
import type { SectionProps } from './props';

/** The closing invitation of a page. */
export function CallToAction({ section }: SectionProps<'callToAction'>) {
  return (
    <section className={styles.panel} data-theme="dark" id={section.id} aria-labelledby={`${section.id}-heading`}>
      <div className={styles.inner}>
        <div>
          <h2
            className={styles.heading}
            data-clauses={isOfClauses(section.heading) || undefined}
            id={`${section.id}-heading`}
          >
            {section.heading}
          </h2>
          <p className={styles.text}>{section.text}</p>
        </div>
        <p className={styles.actions}>
          {section.action.to && <ButtonLink href={section.action.to}>{section.action.label}</ButtonLink>}
          {section.secondary?.to && (
            <ButtonLink href={section.secondary.to} look="inverse">
              {section.secondary.label}
            </ButtonLink>
          )}
        </p>
      </div>
    </section>
  );
}

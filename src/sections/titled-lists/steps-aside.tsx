import { SectionHeading } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { Titled } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import * as styles from './titled-lists.module.css';

/** Ordered steps below each other, in a narrow column. */
export const StepsAside = ({
  section: { id, heading, items: steps },
}: SectionProps<Queries.StepsSectionFragment>) => (
  <section id={id} aria-labelledby={`${id}-heading`}>
    <SectionHeading id={id} heading={heading} className={shared.title} />
    <ol className={`${styles.steps} ${styles.aside}`}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <Titled title={title} text={text} />
        </li>
      ))}
    </ol>
  </section>
);

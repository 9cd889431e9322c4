import { fill } from '../../i18n/texts';
import { Frame } from '../frame';
import * as styles from './architecture.module.css';
import { Diagram } from './diagram';
import type { SectionProps } from './props';

/** Core technology: the diagram across the page, prose and mechanisms below it. */
export function Architecture({ section, labels }: SectionProps<'architecture'>) {
  return (
    <Frame {...section} tone="sunken">
      <Diagram diagram={section.diagram} flowsLabel={labels.flows} flowText={(flow) => fill(labels.flow, flow)} />
      <div className={styles.below}>
        <div className={styles.prose}>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {section.mechanisms && (
          <dl className={styles.mechanisms}>
            {section.mechanisms.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Frame>
  );
}

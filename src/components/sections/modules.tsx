import { Anchor } from '../anchor';
import { Frame } from '../frame';
import * as styles from './modules.module.css';
import type { SectionProps } from './props';

/** The parts of a whole in one joined grid; a part with a page of its own is a link. */
export function Modules({ section }: SectionProps<'modules'>) {
  return (
    <Frame {...section}>
      <ol className={styles.grid}>
        {section.items.map(({ title, text, to }) => (
          <li key={title} className={styles.part}>
            <h3 className={styles.title}>
              {to ? (
                <Anchor href={to} className={styles.link}>
                  {title}
                </Anchor>
              ) : (
                title
              )}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

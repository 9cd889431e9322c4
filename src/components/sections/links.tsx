import { Anchor } from '../anchor';
import { Frame } from '../frame';
import * as styles from './links.module.css';
import type { SectionProps } from './props';

/** Links to other pages, a sentence each. */
export function Links({ section, labels }: SectionProps<'links'>) {
  return (
    <Frame {...section} layout="split">
      <ul className={styles.list}>
        {section.items.map(({ label, text, to }) =>
          to === null ? null : (
            <li key={label} className={styles.item}>
              <h3 className={styles.label}>
                <Anchor href={to} newTabLabel={labels.opensInNewTab}>
                  {label}
                </Anchor>
              </h3>
              <p>{text}</p>
            </li>
          ),
        )}
      </ul>
    </Frame>
  );
}

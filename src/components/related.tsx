import type { PageView } from '../routes/page-view';
import { Anchor } from './anchor';
import { Frame } from './frame';
import { Icon } from './icon';
import * as icons from './icon.module.css';
import * as styles from './related.module.css';
import type { SectionLabels } from './sections/props';
import { Words } from './words';

/** Related links, a column per kind. */
export function Related({ related, labels }: Pick<PageView, 'related'> & { labels: SectionLabels['related'] }) {
  const groups = (['products', 'solutions', 'cases', 'reading'] as const).filter((group) => related[group].length > 0);
  if (groups.length === 0) return null;
  return (
    <Frame id="related" tone="quiet" heading={labels.heading}>
      <div className={styles.columns}>
        {groups.map((group) => (
          <section key={group}>
            <h3 className={styles.title}>{labels[group]}</h3>
            <ul>
              {related[group].map(({ href, title, label, devices }) => (
                <li key={href} className={styles.item} data-devices={devices}>
                  <Anchor href={href} className={icons.named}>
                    <Icon of={href} />
                    <span>
                      {label && `${label} · `}
                      <Words text={title} />
                    </span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Frame>
  );
}

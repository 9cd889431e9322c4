import { formatDay } from '../lib/format-date';
import type { ItemView } from '../routes/page-view';
import { Anchor } from './anchor';
import * as styles from './item-facts.module.css';
import type { SectionLabels } from './sections/props';

/** Date and tags of an item. */
export function ItemFacts({
  item: { date, tags },
  labels,
}: {
  item: Pick<ItemView, 'date' | 'tags'>;
  labels: Pick<SectionLabels, 'published' | 'dateFormat' | 'tags'>;
}) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{labels.published}</dt>
        <dd>
          <time dateTime={date}>{formatDay(date, labels.dateFormat)}</time>
        </dd>
      </div>
      <div>
        <dt>{labels.tags}</dt>
        <dd>
          <ul className={styles.tags}>
            {tags.map(({ label, href, search }) => (
              <li key={href}>
                <Anchor href={href} devices="desktop">
                  {label}
                </Anchor>
                <Anchor href={search} devices="phone">
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}

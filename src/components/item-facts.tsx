import { Anchor } from './anchor';
import * as styles from './item-facts.module.css';
import type { SectionLabels } from './section-props';

interface Props {
  item: Pick<Queries.PageItem, 'date' | 'day' | 'tags'>;
  labels: Pick<SectionLabels, 'published' | 'tags'>;
}

/** Date and tags of an item. */
export const ItemFacts = ({ item: { date, day, tags }, labels }: Props) => (
  <dl className={styles.facts}>
    <div>
      <dt>{labels.published}</dt>
      <dd>
        <time dateTime={date}>{day}</time>
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

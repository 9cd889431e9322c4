import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from './anchor';
import * as styles from './item-facts.module.css';

interface Props {
  item: Pick<Queries.PageItem, 'date' | 'day' | 'tags'>;
}

/** Date and tags of an item. */
export const ItemFacts = ({ item: { date, day, tags } }: Props) => {
  const { t } = useTranslation('page');
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('published')}</dt>
        <dd>
          <time dateTime={date}>{day}</time>
        </dd>
      </div>
      <div>
        <dt>{t('tags')}</dt>
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
};

import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Anchor } from './anchor';
import * as styles from './item-facts.module.css';

interface Props {
  item: Pick<Queries.Item, 'date' | 'day'> & { tags: readonly LinkedTag[] };
}

/** A tag with the pages that have it, and the search for it. */
interface LinkedTag {
  label: string;
  href?: string | null;
  search?: string | null;
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
            {tags.map((tag) => (
              <li key={tag.label}>
                <Tag {...tag} />
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
};

/**
 * A tag: on desktops a link to the pages that have it, on phones to the search for it; plain text
 * where the site has neither.
 */
const Tag = ({ label, href, search }: LinkedTag) => {
  const onDesktop = href ?? search;
  const onPhone = search ?? href;
  if (!onDesktop || !onPhone) return <span>{label}</span>;

  return (
    <>
      <Anchor href={onDesktop} devices="desktop">
        {label}
      </Anchor>
      <Anchor href={onPhone} devices="phone">
        {label}
      </Anchor>
    </>
  );
};

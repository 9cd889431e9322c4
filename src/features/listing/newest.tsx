import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Anchor } from '../../components/anchor';
import { ButtonLink } from '../../components/button';
import { Cover } from '../../components/cover';
import { KindIcon } from '../../components/icon';
import { Sentence, Words } from '../../components/words';
import { isSheet } from '../../site/covers';
import { unmarked } from '../../site/line-breaks';
import * as shared from '../../styles/shared.module.css';
import { Apply } from './listing';
import * as styles from './listing.module.css';

type ListedItem = Queries.ListedItemFragment;

/** The first item of a list that the head of the page shows. */
export function newestItem(sections: Queries.PageBodyFragment['sections']): ListedItem | undefined {
  const ledLists = sections.flatMap((section) =>
    section.__typename === 'ListingSection' && section.isLed ? [section] : [],
  );
  return ledLists[0]?.entries[0]?.item;
}

interface Props {
  item: ListedItem;
  /** Whether its button is the page's main action. */
  isMain: boolean;
  /** What can be done with it, e.g. a download button, instead of opening it. */
  children: ReactNode;
}

/** The newest item of a list, large, in the head of its page. */
export function Newest({ item, isMain, children }: Props) {
  const { t } = useTranslation('list');
  const { kind, href, title, description, date, day, cover, label } = item;
  // Next to a sheet, a text would have the width of a few words.
  const hasRoom = !isSheet(kind);
  const place = 'place' in item ? item.place : null;
  const length = item.download ? null : item.duration;

  return (
    <article className={styles.newest}>
      {cover ? (
        <div className={styles.picture}>
          <Cover kind={kind} src={cover} isFirst />
          {length && <p className={styles.badge}>{length}</p>}
        </div>
      ) : (
        <p className={styles.tile}>
          <KindIcon of={href} />
        </p>
      )}
      <div>
        <p className={shared.note}>
          <span className={shared.eyebrow}>{t('newest')}</span> · <time dateTime={date}>{day}</time>
          {place && ` · ${place}`}
        </p>
        {label && <p className={shared.note}>{label}</p>}
        <h2 className={shared.title}>
          <Anchor href={href} className={styles.link}>
            <Words text={title} />
          </Anchor>
        </h2>
        {hasRoom && (
          <p className={shared.soft}>
            <Sentence text={description} />
          </p>
        )}
        {children ??
          ('apply' in item ? (
            <Apply item={item} look={isMain ? 'primary' : 'quiet'} />
          ) : (
            <p className={styles.open}>
              <ButtonLink href={href} look={isMain ? 'primary' : 'quiet'}>
                {length ? t('watch') : t('details', { context: kind })}
                <span className="visually-hidden"> {unmarked(title)}</span>
              </ButtonLink>
            </p>
          ))}
      </div>
    </article>
  );
}

import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Anchor } from '../../components/anchor';
import { Cover } from '../../components/cover';
import { Words } from '../../components/words';
import * as shared from '../../styles/shared.module.css';
import * as styles from './listing.module.css';

type Entry = Queries.ListEntryFragment;

interface LedList {
  of: string;
  entry: Entry;
}

/** The list whose first entry the head of the page shows, and that entry. */
export function ledListOf(sections: Queries.PageBodyFragment['sections']): LedList | undefined {
  return sections.flatMap((section) => {
    const entry = section.__typename === 'ListingSection' && section.isLed && section.entries[0];
    return entry ? [{ of: section.of, entry }] : [];
  })[0];
}

interface Props extends LedList {
  /** What can be done with it, e.g. a download button. */
  action: ReactNode;
}

/** The newest item of a list, large, in the head of its page. */
export function Newest({ of, entry, action }: Props) {
  const { t } = useTranslation('list');
  const { href, title, date, day, cover, note, label, place } = entry;

  return (
    <article className={styles.newest}>
      {cover && (
        <div className={styles.picture}>
          <Cover kind={of} src={cover} isFirst />
          {note && <p className={styles.badge}>{note}</p>}
        </div>
      )}
      <div>
        <p className={shared.note}>
          <span className={shared.eyebrow}>{t('newest')}</span> · <time dateTime={date}>{day}</time>
          {label && ` · ${label}`}
          {place && ` · ${place}`}
        </p>
        <h2 className={shared.title}>
          <Anchor href={href} className={styles.link}>
            <Words text={title} />
          </Anchor>
        </h2>
        {action}
      </div>
    </article>
  );
}

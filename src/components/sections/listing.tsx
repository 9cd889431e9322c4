import { useEffect, useState } from 'react';
import { fill } from '../../i18n/texts';
import type { Entry } from '../../routes/page-view';
import { Anchor } from '../anchor';
import { ButtonLink } from '../button-link';
import { Frame } from '../frame';
import * as styles from './listing.module.css';
import type { SectionProps } from './props';

/** The items of one kind; with script they can be narrowed, `?filter=` names the choice. */
export function Listing({ section, labels }: SectionProps<'listing'>) {
  const { entries, facets, more } = section;
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('filter');
    if (asked !== null && facets.includes(asked)) choose(asked);
  }, [facets]);
  // The newest news on another page stand side by side; whole lists are rows.
  const isDigest = more !== null && section.of === 'news';
  const shown = chosen === null ? entries : entries.filter((entry) => entry.facets?.includes(chosen));

  return (
    <Frame {...section}>
      {facets.length > 1 && (
        <fieldset className={styles.filter}>
          <legend className="visually-hidden">{labels.filterBy}</legend>
          {[null, ...facets].map((facet) => (
            <button key={facet ?? ''} type="button" className={styles.facet} aria-pressed={chosen === facet} onClick={() => choose(facet)}>
              {facet ?? labels.all}
            </button>
          ))}
        </fieldset>
      )}
      {facets.length > 1 && (
        <p className={styles.count} role="status">
          {fill(labels.count, { count: shown.length })}
        </p>
      )}
      {shown.length === 0 ? (
        <p>{labels.empty}</p>
      ) : (
        <ul className={isDigest ? styles.digest : undefined}>
          {shown.map((entry) => (
            <Row key={entry.href} entry={entry} />
          ))}
        </ul>
      )}
      {more && (
        <p className={styles.more}>
          <ButtonLink href={more} look="quiet">
            {labels.more}
          </ButtonLink>
        </p>
      )}
    </Frame>
  );
}

/** One item: date, title, description, and a case's first figure. */
export function Row({ entry: { href, title, description, date, label, figure } }: { entry: Entry }) {
  return (
    <li className={styles.row}>
      <div className={styles.meta}>
        {figure ? (
          <p className={styles.figure}>
            <strong>{figure.value}</strong> {figure.label}
          </p>
        ) : (
          date && <time dateTime={date}>{date}</time>
        )}
      </div>
      <div>
        {label && <p className={styles.label}>{label}</p>}
        <h3 className={styles.title}>
          <Anchor href={href} className={styles.link}>
            {title}
          </Anchor>
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}

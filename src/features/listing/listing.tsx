import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { createContext, type ReactNode, useContext } from 'react';
import { Anchor } from '../../components/anchor';
import { Button, ButtonLink } from '../../components/button';
import { Cover } from '../../components/cover';
import { EmptyState } from '../../components/empty-state';
import { Facets } from '../../components/facets';
import { Frame } from '../../components/frame';
import { useFilter } from '../../components/hooks/use-filter';
import { KindIcon } from '../../components/icon';
import * as icons from '../../components/icon.module.css';
import type { SectionProps } from '../../components/section-props';
import { truncateForDisplay } from '../../components/truncate-for-display';
import { Sentence, Words } from '../../components/words';
import { coverShapeOf } from '../../site/covers';
import * as shared from '../../styles/shared.module.css';
import { CaseCards, isCase } from './case-cards';
import * as styles from './listing.module.css';

/** Shorter lists need no filter. */
const leastToNarrow = 8;

/** How many items of all kinds are shown before a visitor chooses a tag. */
const newestOfAllKinds = 8;

/**
 * Of more cards or covers than these, phones show the first, and all once a box below them is
 * ticked: without script too, and a visitor who comes back finds it ticked.
 */
const mostOnPhones = 8;

type Section = Queries.ListingSectionFragment;
type Entry = Queries.ListEntryFragment;
type ListedItem = Queries.ListedItemFragment;

/** What a template adds below each item's description, e.g. a download button. */
export const RowAction = createContext<(item: ListedItem) => ReactNode>(() => null);

/** The filter of a list and its entries that pass it. */
function useFilteredEntries({ entries, facets, isLed }: Section) {
  const canNarrow = facets.length > 1 && entries.length >= leastToNarrow;
  const [filter, choose] = useFilter(canNarrow);

  const matches =
    filter === null ? entries : entries.filter((entry) => entry.facets.includes(filter));

  // The head of the page shows the first.
  const rows = isLed && filter === null ? matches.slice(1) : matches;

  return { canNarrow, filter, choose, count: matches.length, rows };
}

/** The items of one kind. With script they can be filtered. */
export function Listing({ section }: SectionProps<Section>) {
  const { t } = useTranslation('list');
  const { facets, more, feed } = section;
  const { canNarrow, filter, choose, count, rows } = useFilteredEntries(section);
  const isOfAllKinds = section.of === 'tags';

  return (
    <Frame {...section}>
      {canNarrow && (
        <>
          <Facets
            legend={t('filterBy')}
            values={facets}
            groups={section.facetGroups}
            selected={filter}
            labelOf={(facet) => facet ?? t('all')}
            {...(isOfAllKinds && { countOf: (facet) => countOf(section, facet) })}
            onChoose={choose}
          />
          <div className={styles.count}>
            <p role="status">
              {isOfAllKinds && filter === null
                ? t('newestOf', { shown: newestOfAllKinds, count })
                : t('count', { count })}
            </p>
            {feed && <Anchor href={feed}>{t('feed')}</Anchor>}
          </div>
        </>
      )}
      {rows.length === 0 && (
        <NoEntries of={section.of} filter={filter} onClear={() => choose(null)} />
      )}
      {rows.length > 0 &&
        (isOfAllKinds && filter === null ? (
          <NewestRows section={section} entries={rows} />
        ) : (
          <Rows section={section} entries={rows} />
        ))}
      {rows.length > mostOnPhones && (
        <label className={styles.all}>
          <input type="checkbox" />
          {t('more', { count })}
        </label>
      )}
      {feed && !canNarrow && (
        <p className={styles.feed}>
          <Anchor href={feed}>{t('feed')}</Anchor>
        </p>
      )}
      {more && (
        <p className={styles.more}>
          <ButtonLink href={more} look="quiet">
            {t('more', { count: section.total })}
          </ButtonLink>
        </p>
      )}
    </Frame>
  );
}

/** How many entries have a facet; null stands for all of them. */
const countOf = ({ entries }: Section, facet: string | null): number =>
  facet === null ? entries.length : entries.filter(({ facets }) => facets.includes(facet)).length;

interface NoEntriesProps {
  of: string;
  /** The filter that leaves no entry; null if the list is empty without one. */
  filter: string | null;
  onClear(): void;
}

function NoEntries({ of, filter, onClear }: NoEntriesProps) {
  const { t } = useTranslation('list');
  const title = filter === null ? t('empty') : t('none', { filter: truncateForDisplay(filter) });

  return (
    <EmptyState of={`/${of}`} title={title} isInSection>
      {filter !== null && <Button onClick={onClear}>{t('clear')}</Button>}
    </EmptyState>
  );
}

/** What the stylesheet knows of a list of news: all of them, or the latest. */
function newsExtent({ of, more }: Section): 'all' | 'latest' | undefined {
  if (of !== 'news') return undefined;
  return more === null ? 'all' : 'latest';
}

interface RowsProps {
  section: Section;
  entries: readonly Entry[];
}

/** The newest of many entries; the others open below them, without script too. */
function NewestRows({ section, entries }: RowsProps) {
  const { t } = useTranslation('list');
  const earlier = entries.slice(newestOfAllKinds);

  return (
    <>
      <Rows section={section} entries={entries.slice(0, newestOfAllKinds)} />
      {earlier.length > 0 && (
        <details>
          <summary className={styles.earlier}>{t('earlier', { count: earlier.length })}</summary>
          <Rows section={section} entries={earlier} />
        </details>
      )}
    </>
  );
}

function Rows({ section, entries }: RowsProps) {
  if (section.of === 'case') {
    const cases = entries.map(({ item }) => item).filter(isCase);
    return <CaseCards cases={cases} isDetailed={section.isDetailed} />;
  }

  const shape = coverShapeOf(section.of);
  const looks: Record<string, string | undefined> = {
    tags: styles.index,
    joinus: styles.positions,
  };

  return (
    <ul
      className={shape ? styles.covers : looks[section.of]}
      data-shape={shape ?? undefined}
      data-news={newsExtent(section)}
    >
      {entries.map((entry) => (
        <Row key={entry.item.href} entry={entry} section={section} />
      ))}
    </ul>
  );
}

/**
 * An item: its cover (with a video's length) or date; then title, description, and what the
 * template adds. In lists of several kinds (`tags`), items show the icon of their kind.
 */
function Row({ entry, section }: { entry: Entry; section: Section }) {
  const { of, isDetailed } = section;
  const { item } = entry;
  const { href, title, description } = item;
  const action = useContext(RowAction);
  const hasIcon = of === 'tags';
  const cover = hasIcon ? null : item.cover;
  const eyebrow = cover ? <Day {...item} /> : (entry.label ?? item.label);

  return (
    <li className={cover ? styles.card : styles.row}>
      <div className={cover ? styles.picture : styles.meta}>
        {cover ? (
          <RowCover item={item} cover={cover} hasLength={isDetailed} />
        ) : (
          <>
            {'place' in item && <p className={styles.place}>{item.place}</p>}
            <Day {...item} />
          </>
        )}
      </div>
      <div>
        {eyebrow && <p className={shared.note}>{eyebrow}</p>}
        <h3 className={`${shared.title} ${hasIcon ? icons.named : ''}`}>
          {hasIcon && <KindIcon of={href} />}
          <Anchor href={href} className={styles.link}>
            <Words text={title} />
          </Anchor>
        </h3>
        {isDetailed && (
          <p className={styles.description}>
            <Sentence text={description} />
          </p>
        )}
        {isDetailed && action(item)}
      </div>
      {isDetailed && <Apply item={item} look="quiet" />}
    </li>
  );
}

interface ApplyProps {
  item: ListedItem;
  look: 'primary' | 'quiet';
}

/** The email by which to apply for a position. */
export const Apply = ({ item, look }: ApplyProps) =>
  'apply' in item && (
    <p className={styles.apply}>
      <ButtonLink href={item.apply.href} look={look}>
        {item.apply.label}
        <span className="visually-hidden">: {item.title}</span>
      </ButtonLink>
    </p>
  );

interface RowCoverProps {
  item: ListedItem;
  cover: string;
  hasLength: boolean;
}

/** The cover of an item, with the length of a video that is not downloaded. */
function RowCover({ item, cover, hasLength }: RowCoverProps) {
  const length = hasLength && !item.download && item.duration;
  return (
    <>
      <Cover kind={item.kind} src={cover} />
      {length && <p className={styles.badge}>{length}</p>}
    </>
  );
}

const Day = ({ date, day }: Pick<ListedItem, 'date' | 'day'>) => <time dateTime={date}>{day}</time>;

export const query = graphql`
  fragment ListingSection on ListingSection {
    ...SectionHead
    of
    entries { ...ListEntry }
    isDetailed
    facets
    total
    facetGroups { title facets }
    more
    feed
    figure { ...Drawing }
    isLed
  }

  fragment ListEntry on ListEntry {
    item { ...ListedItem }
    label
    facets
  }

  fragment ListedItem on Item {
    kind
    href
    title
    description
    date
    day
    label
    cover
    duration
    download { ...Download }
    ... on Case {
      shortName
      industry
      accent
      figure { ...CaseFigure }
    }
    ... on Position {
      place
      apply { label href }
    }
  }
`;

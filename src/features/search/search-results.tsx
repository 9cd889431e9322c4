import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Facets } from '../../components/facets';
import { truncateForDisplay } from '../../components/truncate-for-display';
import type { TextsOf } from '../../i18n/instance';
import { switchLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';
import * as shared from '../../styles/shared.module.css';
import { byKind, splitMentions } from './by-kind';
import { HotSearches } from './hot-searches';
import { type ResultKind, resultKinds } from './kinds';
import { ResultList } from './result-list';
import * as styles from './search-results.module.css';
import type { Result, SearchOutcome } from './searcher';
import { pageSize, resultLinks, type SearchState } from './use-search';

/** The number of results per kind while several kinds are shown. */
const groupSize = 4;
/** The number of pages that only mention the query, before "show more". */
const mentionsAtFirst = 8;

interface Props {
  language: Language;
  /** The addresses of the search page and of the consultation; null for none. */
  addresses: { search: string; consult: string | null };
  search: SearchState;
  hotSearches: readonly string[];
}

/**
 * The place among the links that a key leads to; null if the key leads to none, -1 for the input
 * above them.
 */
function placeAfterKey(key: string, place: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(place + 1, last);
    case 'ArrowUp':
      return place - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return -1;
    default:
      return null;
  }
}

/**
 * The results, as links in lists under headings. Unlike options of a combobox, they can be opened
 * in a new tab, copied and found by heading. Arrow keys move between links, Home and End go to the
 * ends, Escape goes back to the input.
 */
export function SearchResults(props: Props) {
  const { input, results } = props.search;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLAnchorElement)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;

    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>(resultLinks)];
    const place = links.indexOf(target);
    if (place === -1) return;

    const nextPlace = placeAfterKey(key, place, links.length - 1);
    if (nextPlace === null) return;

    event.preventDefault();
    if (nextPlace === -1) input.current?.focus();
    else links[nextPlace]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of its links
    <div ref={results} id="results" className={styles.results} onKeyDown={onKeyDown}>
      <div className={styles.inner}>
        <Content {...props} />
      </div>
    </div>
  );
}

function Content(props: Props) {
  const { t } = useTranslation('search');
  const { search } = props;
  const { outcome, failed, isPartial } = search;

  if (failed === 'names') {
    return (
      <div role="alert">
        <EmptyState of="/search" title={t('failed')} text={t('failedText')}>
          <Button onClick={search.retry}>{t('retry')}</Button>
        </EmptyState>
      </div>
    );
  }
  if (!outcome) return <p role="status">{t('loading')}</p>;

  const query = truncateForDisplay(outcome.query);
  const hasResults = outcome.results.length > 0;
  const isEmpty = !hasResults && (!isPartial || failed !== null);

  return (
    <>
      <p role="status" className={isEmpty ? 'visually-hidden' : styles.status}>
        <bdi>{statusText(outcome, query, isEmpty, t)}</bdi>
      </p>

      {failed === 'texts' && (
        <p role="alert" className={shared.alarm}>
          {t('failedMore')} <TextButton text={t('retry')} onClick={search.retry} />
        </p>
      )}

      {isEmpty && <NoResults {...props} query={query} />}
      {hasResults && <FilteredResults results={outcome.results} search={search} />}
    </>
  );
}

/** What was found, in a sentence that is read aloud. */
function statusText(
  { results, corrected, nearest }: SearchOutcome,
  query: string,
  isEmpty: boolean,
  t: TextsOf<'search'>,
): string {
  if (isEmpty) return t('none', { query });
  if (results.length === 0) return t('loadingMore');

  const correction = corrected === null ? '' : t('corrected', { query, corrected });
  if (nearest) return correction + t('nearest');

  return correction || t('count', { count: results.length, query });
}

/** What to try instead. */
function NoResults({ language, addresses, hotSearches, query }: Props & { query: string }) {
  const { t } = useTranslation('search');
  const otherLanguages = languages.filter((other) => other !== language);

  return (
    <EmptyState of="/search" title={t('none', { query })} text={t('noneText')}>
      <ul className={styles.tries}>
        <li>{t('tries.shorter')}</li>
        {otherLanguages.map((other) => (
          <li key={other}>
            {/* before-paint/links.ts adds the query. */}
            <a href={switchLanguage(addresses.search, other)} data-language={other}>
              {t('tries.language', { query })}
            </a>
          </li>
        ))}
        <li>
          <a href="#pages">{t('tries.directory')}</a>
        </li>
      </ul>

      <HotSearches page={addresses.search} title={t('hotSearches')} names={hotSearches} />

      {addresses.consult !== null && (
        <p className={styles.ask}>
          <ButtonLink href={addresses.consult} look="quiet">
            {t('ask')}
          </ButtonLink>
        </p>
      )}
    </EmptyState>
  );
}

interface ListProps {
  results: readonly Result[];
  search: SearchState;
}

/** The results of the chosen kind, or of all kinds, with the choice above them. */
function FilteredResults({ results, search }: ListProps) {
  const { t } = useTranslation('search');
  const groups = new Map(byKind(results));
  // Ignore a kind without results.
  const selectedKind = search.kind !== null && groups.has(search.kind) ? search.kind : null;

  const labelOf = (kind: ResultKind | null) => (kind === null ? t('all') : t(`kinds.${kind}`));
  const countOf = (kind: ResultKind | null) =>
    kind === null ? results.length : (groups.get(kind)?.length ?? 0);

  return (
    <>
      {/* All kinds, so that the row's height doesn't change while results arrive. */}
      <Facets
        legend={t('filterBy')}
        values={resultKinds}
        selected={selectedKind}
        labelOf={labelOf}
        countOf={countOf}
        isDisabled={(kind) => !groups.has(kind)}
        onChoose={search.choose}
      />

      {selectedKind === null ? (
        <GroupedResults results={results} search={search} />
      ) : (
        <div className={styles.singleKind}>
          <PagedList
            results={groups.get(selectedKind) ?? []}
            limit={search.visibleCount}
            search={search}
          />
        </div>
      )}
    </>
  );
}

/** The first results of each kind, then pages that only mention the query. */
function GroupedResults({ results, search }: ListProps) {
  const { t } = useTranslation('search');
  const countOf = (kind: ResultKind) => results.filter((result) => result.kind === kind).length;
  const { matches, mentions } = splitMentions(results);
  const mentionLimit = search.visibleCount - (matches.length > 0 ? pageSize - mentionsAtFirst : 0);

  return (
    <>
      {byKind(matches).map(([kind, group]) => (
        <Group key={kind} name={kind} title={t(`kinds.${kind}`)}>
          <div>
            <ResultList results={group.slice(0, groupSize)} heading={t(`kinds.${kind}`)} />
            {countOf(kind) > Math.min(group.length, groupSize) && (
              <TextButton
                text={t('showAll', { count: countOf(kind), kind: t(`kinds.${kind}`) })}
                onClick={() => search.choose(kind)}
              />
            )}
          </div>
        </Group>
      ))}

      {mentions.length > 0 && (
        <Group name="mentions" title={t('mentions')}>
          <PagedList results={mentions} limit={mentionLimit} search={search} />
        </Group>
      )}
    </>
  );
}

interface GroupProps {
  /** Part of the heading's id. */
  name: string;
  title: string;
  children: ReactNode;
}

/** Results under a heading. */
function Group({ name, title, children }: GroupProps) {
  const headingId = `results-${name}`;

  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 className={shared.title} id={headingId}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Results up to a limit, with a button that shows more. */
function PagedList({ results, limit, search }: ListProps & { limit: number }) {
  const { t } = useTranslation('search');
  const remainingCount = results.length - limit;

  return (
    <div>
      <ResultList results={results.slice(0, limit)} />
      {remainingCount > 0 && (
        <TextButton
          text={t('showMore', { count: Math.min(remainingCount, pageSize) })}
          onClick={search.showMore}
        />
      )}
    </div>
  );
}

function TextButton({ text, onClick }: { text: string; onClick(): void }) {
  return (
    <button type="button" className={shared.textButton} onClick={onClick}>
      {text}
    </button>
  );
}

import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { KeyboardEvent } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Facets } from '../../components/facets';
import { truncateForDisplay } from '../../components/truncate-for-display';
import type { TextsOf } from '../../i18n/instance';
import { switchLanguage } from '../../site/href';
import { type Language, languages } from '../../site/languages';
import * as shared from '../../styles/shared.module.css';
import { byKind } from './by-kind';
import { HotSearches } from './hot-searches';
import type { ResultKind } from './kinds';
import { ResultList } from './result-list';
import * as styles from './search-results.module.css';
import type { Result, SearchOutcome } from './searcher';
import { pageSize, resultLinks, type SearchState } from './use-search';

/** The number of results per kind while several kinds are shown. */
const groupSize = 3;

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

/** The results by kind, or those of the chosen kind, with the choice above them. */
function FilteredResults({ results, search }: ListProps) {
  const { t } = useTranslation('search');
  const groups = byKind(results);
  const kinds = groups.map(([kind]) => kind);
  // Ignore a kind without results.
  const selectedKind = kinds.find((kind) => kind === search.kind) ?? null;
  const resultsOf = (kind: ResultKind | null) =>
    kind === null ? results : (groups.find(([name]) => name === kind)?.[1] ?? []);

  return (
    <>
      <Facets
        legend={t('filterBy')}
        values={kinds}
        selected={selectedKind}
        labelOf={(kind) => (kind === null ? t('all') : t(`kinds.${kind}`))}
        countOf={(kind) => resultsOf(kind).length}
        onChoose={search.choose}
      />

      {groups
        .filter(([kind]) => selectedKind === null || kind === selectedKind)
        .map(([kind, group]) => (
          <Group
            key={kind}
            kind={kind}
            results={group}
            isChosen={kind === selectedKind}
            search={search}
          />
        ))}
    </>
  );
}

interface GroupProps extends ListProps {
  kind: ResultKind;
  /** Whether it's the only kind shown: then it has pages instead of its best results alone. */
  isChosen: boolean;
}

/** The results of a kind under its name and their count, as in the choice above them. */
function Group({ kind, results, isChosen, search }: GroupProps) {
  const { t } = useTranslation('search');
  const headingId = `results-${kind}`;
  const name = t(`kinds.${kind}`);
  const limit = isChosen ? search.visibleCount : groupSize;
  const remainingCount = results.length - limit;

  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h2 className={shared.title} id={headingId}>
        {name} <span className={styles.count}>{results.length}</span>
      </h2>
      <div>
        <ResultList results={results.slice(0, limit)} heading={name} />
        {remainingCount > 0 &&
          (isChosen ? (
            <TextButton
              text={t('showMore', { count: Math.min(remainingCount, pageSize) })}
              onClick={search.showMore}
            />
          ) : (
            <TextButton
              text={t('showAll', { count: results.length, kind: name })}
              onClick={() => search.choose(kind)}
            />
          ))}
      </div>
    </section>
  );
}

function TextButton({ text, onClick }: { text: string; onClick(): void }) {
  return (
    <button type="button" className={shared.textButton} onClick={onClick}>
      {text}
    </button>
  );
}

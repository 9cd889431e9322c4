import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { FormEvent, KeyboardEvent } from 'react';
import { isComposing } from '../../components/is-composing';
import { HotSearches } from './hot-searches';
import { queryLimit } from './kinds';
import { SearchField } from './search-field';
import * as styles from './search-form.module.css';
import { resultLinks, type SearchState } from './use-search';

interface Props {
  /** The address of the search page. */
  page: string;
  search: SearchState;
  hotSearches: readonly string[];
}

/** The form of the search page. Without script it reloads the page, which shows the site map. */
export function SearchForm({ page, search, hotSearches }: Props) {
  const { t } = useTranslation('search');
  const header = useTranslation('header');
  const isTooLong = [...search.query].length > queryLimit;

  const onSearch = (event: FormEvent) => {
    event.preventDefault();
    search.submit();
    search.results.current?.scrollIntoView({ block: 'nearest' });
  };

  const focusFirstResult = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isComposing(event.nativeEvent)) return;

    event.preventDefault();
    search.results.current?.querySelector<HTMLElement>(resultLinks)?.focus();
  };

  return (
    <>
      <SearchField
        ref={search.input}
        action={page}
        label={t('label')}
        button={t('button')}
        onSearch={onSearch}
        defaultValue=""
        onInput={({ nativeEvent }) => {
          if (!(nativeEvent as InputEvent).isComposing) search.type();
        }}
        onCompositionEnd={search.type}
        onKeyDown={focusFirstResult}
        placeholder={header.t('searchPlaceholder')}
        aria-describedby="search-hint"
        aria-controls="results"
      />

      <p id="search-hint" className={`${styles.hint} ${isTooLong ? styles.warning : ''}`}>
        <span>{isTooLong ? t('tooLong', { count: queryLimit }) : t('hint')}</span>{' '}
        <span className={styles.keys}>{t('keys')}</span>
      </p>

      <HotSearches page={page} title={t('hotSearches')} names={hotSearches} />
    </>
  );
}

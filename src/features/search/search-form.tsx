import type { Language } from '../../config/languages';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { inLanguage } from '../../routes/href';
import { queryLimit } from '../../search/kinds';
import * as styles from './search-form.module.css';
import type { SearchState } from './use-search';

interface Props {
  language: Language;
  texts: UiTexts['search'];
  search: SearchState;
  hotSearches: readonly string[];
  /** Arrow down: moves the focus to the first result. */
  onDown(): void;
  onSubmit(): void;
}

/** The form of the search page. Without script it reloads the page, which shows the site map. */
export function SearchForm({ language, texts, search, hotSearches, onDown, onSubmit }: Props) {
  const action = inLanguage('/search', language);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than browsers that visitors have */}
      <form
        role="search"
        aria-label={texts.label}
        action={action}
        method="get"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          search.submit();
          onSubmit();
        }}
      >
        <input
          ref={search.input}
          type="search"
          name="query"
          className={styles.input}
          defaultValue=""
          onInput={({ nativeEvent }) => {
            // An input method is still composing.
            if (!(nativeEvent as InputEvent).isComposing) search.type();
          }}
          onCompositionEnd={search.type}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onDown();
          }}
          placeholder={texts.placeholder}
          aria-label={texts.label}
          aria-describedby="search-hint"
          aria-controls="results"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit}>
          {texts.button}
        </button>
      </form>
      <p id="search-hint" className={styles.hint}>
        {[...search.query].length > queryLimit ? fill(texts.tooLong, { count: queryLimit }) : texts.hint}{' '}
        <span className={styles.keys}>{texts.keys}</span>
      </p>
      {hotSearches.length > 0 && (
        <div className={styles.hot}>
          <h2 className={styles.hotTitle} id="hot-searches">
            {texts.hotSearches}
          </h2>
          <ul className={styles.hotList} aria-labelledby="hot-searches">
            {hotSearches.map((name) => (
              <li key={name}>
                <a href={`${action}?${new URLSearchParams({ query: name })}`} className={styles.hotLink}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

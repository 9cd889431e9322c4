import { Button } from '../../components/button';
import { HotSearches } from '../../components/hot-searches';
import type { Language } from '../../config/languages';
import { fill } from '../../i18n/texts';
import type { UiTexts } from '../../i18n/ui-texts';
import { inLanguage } from '../../routes/href';
import { queryLimit } from '../../search/kinds';
import * as styles from './search-form.module.css';
import type { SearchState } from './use-search';

interface Props {
  language: Language;
  texts: UiTexts['search'] & { placeholder: string };
  search: SearchState;
  hotSearches: readonly string[];
  onDown(): void;
  onSubmit(): void;
}

/** The form of the search page. Without script it reloads the page, which shows the site map. */
export function SearchForm({ language, texts, search, hotSearches, onDown, onSubmit }: Props) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than browsers that visitors have */}
      <form
        role="search"
        aria-label={texts.label}
        action={inLanguage('/search', language)}
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
        <Button type="submit">{texts.button}</Button>
      </form>
      <p id="search-hint" className={styles.hint}>
        {[...search.query].length > queryLimit ? fill(texts.tooLong, { count: queryLimit }) : texts.hint}{' '}
        <span className={styles.keys}>{texts.keys}</span>
      </p>
      <HotSearches language={language} title={texts.hotSearches} names={hotSearches} />
    </>
  );
}

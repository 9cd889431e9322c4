import { type FormEvent, forwardRef, useRef, useState } from 'react';
import type { Language } from '../config/languages';
import { useLoadedComponent } from '../hooks/use-loaded-component';
import type { UiTexts } from '../i18n/ui-texts';
import { inLanguage, searchAddress } from '../routes/href';
import * as styles from './search-field.module.css';
import type { SuggestionsState } from './suggestions';

interface Props {
  /** Unique in the page. */
  id: string;
  language: Language;
  texts: UiTexts['header'];
  text: string;
  onText(text: string): void;
  /** Navigates to the search page or to a suggested one. */
  onGo(address: string): void;
}

const loadSuggestionList = async () => (await import('./suggestions')).Suggestions;

const closed: SuggestionsState = { isOpen: false, active: null };

/**
 * The search form (specification sections 2, 4 and 5): whatever is typed goes to /search, also without
 * script. Pages are suggested while typing; the code for that is loaded when the input gets the focus.
 */
export const SearchField = forwardRef<HTMLInputElement, Props>(function SearchField(
  { id, language, texts, text, onText, onGo },
  ref,
) {
  const { Component: Suggestions, ask } = useLoadedComponent(loadSuggestionList);
  const [state, setState] = useState(closed);
  const form = useRef<HTMLFormElement>(null);
  const listId = `${id}-suggestions`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGo(searchAddress(text, language));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know the search element, and the landmark would be lost
    <form
      ref={form}
      role="search"
      action={inLanguage('/search', language)}
      method="get"
      className={styles.form}
      aria-label={texts.search}
      onSubmit={submit}
    >
      <input
        ref={ref}
        type="search"
        name="query"
        className={styles.input}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onFocus={ask}
        placeholder={texts.searchPlaceholder}
        aria-label={texts.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={state.isOpen}
        aria-controls={listId}
        aria-activedescendant={state.active ?? undefined}
      />
      <button type="submit" className={styles.submit} aria-label={texts.search} title={texts.search}>
        <Magnifier />
      </button>
      {Suggestions && (
        <Suggestions
          language={language}
          texts={texts}
          text={text}
          form={form}
          listId={listId}
          onState={setState}
          onPick={onGo}
        />
      )}
    </form>
  );
});

/** The search icon. */
export const Magnifier = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    />
  </svg>
);

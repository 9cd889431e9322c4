import { useTranslation } from 'gatsby-plugin-react-i18next';
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLoadedComponent } from '../components/hooks/use-loaded-component';
import { Glyph } from '../components/icon';
import { CloseButton, IconButton } from '../components/icon-button';
import { isComposing } from '../components/is-composing';
import { HotSearches } from '../features/search/hot-searches';
import type { SuggestionsState } from '../features/search/suggestions';
import { searchAddress } from '../site/href';
import type { Language } from '../site/languages';
import { openPage } from '../site/open-page';
import { useFreshHotSearches } from './fresh-menu';
import { usePopover } from './popups';
import * as styles from './search-box.module.css';

interface Props {
  language: Language;
  /** The address of the search page. */
  page: string;
  hotSearches: readonly string[];
}

const loadSuggestionList = async () => (await import('../features/search/suggestions')).Suggestions;

const closed: SuggestionsState = { isOpen: false, active: null };
const listId = 'search-suggestions';

/** What the search box does: what was typed, and its answers to the visitor's actions. */
function useSearchBox(page: string) {
  const box = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');

  usePopover(box);

  // What was typed before this script ran.
  useEffect(() => setText(query(form.current)), []);

  const close = () => {
    form.current?.reset();
    box.current?.hidePopover();
  };

  const goTo = (address: string) => {
    close();
    openPage(address);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    goTo(searchAddress(query(form.current), page));
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // If the window lost the focus, the input still has it.
    const isInside =
      currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
    if (!isInside && query(form.current) === '') close();
  };

  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing(nativeEvent)) close();
  };

  return { box, form, text, setText, goTo, onSubmit, onBlur, onKeyDown };
}

/**
 * The search box (specification sections 2, 4 and 5): a popover with the input, which gets the
 * focus, and the hot searches. Whatever is typed goes to the search page, also without script. It
 * closes on submit, which clears it, by its cross and Escape, and on blur when empty.
 */
export function SearchBox({ language, page, hotSearches: builtSearches }: Props) {
  const { t } = useTranslation('header');
  const { box, form, onBlur, onKeyDown, ...search } = useSearchBox(page);
  const [hotSearches, askForHotSearches] = useFreshHotSearches(language, builtSearches);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events that bubble from the form
    <div
      id="search"
      ref={box}
      popover="manual"
      tabIndex={-1}
      className={styles.box}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div className={styles.row}>
        <SearchForm
          {...search}
          form={form}
          language={language}
          page={page}
          onFocus={askForHotSearches}
        />
        <CloseButton
          label={t('closeSearch')}
          popovertarget="search"
          popovertargetaction="hide"
          onClick={() => form.current?.reset()}
        />
      </div>
      <HotSearches page={page} title={t('hotSearches')} names={hotSearches} />
    </div>
  );
}

interface SearchFormProps
  extends Pick<ReturnType<typeof useSearchBox>, 'form' | 'text' | 'setText' | 'goTo' | 'onSubmit'> {
  language: Language;
  page: string;
  onFocus(): void;
}

/**
 * The form. Pages are suggested while typing; the code for that is loaded when the input gets the
 * focus, or has it already when this script runs.
 */
function SearchForm({
  form,
  text,
  setText,
  goTo,
  onSubmit,
  language,
  page,
  onFocus,
}: SearchFormProps) {
  const { t } = useTranslation('header');
  const { Component: Suggestions, ask: askForSuggestions } = useLoadedComponent(loadSuggestionList);
  const [suggestionsState, setSuggestionsState] = useState(closed);

  const prepare = () => {
    askForSuggestions();
    onFocus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per document
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) prepare();
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know the search element, and the landmark would be lost
    <form
      ref={form}
      role="search"
      action={page}
      method="get"
      className={styles.form}
      aria-label={t('search')}
      onSubmit={onSubmit}
      onReset={() => setText('')}
    >
      <SearchInput
        suggestions={suggestionsState}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onFocus={prepare}
      />
      <IconButton type="submit" label={t('search')} className={styles.submit}>
        <Magnifier />
      </IconButton>
      {Suggestions && (
        <Suggestions
          language={language}
          page={page}
          text={text}
          form={form}
          listId={listId}
          onState={setSuggestionsState}
          onPick={goTo}
        />
      )}
    </form>
  );
}

interface SearchInputProps extends Pick<ComponentProps<'input'>, 'onInput' | 'onFocus'> {
  suggestions: SuggestionsState;
}

/** The input: a combobox, whose list is the suggestions. */
function SearchInput({ suggestions, ...listeners }: SearchInputProps) {
  const { t } = useTranslation('header');

  return (
    <input
      {...listeners}
      type="search"
      name="query"
      className={styles.input}
      placeholder={t('searchPlaceholder')}
      aria-label={t('searchPlaceholder')}
      // biome-ignore lint/a11y/noAutofocus: the input of a popover, which is opened to type
      autoFocus
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="search"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={suggestions.isOpen}
      aria-controls={listId}
      aria-activedescendant={suggestions.active ?? undefined}
    />
  );
}

/** The text of the input. */
function query(form: HTMLFormElement | null): string {
  const input = form?.elements.namedItem('query');
  return input instanceof HTMLInputElement ? input.value : '';
}

/** The search icon. */
export const Magnifier = () => (
  <Glyph path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5" />
);

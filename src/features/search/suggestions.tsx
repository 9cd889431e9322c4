import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../../components/icon';
import { isComposing } from '../../components/is-composing';
import { searchAddress } from '../../site/href';
import type { Language } from '../../site/languages';
import type { Segment } from './excerpt';
import { type LoadedSearch, loadSearch } from './load-index';
import { keyOf, Marked } from './marked';
import * as styles from './suggestions.module.css';

/** What the input exposes about its list. */
export interface SuggestionsState {
  isOpen: boolean;
  active: string | null;
}

interface Props {
  language: Language;
  /** The address of the search page. */
  page: string;
  text: string;
  form: RefObject<HTMLFormElement>;
  listId: string;
  onState(state: SuggestionsState): void;
  onPick(address: string): void;
}

const limit = 8;

/**
 * The best matches. A search that fails suggests nothing; the search page reports the failure to
 * whoever submits.
 */
function suggestionsFor(text: string, { search }: LoadedSearch) {
  try {
    return search(text)
      .results.slice(0, limit)
      .map(({ show }) => show());
  } catch {
    return [];
  }
}

/** A search as far as it has been loaded. */
interface SearchLoading {
  /** Null until titles are loaded. */
  search: LoadedSearch | null;
  /** Of a failure the search page tells whoever submits. */
  progress: 'loading' | 'loaded' | 'failed';
}

/**
 * The search of a language, loaded while the input has the focus: titles at once, headings once
 * something is typed.
 */
function useLoadedSearch(language: Language, text: string, isFocused: boolean): SearchLoading {
  const [search, setSearch] = useState<LoadedSearch | null>(null);
  const [progress, setProgress] = useState<SearchLoading['progress']>('loading');
  const isAsked = text.trim() !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a failure, the next letter loads the rest; what has loaded is kept
  useEffect(() => {
    let isHere = isFocused;

    const load = async () => {
      const loaded = await loadSearch(language);
      if (isHere) setSearch(loaded);
      if (isHere && isAsked) {
        await loaded.loadHeadings();
        setProgress('loaded');
      }
    };

    if (isFocused) load().catch(() => setProgress('failed'));

    return () => {
      isHere = false;
    };
  }, [language, isFocused, isAsked, text]);

  return { search, progress };
}

interface InputListeners {
  /** Whether the key is for the list; the input does not get it then. */
  onKey(key: string): boolean;
  onFocus(): void;
  onBlur(): void;
}

/** Listens to the form's input. */
function useInputListeners(
  form: RefObject<HTMLFormElement>,
  { onKey, onFocus, onBlur }: InputListeners,
): void {
  // No dependencies: the listeners close over what is currently shown.
  useEffect(() => {
    const input = form.current?.elements.namedItem('query');
    if (!(input instanceof HTMLInputElement)) return;

    const onKeyDown = (event: KeyboardEvent) => {
      // Keys of an input method are not for the list.
      if (isComposing(event) || !onKey(event.key)) return;

      event.preventDefault();
      event.stopPropagation();
    };

    // Safari 14 and Firefox 85 do not know the option `signal`, and these are added at each render.
    const listeners = { keydown: onKeyDown, focus: onFocus, blur: onBlur };
    for (const [name, listener] of Object.entries(listeners))
      input.addEventListener(name, listener as EventListener);

    return () => {
      for (const [name, listener] of Object.entries(listeners))
        input.removeEventListener(name, listener as EventListener);
    };
  });
}

interface Suggestion {
  href: string;
  title: Segment[];
  /** The last suggestion is the search itself. */
  kindName?: string;
}

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onPick(address: string): void;
}

const SuggestionOption = ({ id, suggestion, isActive, onPick }: SuggestionOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: in a combobox the keyboard acts through the input
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className={styles.option}
    // The press must not blur the input, or the list would be gone before the click.
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => onPick(suggestion.href)}
  >
    <Icon of={suggestion.href} />
    <span>
      <Marked segments={suggestion.title} />
    </span>{' '}
    {suggestion.kindName && <small className={styles.kind}>{suggestion.kindName}</small>}
  </div>
);

/**
 * The entry that the arrow keys have chosen, of the entries for a text.
 * @returns the entry's index, -1 for the input itself; and a function that moves by a number of
 * entries
 */
function useActiveIndex(
  text: string,
  count: number,
): [index: number, move: (step: number) => void] {
  const [choice, setChoice] = useState({ text, index: -1 });
  // A text that is typed again starts anew.
  useEffect(() => setChoice({ text, index: -1 }), [text]);
  const index = choice.text === text ? Math.min(choice.index, count - 1) : -1;

  const move = (step: number) => {
    // One more than the entries: the input itself.
    const places = count + 1;
    setChoice({ text, index: ((index + 1 + step + places) % places) - 1 });
  };

  return [index, move];
}

/**
 * The suggestions for a text and, after them, its search; which of them is active, and what the keys
 * of the input do with them.
 */
function useSuggestions({ language, page, text, form, onPick }: Omit<Props, 'listId' | 'onState'>) {
  const { t } = useTranslation('header');
  /** The text whose suggestions were hidden. */
  const [dismissedText, setDismissedText] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(true);
  const { search, progress } = useLoadedSearch(language, text, isFocused);

  const isWanted = text.trim() !== '' && isFocused && dismissedText !== text;
  const found: Suggestion[] = search ? suggestionsFor(text, search) : [];
  const all = {
    href: searchAddress(text, page),
    title: [{ text: t('allResults', { query: text.trim() }), marked: false }],
  };
  // Not before all of them are known: none moves while it's read.
  const suggestions: Suggestion[] = isWanted && progress !== 'loading' ? [...found, all] : [];
  const [index, move] = useActiveIndex(text, suggestions.length);

  const onKey = (key: string): boolean => {
    if (suggestions.length === 0) return false;

    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) {
      move(step);
      return true;
    }

    if (key === 'Escape') {
      setDismissedText(text);
      return true;
    }

    const active = suggestions[index];
    if (key !== 'Enter' || !active) return false;

    onPick(active.href);
    return true;
  };

  useInputListeners(form, {
    onKey,
    onFocus: () => {
      setFocused(true);
      setDismissedText(null);
    },
    onBlur: () => setFocused(false),
  });

  return { suggestions, index, isWanted, progress };
}

/**
 * Pages suggested while a visitor types: the list of a combobox. The focus stays in the input;
 * arrow keys move through the list, Enter follows the active entry, and Escape hides only the list.
 */
export function Suggestions({ listId, onState, ...input }: Props) {
  const { t } = useTranslation('header');
  const { suggestions, index, isWanted, progress } = useSuggestions(input);

  const optionId = (position: number) => `${listId}-${position}`;
  const isOpen = suggestions.length > 0;
  const hasFound = suggestions.length > 1;
  const activeId = index >= 0 ? optionId(index) : null;
  const notes = { loading: t('suggestionsLoading'), loaded: t('suggestionsNone'), failed: '' };
  /** Said while nothing is suggested but the search itself. */
  const note = isWanted && !hasFound ? notes[progress] : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: reports changes of the state, not of the callback
  useEffect(() => {
    onState({ isOpen, active: activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, activeId]);

  return (
    <>
      <p role="status" className={note ? styles.note : 'visually-hidden'}>
        {hasFound ? t('suggestionCount', { count: suggestions.length }) : note}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label={t('suggestions')}
        className={styles.list}
        data-found={hasFound || (isWanted && progress === 'loading') || undefined}
        hidden={!isOpen}
      >
        {suggestions.map((suggestion, position) => (
          <SuggestionOption
            key={suggestion.href + keyOf(suggestion.title)}
            id={optionId(position)}
            suggestion={suggestion}
            isActive={position === index}
            onPick={input.onPick}
          />
        ))}
      </div>
    </>
  );
}

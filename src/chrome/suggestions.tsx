import { type RefObject, useEffect, useReducer, useState } from 'react';
import type { Language } from '../config/languages';
import { loadSuggestions, type Suggester, type Suggestion } from '../features/search/suggest';
import { fill } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import * as styles from './search-field.module.css';

/** What the input says of its list. */
export interface SuggestionsState {
  isOpen: boolean;
  /** Id of the suggestion that the arrow keys have come to. */
  active: string | null;
}

interface Props {
  language: Language;
  texts: UiTexts['header'];
  /** What has been typed. */
  text: string;
  /** The form whose input they belong to. */
  form: RefObject<HTMLFormElement>;
  listId: string;
  onState(state: SuggestionsState): void;
  /** A suggestion was chosen. */
  onPick(address: string): void;
}

/** How many are offered. */
const limit = 8;

/** What is found. A search that fails suggests nothing: whoever submits is told by the search page. */
function search(suggester: Suggester, text: string): Suggestion[] {
  try {
    return suggester.find(text).slice(0, limit);
  } catch {
    return [];
  }
}

/**
 * Pages that are suggested while a visitor types: the list of a combobox. The focus stays in the input; arrow keys go through the list, Enter follows
 * the entry that they have come to, Escape hides the list and nothing else.
 */
export function Suggestions({ language, texts, text, form, listId, onState, onPick }: Props) {
  const [suggester, setSuggester] = useState<Suggester | null>(null);
  /** How often the index was asked for: again when the input is entered again without it. */
  const [attempt, setAttempt] = useState(0);
  const [, showBetter] = useReducer((count: number) => count + 1, 0);
  /** The text whose suggestions the visitor has sent away. */
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(true);
  const [chosen, setChosen] = useState({ text, index: -1 });

  const isAsked = text.trim() !== '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a reason to load again, and nothing else
  useEffect(() => {
    let isHere = true;
    loadSuggestions(language).then(
      (loaded) => isHere && setSuggester(loaded),
      // Without its index nothing is suggested; whoever submits is told by the search page.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [language, attempt]);

  useEffect(() => {
    if (!suggester || !isAsked) return;
    let isHere = true;
    suggester.improve(text).then(
      () => isHere && showBetter(),
      // What is there goes on being suggested; the next letter tries again.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [suggester, isAsked, text]);

  const found = suggester && isFocused && dismissed !== text && isAsked ? search(suggester, text) : [];
  const index = chosen.text === text ? Math.min(chosen.index, found.length - 1) : -1;
  const optionId = (position: number) => `${listId}-${position}`;
  const isOpen = found.length > 0;
  const active = index >= 0 ? optionId(index) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes, not when whoever is told does
  useEffect(() => {
    onState({ isOpen, active });
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  // Renewed with every render, so that the listeners know what it shows.
  useEffect(() => {
    const input = form.current?.elements.namedItem('query');
    if (!(input instanceof HTMLInputElement)) return;
    const onKey = (event: KeyboardEvent) => {
      // Keys that choose among the characters of an input method are not for the list.
      if (event.isComposing || !isOpen) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        // One place more than there are entries: the input itself.
        const places = found.length + 1;
        setChosen({ text, index: ((index + 1 + step + places) % places) - 1 });
      } else if (event.key === 'Escape') setDismissed(text);
      else if (event.key === 'Enter' && found[index]) onPick(found[index].href);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onFocus = () => {
      setFocused(true);
      setDismissed(null);
      if (!suggester) setAttempt(attempt + 1);
    };
    const onBlur = () => setFocused(false);
    const listeners = { keydown: onKey, focus: onFocus, blur: onBlur };
    for (const [name, listener] of Object.entries(listeners)) input.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        input.removeEventListener(name, listener as EventListener);
    };
  });

  return (
    <>
      <div id={listId} role="listbox" aria-label={texts.suggestions} className={styles.list} hidden={!isOpen}>
        {found.map(({ title, kind, href }, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses through the input, as a combobox does
          <div
            key={href}
            id={optionId(position)}
            role="option"
            tabIndex={-1}
            aria-selected={position === index}
            className={styles.option}
            // The press must not take the focus out of the input, or the list would go before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(href)}
          >
            <span>{title}</span> <small className={styles.kind}>{kind}</small>
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {isOpen && fill(texts.suggestionCount, { count: found.length })}
      </span>
    </>
  );
}

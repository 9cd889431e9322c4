import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { Icon } from '../components/icon';
import type { Language } from '../config/languages';
import { type LoadedSearch, loadSearch } from '../features/search/load';
import { fill } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import { isComposing } from '../lib/is-composing';
import * as styles from './suggestions.module.css';

/** What the input exposes about its list. */
export interface SuggestionsState {
  isOpen: boolean;
  active: string | null;
}

interface Props {
  language: Language;
  texts: UiTexts['header'];
  text: string;
  input: RefObject<HTMLInputElement>;
  listId: string;
  onState(state: SuggestionsState): void;
  onPick(address: string): void;
}

const limit = 8;

/** The best matches. */
const suggestionsFor = (text: string, { search }: LoadedSearch) =>
  search(text)
    .results.slice(0, limit)
    .map(({ title, show }) => ({ ...show(), title }));

/**
 * Pages suggested while a visitor types: the list of a combobox. The focus stays in the input; arrow keys
 * move through the list, Enter follows the active entry, and Escape hides only the list.
 */
export default function Suggestions({ language, texts, text, input, listId, onState, onPick }: Props): ReactNode {
  const [matches, setMatches] = useState<ReturnType<typeof suggestionsFor>>([]);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [isFocused, setFocused] = useState(true);
  const [chosen, setChosen] = useState({ text, index: -1 });
  const isAsked = text.trim() !== '';

  // After a failure, the next letter loads the rest; what has loaded is kept.
  useEffect(() => {
    let isHere = isFocused;
    const suggest = async () => {
      const search = await loadSearch(language);
      if (isHere && isAsked) setMatches(suggestionsFor(text, search));
      if (isHere && isAsked) await search.loadHeadings();
      if (isHere && isAsked) setMatches(suggestionsFor(text, search));
    };
    // A search that fails suggests nothing; the search page reports the failure to whoever submits.
    if (isFocused) suggest().catch(() => isHere && setMatches([]));
    return () => {
      isHere = false;
    };
  }, [language, isFocused, isAsked, text]);

  const found = isFocused && isAsked && dismissed !== text ? matches : [];
  const index = chosen.text === text ? Math.min(chosen.index, found.length - 1) : -1;
  const optionId = (position: number) => `${listId}-${position}`;
  const isOpen = found.length > 0;
  const active = index >= 0 ? optionId(index) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: reports changes of the state, not of the callback
  useEffect(() => {
    onState({ isOpen, active });
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  // No dependencies: the handlers close over what is currently shown.
  useEffect(() => {
    if (!input.current) return;
    input.current.onkeydown = (event) => {
      // Keys of an input method are not for the list.
      if (isComposing(event) || !isOpen) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        // One more than the entries: the input itself.
        const places = found.length + 1;
        setChosen({ text, index: ((index + 1 + step + places) % places) - 1 });
      } else if (event.key === 'Escape') setDismissed(text);
      else if (event.key === 'Enter' && found[index]) onPick(found[index].href);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    input.current.onfocus = () => {
      setFocused(true);
      setDismissed(null);
    };
    input.current.onblur = () => setFocused(false);
  });

  return (
    <>
      <div id={listId} role="listbox" aria-label={texts.suggestions} className={styles.list} hidden={!isOpen}>
        {found.map(({ title, kindName, href }, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: in a combobox the keyboard acts through the input
          <div
            key={href}
            id={optionId(position)}
            role="option"
            tabIndex={-1}
            aria-selected={position === index}
            className={styles.option}
            // The press must not blur the input, or the list would be gone before the click.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(href)}
          >
            <Icon of={href} />
            <span>{title}</span> <small className={styles.kind}>{kindName}</small>
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {isOpen && fill(texts.suggestionCount, { count: found.length })}
      </span>
    </>
  );
}

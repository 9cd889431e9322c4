import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { HotSearches } from '../components/hot-searches';
import { Glyph } from '../components/icon';
import { CloseButton, IconButton } from '../components/icon-button';
import type { Language } from '../config/languages';
import type { UiTexts } from '../i18n/ui-texts';
import { isComposing } from '../lib/is-composing';
import { openPage } from '../lib/open-page';
import { inLanguage, searchAddress } from '../routes/href';
import { usePopover } from './popups';
import * as styles from './search-box.module.css';
import { Suggestions, useSuggestions } from './suggestions';

interface Props {
  language: Language;
  texts: UiTexts['header'];
  hotSearches: readonly string[];
}

const listId = 'search-suggestions';

/**
 * The search box (specification sections 2, 4 and 5): a popover with the input, which gets the focus, and the hot searches. Whatever is typed
 * goes to /search, also without script. It closes on submit, which clears it, by its cross and Escape, and on blur when empty. Pages are suggested
 * while typing: arrow keys move through them, Enter follows the active one, and Escape hides only them.
 */
export function SearchBox({ language, texts, hotSearches }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isFocused, setFocused] = useState(false);
  /** The text whose suggestions are hidden, and the one whose suggestion at a place is active. */
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [chosen, setChosen] = useState({ text: '', place: -1 });
  const found = useSuggestions(language, text, isFocused);
  const suggestions = dismissed === text ? [] : found;
  const active = chosen.text === text ? Math.min(chosen.place, suggestions.length - 1) : -1;
  usePopover(box);
  // What was typed before this script ran.
  useEffect(() => setText(input.current?.value ?? ''), []);

  const close = () => {
    input.current?.form?.reset();
    box.current?.hidePopover();
  };
  const go = (address: string) => {
    close();
    openPage(address);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    go(searchAddress(text, language));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // If the window lost the focus, the input still has it.
    const isInside = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
    if (!isInside && text === '') close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method are neither for the box nor for its list.
    if (isComposing(event.nativeEvent)) return;
    const suggestion = suggestions[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && suggestions.length > 0) {
      // One more than the suggestions: the input itself.
      const places = suggestions.length + 1;
      setChosen({ text, place: ((active + 1 + step + places) % places) - 1 });
    } else if (event.key === 'Escape' && suggestions.length > 0) setDismissed(text);
    else if (event.key === 'Escape') return close();
    else if (event.key === 'Enter' && suggestion) go(suggestion.href);
    else return;
    event.preventDefault();
  };

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
        {/* biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know the search element, and the landmark would be lost */}
        <form
          role="search"
          action={inLanguage('/search', language)}
          method="get"
          className={styles.form}
          aria-label={texts.search}
          onSubmit={onSubmit}
          onReset={() => setText('')}
        >
          <input
            ref={input}
            type="search"
            name="query"
            className={styles.input}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
            onFocus={() => {
              setFocused(true);
              setDismissed(null);
            }}
            onBlur={() => setFocused(false)}
            placeholder={texts.searchPlaceholder}
            aria-label={texts.searchPlaceholder}
            autoFocus
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={suggestions.length > 0}
            aria-controls={listId}
            aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
          />
          <IconButton type="submit" label={texts.search} className={styles.submit}>
            <Magnifier />
          </IconButton>
          <Suggestions id={listId} texts={texts} suggestions={suggestions} active={active} onPick={go} />
        </form>
        <CloseButton label={texts.closeSearch} popovertarget="search" popovertargetaction="hide" onClick={close} />
      </div>
      <HotSearches language={language} title={texts.hotSearches} names={hotSearches} />
    </div>
  );
}

/** The search icon. */
export const Magnifier = () => <Glyph path="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5" />;

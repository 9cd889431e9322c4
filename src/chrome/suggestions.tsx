import { useEffect, useState } from 'react';
import { Icon } from '../components/icon';
import type { Language } from '../config/languages';
import { fill } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import * as styles from './suggestions.module.css';

interface Suggestion {
  title: string;
  kindName: string;
  href: string;
}

const limit = 8;

/**
 * The pages that match best what a visitor types. The search and its index are loaded when they are asked for.
 * @param isAsked whether the visitor is in the search box
 */
export function useSuggestions(language: Language, text: string, isAsked: boolean): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([]);
  // After a failure, the next letter loads the rest; what has loaded is kept.
  useEffect(() => {
    let isHere = isAsked;
    const suggest = async () => {
      const { loadSearch } = await import('../features/search/load');
      const { loadHeadings, search } = await loadSearch(language);
      const show = () => {
        const best = search(text).results.slice(0, limit);
        if (isHere) setFound(best.map((result) => ({ ...result.show(), title: result.title })));
      };
      show();
      if (isHere && text !== '') await loadHeadings();
      show();
    };
    // A search that fails suggests nothing; the search page reports the failure to whoever submits.
    if (isAsked) suggest().catch(() => isHere && setFound([]));
    return () => {
      isHere = false;
    };
  }, [language, text, isAsked]);
  return isAsked && text.trim() !== '' ? found : [];
}

interface Props {
  id: string;
  texts: UiTexts['header'];
  suggestions: readonly Suggestion[];
  /** Place of the active one; -1 for none. */
  active: number;
  onPick(address: string): void;
}

const scrollHere = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The list of the search box, which is a combobox: the focus stays in the input. */
export const Suggestions = ({ id, texts, suggestions, active, onPick }: Props) => (
  <>
    {suggestions.length > 0 && (
      <div id={id} role="listbox" aria-label={texts.suggestions} className={styles.list}>
        {suggestions.map(({ title, kindName, href }, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: in a combobox the keyboard acts through the input
          <div
            key={href}
            id={`${id}-${position}`}
            ref={position === active ? scrollHere : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
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
    )}
    <span role="status" className="visually-hidden">
      {suggestions.length > 0 && fill(texts.suggestionCount, { count: suggestions.length })}
    </span>
  </>
);

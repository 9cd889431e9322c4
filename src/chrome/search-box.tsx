import { navigate } from 'gatsby';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CloseButton, IconButton } from '../components/icon-button';
import type { Language } from '../config/languages';
import type { UiTexts } from '../i18n/ui-texts';
import * as shared from '../styles/shared.module.css';
import * as styles from './search-box.module.css';
import { Magnifier, SearchField } from './search-field';

/**
 * The search box of the desktop layout (specification sections 2 and 4): a button, which opens the input and
 * focuses it. It closes on blur when empty, by its cross or Escape, and on submit, which clears it. Without
 * script the input is always visible.
 */
export function SearchBox({ language, texts }: { language: Language; texts: UiTexts['header'] }) {
  const [isActive, setActive] = useState(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isActive) input.current?.focus();
  }, [isActive]);

  /** The button is visible again only after the box has closed, hence the next frame. */
  const close = () => {
    setText('');
    setActive(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // If the window lost the focus, the input still has it.
    if (text === '' && !currentTarget.contains(relatedTarget) && !currentTarget.contains(document.activeElement))
      setActive(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const go = (address: string) => {
    close();
    void navigate(address);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events that bubble from the form
    <div className={styles.box} data-active={isActive || undefined} onBlur={onBlur} onKeyDown={onKeyDown}>
      <IconButton
        ref={opener}
        label={texts.openSearch}
        className={`${styles.opener} ${shared.scriptOnly}`}
        aria-expanded={isActive}
        onClick={() => setActive(true)}
      >
        <Magnifier />
      </IconButton>
      <div className={styles.field}>
        <SearchField
          id="header-search"
          ref={input}
          language={language}
          texts={texts}
          text={text}
          onText={setText}
          onGo={go}
        />
        <span className={shared.scriptOnly}>
          <CloseButton label={texts.closeSearch} onClick={close} />
        </span>
      </div>
    </div>
  );
}

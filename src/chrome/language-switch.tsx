import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { type Language, languages, languageTags } from '../config/languages';
import { inLanguage } from '../routes/href';
import * as styles from './language-switch.module.css';

/** Languages by their own names. */
const names: Record<Language, string> = { zh: '中文', en: 'English' };

const close = (dropdown: HTMLDetailsElement | null): void => dropdown?.removeAttribute('open');

/**
 * The same page in the other languages, in a dropdown (specification section 4) that the browser itself opens, with or without script. Query and hash are
 * added when a link is followed (client-navigation.ts). Styles of the header read from `data-page` which page it is.
 * @param path the page's path without language
 * @param label what it is for, to those who do not see the globe
 */
export function LanguageSwitch({ language, path, label }: { language: Language; path: string; label: string }) {
  const dropdown = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !dropdown.current?.contains(target)) close(dropdown.current);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !dropdown.current?.open) return;
    close(dropdown.current);
    dropdown.current.querySelector('summary')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close(dropdown.current);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close(dropdown.current);
  };

  return (
    <details
      ref={dropdown}
      className={styles.dropdown}
      data-page={path}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onClick={onClick}
    >
      <summary className={styles.current}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d="M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        <span className={styles.name}>{names[language]}</span>
        <span className="visually-hidden"> ({label})</span>
      </summary>
      <ul className={styles.list}>
        {languages.map((other) => (
          <li key={other}>
            <a
              href={inLanguage(path, other)}
              lang={languageTags[other]}
              hrefLang={languageTags[other]}
              data-language={other}
              className={styles.link}
              {...(other === language ? { 'aria-current': 'true' as const } : {})}
            >
              {names[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

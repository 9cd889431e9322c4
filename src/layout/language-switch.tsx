import { Glyph } from '../components/icon';
import { inLanguage } from '../site/href';
import { conventions, type Language, languages, languageTags } from '../site/languages';
import type { MenuGroup } from '../site/menu-groups';
import * as styles from './language-switch.module.css';

interface Props {
  language: Language;
  /** The page's path without language. */
  path: string;
  /** The menu group that the page belongs to. */
  group: MenuGroup | null;
  /** Says what the globe is for. */
  label: string;
}

/**
 * Links to the same page in the other languages, in a native dropdown (specification section 4)
 * that opens without script. Query and hash are added when a link is followed
 * (before-paint/links.ts). The header reads from `data-page` and `data-group` which page is open.
 */
export function LanguageSwitch({ language, path, group, label }: Props) {
  return (
    <details className={styles.dropdown} data-popup="" data-page={path} data-group={group}>
      <summary className={styles.current}>
        <Glyph path="M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c5 5 5 12 0 17c-5-5-5-12 0-17" />
        <span className={styles.name}>{conventions[language].name}</span>
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
              {conventions[other].name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

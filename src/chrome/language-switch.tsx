import { type Language, languages, languageTags } from '../config/languages';
import { inLanguage } from '../routes/href';
import * as styles from './language-switch.module.css';

/** Languages by their own names. */
const names: Record<Language, string> = { zh: '中文', en: 'English' };

/**
 * The same page in the other languages. Query and hash are added when the link is followed (client-navigation.ts).
 * @param path the page's path without language
 */
export function LanguageSwitch({ language, path }: { language: Language; path: string }) {
  return (
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
  );
}

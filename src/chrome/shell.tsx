import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import type { Language } from '../config/languages';
import { inLanguage } from '../routes/href';
import { LanguageSwitch } from './language-switch';
import * as styles from './shell.module.css';

interface Props {
  context: { language: Language; i18n: { originalPath: string } };
  texts: { skipToContent: string; home: string };
  /** Outside the shell of header and footer: `/PrivacyPolicy`, `/partner/login`, `/notFond`. */
  bare?: boolean;
  children: ReactNode;
}

/** What surrounds every page: skip link, header, main, footer. */
export function Shell({ context: { language, i18n }, texts, bare = false, children }: Props) {
  // What differs by page goes into the slice as its children; anything else would make one header a page.
  const languageSwitch = <LanguageSwitch language={language} path={i18n.originalPath} />;
  return (
    <>
      <a className={styles.skip} href="#content" data-plain="">
        {texts.skipToContent}
      </a>
      {bare ? (
        <header className={styles.bare}>
          <a href={inLanguage('/', language)}>{texts.home}</a>
          {languageSwitch}
        </header>
      ) : (
        <Slice alias="header">{languageSwitch}</Slice>
      )}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!bare && <Slice alias="footer" />}
    </>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../config/languages';
import { useLoadedComponent } from '../hooks/use-loaded-component';
import type { UiTexts } from '../i18n/ui-texts';
import { inLanguage } from '../routes/href';
import { session } from '../stores/session-storage';
import * as styles from './header.module.css';
import type { HeaderGroupView } from './header-view';
import { Logo } from './logo';
import { MegaMenu } from './mega-menu';
import { useCurrentEntries, useSolidWhenScrolled } from './page-marks';
import { PhoneTools } from './phone-tools';
import { SearchBox } from './search-box';
import { ThemeSwitch } from './theme-switch';

export type { HeaderGroupView } from './header-view';

interface Props {
  language: Language;
  texts: UiTexts['header'];
  groups: readonly HeaderGroupView[];
  hotSearches: readonly string[];
  /** The language switch of the page. */
  children: ReactNode;
}

/**
 * The header of both layouts: logo, menu, search, language, consultation. On home it is transparent over the
 * page's head and turns solid once scrolled; the stylesheet recognises home by the language switch's
 * `data-page`.
 */
export function Header({ language, texts, groups, hotSearches, children }: Props) {
  const header = useRef<HTMLElement>(null);
  const partner = usePartner(texts.signedIn);
  useCurrentEntries(header);
  useSolidWhenScrolled(header);
  return (
    <header className={styles.header} ref={header}>
      <div className={styles.bar}>
        <a href={inLanguage('/', language)} className={styles.logo} aria-label={texts.logo}>
          <Logo language={language} />
        </a>
        <MegaMenu texts={texts} groups={groups} />
        <div className={styles.tools}>
          <span className={styles.desktop}>{partner}</span>
          <SearchBox language={language} texts={texts} />
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links */}
          <div role="group" aria-label={texts.language}>
            {children}
          </div>
          <span className={styles.desktop}>
            <ThemeSwitch label={texts.theme} />
          </span>
          <a href={inLanguage('/consult', language)} className={styles.consult}>
            {texts.consult}
          </a>
          <PhoneTools language={language} texts={texts} groups={groups} hotSearches={hotSearches} partner={partner} />
        </div>
      </div>
    </header>
  );
}

const loadSignedIn = async () => (await import('./signed-in')).SignedIn;

/** The name of a signed-in partner; its code is loaded only for them. */
function usePartner(label: string): ReactNode {
  const { Component: SignedIn, ask } = useLoadedComponent(loadSignedIn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sign-in happens on a page without this header
  useEffect(() => {
    if (session.read('isLogin') === 'true') void ask();
  }, []);
  return SignedIn && <SignedIn label={label} />;
}

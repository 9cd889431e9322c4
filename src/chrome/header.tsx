import { type ReactNode, useEffect } from 'react';
import { Glyph } from '../components/icon';
import { IconButton } from '../components/icon-button';
import type { Language } from '../config/languages';
import { useLoadedComponent } from '../hooks/use-loaded-component';
import type { UiTexts } from '../i18n/ui-texts';
import { inLanguage } from '../routes/href';
import { session } from '../stores/storage';
import * as shared from '../styles/shared.module.css';
import * as styles from './header.module.css';
import { Logo, type LogoPicture } from './logo';
import { type HeaderGroupView, Menu } from './menu';
import { Magnifier, SearchBox } from './search-box';
import { ThemeSwitch } from './theme-switch';

interface Props {
  language: Language;
  texts: UiTexts['header'];
  groups: readonly HeaderGroupView[];
  hotSearches: readonly string[];
  logo?: LogoPicture | null;
  /** The language switch of the page. */
  children: ReactNode;
}

/**
 * The header of both layouts: logo, menu, search, language, consultation. On home it is transparent over the page's head and turns solid once
 * scrolled; the stylesheet recognises home by the language switch's `data-page`.
 */
export function Header({ language, texts, groups, hotSearches, logo = null, children }: Props) {
  const partner = usePartner(texts.signedIn);
  // The desktop layout has it in the header, as it has the theme switch; the phone layout in the menu.
  const consult = (
    <a href={inLanguage('/consult', language)} className={styles.consult}>
      {texts.consult}
    </a>
  );
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={inLanguage('/', language)} className={styles.logo}>
          <Logo language={language} picture={logo} />
        </a>
        <Menu
          texts={texts}
          groups={groups}
          head={partner}
          foot={
            <>
              {consult}
              <ThemeSwitch texts={texts} isNamed />
            </>
          }
        />
        <div className={styles.tools}>
          <span className={styles.desktop}>{partner}</span>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links */}
          <div role="group" aria-label={texts.language}>
            {children}
          </div>
          <IconButton label={texts.openSearch} popovertarget="search">
            <Magnifier />
          </IconButton>
          <span className={styles.desktop}>
            <ThemeSwitch texts={texts} />
            {consult}
          </span>
          <IconButton label={texts.openMenu} popovertarget="menu" className={shared.belowDesktop}>
            <Glyph path="M4 7h16M4 12h16M4 17h16" size={22} />
          </IconButton>
        </div>
      </div>
      <SearchBox language={language} texts={texts} hotSearches={hotSearches} />
    </header>
  );
}

const loadSignedIn = async () => (await import('./signed-in')).SignedIn;

/** The name of a signed-in partner; its code is loaded only for them. */
function usePartner(label: string): ReactNode {
  const { Component: SignedIn, ask } = useLoadedComponent(loadSignedIn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sign-in happens on a page without this header
  useEffect(() => {
    if (session.read('isLogin') === 'true') ask();
  }, []);
  return SignedIn && <SignedIn label={label} />;
}

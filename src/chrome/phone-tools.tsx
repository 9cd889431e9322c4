import { type ReactNode, useState } from 'react';
import { IconButton } from '../components/icon-button';
import type { Language } from '../config/languages';
import { useLoadedComponent } from '../hooks/use-loaded-component';
import type { UiTexts } from '../i18n/ui-texts';
import { inLanguage } from '../routes/href';
import type { HeaderGroupView } from './header-view';
import * as styles from './phone-tools.module.css';
import { Magnifier } from './search-field';

interface Props {
  language: Language;
  texts: UiTexts['header'];
  groups: readonly HeaderGroupView[];
  hotSearches: readonly string[];
  /** The name of a signed-in partner. */
  partner: ReactNode;
}

const loadMenu = async () => (await import('./phone-menu')).PhoneMenu;
const loadSearch = async () => (await import('./phone-search')).PhoneSearch;

/** The buttons of the phone header, whose panels are loaded when they are asked for; without script, links to the search page and to the whole menu. */
export function PhoneTools({ language, texts, groups, hotSearches, partner }: Props) {
  const [open, setOpen] = useState<'menu' | 'search' | null>(null);
  const { Component: PhoneMenu, ask: askForMenu } = useLoadedComponent(loadMenu);
  const { Component: PhoneSearch, ask: askForSearch } = useLoadedComponent(loadSearch);
  const searchPage = inLanguage('/search', language);
  const close = () => setOpen(null);

  // A panel that cannot be loaded has something in its place that needs no script.
  const openMenu = async () => {
    if (await askForMenu()) setOpen('menu');
    else window.location.hash = 'menu';
  };
  const openSearch = async () => {
    if (await askForSearch()) setOpen('search');
    else window.location.assign(searchPage);
  };

  return (
    <div className={styles.tools}>
      <a href={searchPage} className={styles.withoutScript} aria-label={texts.search}>
        <Magnifier />
      </a>
      <IconButton
        label={texts.openSearch}
        className={styles.search ?? ''}
        aria-haspopup="dialog"
        aria-expanded={open === 'search'}
        onPointerDown={askForSearch}
        onClick={openSearch}
      >
        <Magnifier />
      </IconButton>
      <a href="#menu" className={styles.withoutScript} aria-label={texts.menu} data-plain="">
        <Bars />
      </a>
      <IconButton
        label={texts.openMenu}
        className={styles.menu ?? ''}
        aria-haspopup="dialog"
        aria-expanded={open === 'menu'}
        onPointerDown={askForMenu}
        onClick={openMenu}
      >
        <Bars />
      </IconButton>
      {PhoneMenu && (
        <PhoneMenu
          open={open === 'menu'}
          onClose={close}
          language={language}
          texts={texts}
          groups={groups}
          partner={partner}
        />
      )}
      {PhoneSearch && (
        <PhoneSearch
          open={open === 'search'}
          onClose={close}
          language={language}
          texts={texts}
          hotSearches={hotSearches}
        />
      )}
    </div>
  );
}

const Bars = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d="M4 7h16M4 12h16M4 17h16" fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
);

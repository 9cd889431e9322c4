import { Fragment, type ReactNode, useState } from 'react';
import { IconButton } from '../components/icon-button';
import type { Language } from '../config/languages';
import { useLoadedComponent } from '../hooks/use-loaded-component';
import type { UiTexts } from '../i18n/ui-texts';
import { inLanguage } from '../routes/href';
import * as shared from '../styles/shared.module.css';
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

/**
 * The buttons of the phone header. Their panels are loaded on demand; without script they are links to the
 * search page and to the whole menu.
 */
export function PhoneTools({ language, texts, groups, hotSearches, partner }: Props) {
  const [open, setOpen] = useState<'menu' | 'search' | null>(null);
  const { Component: PhoneMenu, ask: askForMenu } = useLoadedComponent(loadMenu);
  const { Component: PhoneSearch, ask: askForSearch } = useLoadedComponent(loadSearch);
  const searchPage = inLanguage('/search', language);
  const close = () => setOpen(null);
  // Where a panel cannot be loaded, its button does what its link does without script.
  const tools = [
    {
      panel: 'search',
      label: texts.openSearch,
      ask: askForSearch,
      link: texts.search,
      href: searchPage,
      Icon: Magnifier,
    },
    { panel: 'menu', label: texts.openMenu, ask: askForMenu, link: texts.menu, href: '#menu', Icon: Bars },
  ] as const;

  return (
    <div className={styles.tools}>
      {tools.map(({ panel, label, ask, link, href, Icon }) => (
        <Fragment key={panel}>
          <a
            href={href}
            className={styles.withoutScript}
            aria-label={link}
            {...(panel === 'menu' ? { 'data-plain': '' } : {})}
          >
            <Icon />
          </a>
          <IconButton
            label={label}
            className={shared.scriptOnly}
            aria-haspopup="dialog"
            aria-expanded={open === panel}
            onPointerDown={ask}
            onClick={async () => {
              if (await ask()) setOpen(panel);
              else window.location.assign(href);
            }}
          >
            <Icon />
          </IconButton>
        </Fragment>
      ))}
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

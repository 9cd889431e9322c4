import { navigate } from 'gatsby';
import { useState } from 'react';
import { CloseButton } from '../components/icon-button';
import type { Language } from '../config/languages';
import type { UiTexts } from '../i18n/ui-texts';
import { searchAddress } from '../routes/href';
import { Drawer } from './drawer';
import * as drawer from './drawer.module.css';
import * as styles from './phone-search.module.css';
import { SearchField } from './search-field';

interface Props {
  open: boolean;
  onClose(): void;
  language: Language;
  texts: UiTexts['header'];
  hotSearches: readonly string[];
}

/**
 * The search panel of phones (specification section 2): the input, which takes the focus, and the hot
 * searches.
 */
export function PhoneSearch({ open, onClose, language, texts, hotSearches }: Props) {
  const [text, setText] = useState('');
  return (
    <Drawer open={open} onClose={onClose} label={texts.search} side="top">
      {(leave) => (
        <>
          <div className={drawer.head}>
            <SearchField
              id="phone-search"
              language={language}
              texts={texts}
              text={text}
              onText={setText}
              onGo={(address) => {
                setText('');
                leave(() => void navigate(address));
              }}
            />
            <CloseButton label={texts.closeSearch} onClick={onClose} />
          </div>
          {hotSearches.length > 0 && (
            <>
              <h2 className={styles.title} id="hot-searches">
                {texts.hotSearches}
              </h2>
              <ul className={styles.list} aria-labelledby="hot-searches">
                {hotSearches.map((name) => (
                  <li key={name}>
                    <a href={searchAddress(name, language)} className={styles.link}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Drawer>
  );
}

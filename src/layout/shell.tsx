import { Slice } from 'gatsby';
import { useI18next, useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { ToastRegion } from '../components/toast';
import { defaultLanguage, parseLanguage } from '../site/languages';
import type { MenuGroup } from '../site/menu-groups';
import { useNotices } from '../stores/notices';
import { LanguageSwitch } from './language-switch';
import * as styles from './shell.module.css';

interface Props {
  /** Outside the shell of header and footer: `/PrivacyPolicy`, `/partner/login`, `/notFond`. */
  bare?: boolean;
  /** The menu group that the page belongs to. */
  group?: MenuGroup | null;
  children: ReactNode;
}

/** The frame of every page: skip link, banner, poster, header, main, footer, contact, messages. */
export function Shell({ bare = false, group = null, children }: Props) {
  const { t } = useTranslation('common');
  const i18n = useI18next();
  const language = parseLanguage(i18n.language) ?? defaultLanguage;
  // What differs by page goes into the slice as its children: props would make one header for each
  // page.
  const languageSwitch = (
    <LanguageSwitch
      language={language}
      path={i18n.originalPath}
      group={group}
      label={t('changeLanguage')}
    />
  );
  const { notices, dismiss } = useNotices();

  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <Slice alias="site-extras" part={bare ? 'bare' : 'before'} />
      <Slice alias="header" isBare={bare}>
        {languageSwitch}
      </Slice>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {!bare && (
        <>
          <Slice alias="footer" />
          <Slice alias="site-extras" part="after" />
        </>
      )}
      <ToastRegion
        label={t('messages')}
        dismissLabel={t('dismiss')}
        messages={notices}
        onDismiss={dismiss}
      />
    </>
  );
}

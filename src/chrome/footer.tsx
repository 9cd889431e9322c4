import { useRef } from 'react';
import { Anchor } from '../components/anchor';
import { Channels } from '../components/channels';
import { Fold } from '../components/fold';
import { breakpoints } from '../config/constants';
import { conventions, type Language } from '../config/languages';
import { filingRegistry } from '../config/vendor';
import { SubscribeBox } from '../features/subscription/subscribe-box';
import { useBeforePaint } from '../hooks/use-before-paint';
import type { UiTexts } from '../i18n/ui-texts';
import type { FooterColumn } from '../navigation/footer';
import { productListHeight } from '../navigation/footer-height';
import { inLanguage } from '../routes/href';
import * as shared from '../styles/shared.module.css';
import * as styles from './footer.module.css';
import { Logo, type LogoPicture } from './logo';

interface Props {
  language: Language;
  texts: UiTexts['footer'];
  subscription: UiTexts['subscription'];
  newTabLabel: string;
  columns: readonly FooterColumn[];
  channels: readonly { label: string; value: string; href: string }[];
  friendlyLinks: readonly { id: string; name: string; url: string }[];
  copyright: string;
  filingNumber: string;
  logo?: LogoPicture | null;
}

/** The footer (section 2): columns, contact, friendly links, copyright, filing number, privacy policy. */
export function Footer({
  language,
  texts,
  subscription,
  newTabLabel,
  columns,
  channels,
  friendlyLinks,
  copyright,
  filingNumber,
  logo = null,
}: Props) {
  const support = channels.find(({ href }) => href.startsWith('mailto:'));
  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Logo language={language} picture={logo} />
          {texts.blurb && <p className={styles.blurb}>{texts.blurb}</p>}
          <h2 className={styles.title}>{texts.contact}</h2>
          <Channels channels={channels} className={styles.contact} />
          {support && (
            <>
              <h2 className={styles.title}>{subscription.title}</h2>
              <SubscribeBox texts={subscription} support={support.value}>
                <a href={inLanguage('/PrivacyPolicy', language)}>{texts.privacy}</a>
              </SubscribeBox>
            </>
          )}
        </div>
        <nav aria-label={texts.navigation} className={styles.columns} data-columns={columns.length}>
          {columns.map((column) => (
            <Fold key={column.id} className={styles.column} column={column.id} label={column.title}>
              {/* On phones the summary is the heading. */}
              <h2 className={`${styles.title} ${shared.fromTablet}`} lang={column.lang ?? undefined}>
                {column.title}
              </h2>
              {column.id === 'products' ? (
                <ProductGroups language={language} column={column} newTabLabel={newTabLabel} />
              ) : (
                column.groups.map((group) => (
                  <Links key={group.links[0]?.id} links={group.links} newTabLabel={newTabLabel} />
                ))
              )}
            </Fold>
          ))}
        </nav>
      </div>
      {friendlyLinks.length > 0 && (
        <div className={styles.row}>
          <h2 className={styles.rowTitle}>{texts.friendlyLinks}</h2>
          <ul className={styles.friendly}>
            {friendlyLinks.map(({ id, name, url }) => (
              <li key={id}>
                <Anchor href={url} newTabLabel={newTabLabel}>
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.row}>
        <span>{copyright}</span> {/* Its language is Chinese on every page. */}
        <span lang="zh-CN">
          <Anchor href={filingRegistry} newTabLabel={newTabLabel}>
            {filingNumber}
          </Anchor>
        </span>{' '}
        <a href={inLanguage('/PrivacyPolicy', language)}>{texts.privacy}</a>{' '}
        <a href={inLanguage('/accessibility', language)}>{texts.accessibility}</a>
      </p>
    </footer>
  );
}

const Links = ({ links, newTabLabel }: Pick<FooterColumn['groups'][number], 'links'> & Pick<Props, 'newTabLabel'>) => (
  <ul>
    {links.map(({ id, title, ...link }) => (
      <li key={id}>
        <Anchor {...link} newTabLabel={newTabLabel}>
          {title}
        </Anchor>
      </li>
    ))}
  </ul>
);

/** The product groups, in columns no higher than section 9 of the specification allows. */
function ProductGroups({
  language,
  column,
  newTabLabel,
}: Pick<Props, 'language' | 'newTabLabel'> & { column: FooterColumn }) {
  const list = useRef<HTMLDivElement>(null);
  useBeforePaint(() => {
    const element = list.current;
    if (!element || !conventions[language].footerFitsContent) return;
    // The height is limited only in the desktop layout; 700 px is in the stylesheet.
    const isDesktop = window.matchMedia(`(min-width: ${breakpoints.desktop}px)`);
    const fitContent = () => {
      element.style.maxHeight = isDesktop.matches ? 'none' : '';
      if (isDesktop.matches) element.style.maxHeight = `${productListHeight(language, element.scrollHeight)}px`;
    };
    fitContent();
    isDesktop.addEventListener('change', fitContent);
    return () => isDesktop.removeEventListener('change', fitContent);
  }, [language]);
  return (
    <div ref={list} className={styles.products}>
      {column.groups.map((group) => (
        <section key={group.links[0]?.id} className={styles.productGroup}>
          {group.title && (
            <h3 className={styles.groupTitle} lang={group.lang ?? undefined}>
              {group.title}
            </h3>
          )}
          <Links links={group.links} newTabLabel={newTabLabel} />
        </section>
      ))}
    </div>
  );
}

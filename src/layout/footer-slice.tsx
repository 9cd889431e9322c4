import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ComponentProps, useRef } from 'react';
import { Anchor } from '../components/anchor';
import { Channels } from '../components/channels';
import { Fold } from '../components/fold';
import { useBeforePaint } from '../components/hooks/use-before-paint';
import type { FooterColumn, FooterGroup } from '../features/menus/footer';
import { productListHeight } from '../features/menus/footer-height';
import type { FriendlyLink } from '../features/menus/site-line';
import { SubscribeBox } from '../features/subscription/subscribe-box';
import { SliceTexts } from '../i18n/slice-texts';
import { breakpoints } from '../site/constants';
import { conventions, type Language } from '../site/languages';
import type { ShellAddresses } from '../site/shell-addresses';
import { filingRegistry } from '../site/vendor';
import * as shared from '../styles/shared.module.css';
import * as styles from './footer.module.css';
import {
  useFreshFooter,
  useFreshFriendlyLinks,
  useFreshLogo,
  useFreshSiteLine,
} from './fresh-menu';
import { Logo } from './logo';

interface Props {
  data: Queries.FooterSliceQuery;
  sliceContext: { language: Language; addresses: ShellAddresses };
}

const emptyMenu = { columns: [], friendlyLinks: [], channels: [], copyright: '' };

/**
 * The footer (section 2): columns, contact, friendly links, copyright, filing number, privacy
 * policy. One slice a language, so that a changed menu renders no page again.
 */
export default function FooterSlice(props: Props) {
  return (
    <SliceTexts language={props.sliceContext.language} locales={props.data.locales}>
      <Footer {...props} />
    </SliceTexts>
  );
}

function Footer({ data, sliceContext: { language, addresses } }: Props) {
  const { t } = useTranslation('footer');
  const newTabLabel = useTranslation('common').t('opensInNewTab');
  const menu = data.footerMenu ?? emptyMenu;
  const { companyHost = '', logo = null, crod: filingNumber = '' } = data.siteInfo ?? {};

  const builtLine = { copyright: menu.copyright, crod: filingNumber };
  const siteLine = useFreshSiteLine(language, builtLine);
  const friendlyLinks = useFreshFriendlyLinks(language, menu.friendlyLinks);
  const columns = useFreshFooter(language, menu.columns, companyHost);
  const freshLogo = useFreshLogo(logo);

  return (
    <footer id="footer" className={styles.footer}>
      <div className={styles.inner}>
        <Contact
          language={language}
          logo={freshLogo}
          channels={menu.channels}
          privacy={addresses.privacy}
        />
        <nav aria-label={t('navigation')} className={styles.columns} data-columns={columns.length}>
          {columns.map((column) => (
            <Column key={column.id} language={language} column={column} newTabLabel={newTabLabel} />
          ))}
        </nav>
      </div>
      {friendlyLinks.length > 0 && (
        <FriendlyLinks title={t('friendlyLinks')} links={friendlyLinks} newTabLabel={newTabLabel} />
      )}
      <p className={styles.row}>
        <span>{siteLine.copyright}</span> {/* Its language is Chinese on every page. */}
        <span lang="zh-CN">
          <Anchor href={filingRegistry} newTabLabel={newTabLabel}>
            {siteLine.crod}
          </Anchor>
        </span>{' '}
        {addresses.privacy !== null && <a href={addresses.privacy}>{t('privacy')}</a>}{' '}
        {addresses.accessibility !== null && (
          <a href={addresses.accessibility}>{t('accessibility')}</a>
        )}
      </p>
    </footer>
  );
}

interface ContactProps {
  language: Language;
  logo: ReturnType<typeof useFreshLogo>;
  channels: ComponentProps<typeof Channels>['channels'];
  /** Address of the privacy policy; null for none. */
  privacy: string | null;
}

/** The vendor with its channels, and the newsletter if it has an address to ask at. */
function Contact({ language, logo, channels, privacy }: ContactProps) {
  const { t } = useTranslation('footer');
  const newsletter = useTranslation('subscription');
  const support = channels.find(({ href }) => href.startsWith('mailto:'));

  return (
    <div className={styles.vendor}>
      <div>
        <Logo language={language} picture={logo} />
        {t('blurb') && <p className={styles.blurb}>{t('blurb')}</p>}
      </div>
      <div>
        <h2 className={styles.title}>{t('contact')}</h2>
        <Channels channels={channels} className={styles.contact} />
      </div>
      {support && (
        <div>
          <h2 className={styles.title}>{newsletter.t('title')}</h2>
          <SubscribeBox support={support.value}>
            {privacy !== null && (
              <a href={privacy} className="whole">
                {t('privacy')}
              </a>
            )}
          </SubscribeBox>
        </div>
      )}
    </div>
  );
}

interface FriendlyLinksProps {
  title: string;
  links: readonly FriendlyLink[];
  newTabLabel: string;
}

const FriendlyLinks = ({ title, links, newTabLabel }: FriendlyLinksProps) => (
  <div className={styles.row}>
    <h2 className={styles.rowTitle}>{title}</h2>
    <ul className={styles.friendly}>
      {links.map(({ id, name, url }) => (
        <li key={id}>
          <Anchor href={url} newTabLabel={newTabLabel}>
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  </div>
);

interface ColumnProps {
  language: Language;
  column: FooterColumn;
  newTabLabel: string;
}

const Column = ({ language, column, newTabLabel }: ColumnProps) => (
  <Fold className={styles.column} column={column.id} label={column.title} isLong>
    {/* In the phone layout the summary is the heading. */}
    <h2 className={`${styles.title} ${shared.fromDesktop}`}>{column.title}</h2>
    {column.id === 'products' ? (
      <ProductGroups language={language} column={column} newTabLabel={newTabLabel} />
    ) : (
      column.groups.map((group) => (
        <Links key={group.links[0]?.id} links={group.links} newTabLabel={newTabLabel} />
      ))
    )}
  </Fold>
);

const Links = ({ links, newTabLabel }: Pick<FooterGroup, 'links'> & { newTabLabel: string }) => (
  <ul>
    {links.map(({ id, title, ...link }) => (
      <li key={id}>
        <Anchor key={title} {...link} newTabLabel={newTabLabel}>
          {title}
        </Anchor>
      </li>
    ))}
  </ul>
);

/** The product groups, in columns no higher than section 9 of the specification allows. */
function ProductGroups({ language, column, newTabLabel }: ColumnProps) {
  const list = useRef<HTMLDivElement>(null);

  useBeforePaint(() => {
    const element = list.current;
    if (!element || !conventions[language].footerFitsContent) return;

    // The height is limited only in the desktop layout; 700 px is in the stylesheet.
    const isDesktop = window.matchMedia(`(min-width: ${breakpoints.desktop}px)`);

    const fitContent = () => {
      element.style.maxHeight = isDesktop.matches ? 'none' : '';
      if (isDesktop.matches)
        element.style.maxHeight = `${productListHeight(language, element.scrollHeight)}px`;
    };

    fitContent();
    isDesktop.addEventListener('change', fitContent);

    return () => isDesktop.removeEventListener('change', fitContent);
  }, [language]);

  return (
    <div ref={list} className={styles.products}>
      {column.groups.map((group) => (
        <section key={group.links[0]?.id} className={styles.productGroup}>
          {group.title && <h3 className={styles.groupTitle}>{group.title}</h3>}
          <Links links={group.links} newTabLabel={newTabLabel} />
        </section>
      ))}
    </div>
  );
}

export const query = graphql`
  query FooterSlice($language: String!) {
    footerMenu(language: { eq: $language }) {
      copyright
      columns {
        id
        title
        groups {
          title
          links {
            id
            title
            href
            kind
            devices
            download
          }
        }
      }
      friendlyLinks { id name url }
      channels { label value href }
    }
    siteInfo {
      crod
      companyHost
      logo {
        address
        src
        width
        height
      }
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["footer", "subscription", "common"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

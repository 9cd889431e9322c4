import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Glyph } from '../components/icon';
import { IconButton } from '../components/icon-button';
import { SliceTexts } from '../i18n/slice-texts';
import { inLanguage } from '../site/href';
import type { Language } from '../site/languages';
import type { ShellAddresses } from '../site/shell-addresses';
import * as shared from '../styles/shared.module.css';
import { useFreshLogo, useFreshMenu } from './fresh-menu';
import * as styles from './header.module.css';
import { Logo } from './logo';
import { Menu } from './menu';
import { Magnifier, SearchBox } from './search-box';
import { ThemeSwitch } from './theme-switch';

interface Props {
  data: Queries.HeaderSliceQuery;
  sliceContext: { language: Language; addresses: ShellAddresses };
  /** Of a page outside the shell: logo, language and theme alone. */
  isBare: boolean;
  /** The language switch of the page. */
  children: ReactNode;
}

/**
 * The header of both layouts: logo, menu, search, language, consultation. On home it is transparent
 * over the page's head and turns solid once scrolled; the stylesheet recognises home by the
 * language switch's `data-page`. One slice a language, so that a changed menu renders no page
 * again.
 */
export default function HeaderSlice(props: Props) {
  return (
    <SliceTexts language={props.sliceContext.language} locales={props.data.locales}>
      <Header {...props} />
    </SliceTexts>
  );
}

function Header({ data, sliceContext: { language, addresses }, isBare, children }: Props) {
  const groups = useFreshMenu(language, data.headerMenu?.groups ?? []);
  const logo = useFreshLogo(data.siteInfo?.logo);

  const logoLink = (
    <a href={inLanguage('/', language)} className={styles.logo}>
      <Logo language={language} picture={logo} />
    </a>
  );

  if (isBare)
    return (
      <header className={styles.bar}>
        {logoLink}
        <LanguageGroup>{children}</LanguageGroup>
        <ThemeSwitch />
      </header>
    );

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {logoLink}
        <Menu
          groups={groups}
          head={<ThemeSwitch isNamed />}
          foot={
            <>
              <ConsultLink address={addresses.consult} />
              <TrialLink address={addresses.trial} />
            </>
          }
        />
        <Tools addresses={addresses}>{children}</Tools>
      </div>
      {addresses.search !== null && (
        <SearchBox
          language={language}
          page={addresses.search}
          hotSearches={data.headerMenu?.hotSearches ?? []}
        />
      )}
    </header>
  );
}

function LanguageGroup({ children }: Pick<Props, 'children'>) {
  const { t } = useTranslation('header');

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <div role="group" aria-label={t('language')}>
      {children}
    </div>
  );
}

interface ConsultLinkProps {
  address: string | null;
  /** In the header's bar, where phones have room for a word. */
  isInBar?: boolean;
}

/** The link to the consultation: in the header's bar, and at the foot of the menu on phones. */
function ConsultLink({ address, isInBar = false }: ConsultLinkProps) {
  const { t } = useTranslation('header');
  if (address === null) return null;

  return (
    <a href={address} className={styles.consult}>
      {isInBar ? (
        <>
          <span className={shared.fromTablet}>{t('consult')}</span>
          <span className={shared.belowTablet}>{t('consultShort')}</span>
        </>
      ) : (
        t('consult')
      )}
    </a>
  );
}

/** The link to the trials, in the same places. */
function TrialLink({ address }: Pick<ConsultLinkProps, 'address'>) {
  const { t } = useTranslation('header');
  if (address === null) return null;

  return (
    <a href={address} className={styles.trial}>
      {t('trial')}
    </a>
  );
}

interface ToolsProps extends Pick<Props, 'children'> {
  addresses: ShellAddresses;
}

/**
 * What stands at the end of the header: languages, search, theme, trial, consultation, menu button.
 */
function Tools({ addresses, children }: ToolsProps) {
  const { t } = useTranslation('header');

  return (
    <div className={styles.tools}>
      <LanguageGroup>{children}</LanguageGroup>
      {addresses.search !== null && (
        <IconButton label={t('openSearch')} popovertarget="search" className={styles.search}>
          <Magnifier />
          <span>{t('search')}</span>
        </IconButton>
      )}
      <span className={styles.theme}>
        <ThemeSwitch />
      </span>
      <TrialLink address={addresses.trial} />
      <ConsultLink address={addresses.consult} isInBar />
      <IconButton label={t('openMenu')} popovertarget="menu" className={shared.belowDesktop}>
        <Glyph path="M4 7h16M4 12h16M4 17h16" size={22} />
      </IconButton>
    </div>
  );
}

export const query = graphql`
  query HeaderSlice($language: String!) {
    headerMenu(language: { eq: $language }) {
      hotSearches
      groups {
        id
        title
        categories {
          title
          links {
            id
            title
            subtitle
            href
            kind
            devices
            picture
          }
        }
      }
    }
    siteInfo {
      logo {
        address
        src
        width
        height
      }
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["header"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

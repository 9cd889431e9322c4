import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CustomerBand } from '../components/customer-band';
import { Hero } from '../components/hero';
import { PageLinks } from '../components/page-links';
import { SectionNavigation } from '../components/section-navigation';
import { ConsoleBand, ConsoleDetail } from '../features/consoles/console-picture';
import { DownloadButton } from '../features/downloads/download-button';
import { Shell } from '../layout/shell';
import { HighlightsPicture } from '../sections/titled-lists/titled-lists';
import { productKinds } from './kinds/product';
import { PageBody } from './page-body';
import { accentOf, pageOf, type TemplateContext } from './page-props';
import * as styles from './product.module.css';

/** How many actions of the head are buttons: consult, then the trial. Others are links below them. */
const maxButtons = 2;

/** A product or a solution: section navigation and 'Consult now'. */
export default function ProductPage({
  data,
  pageContext,
}: PageProps<Queries.ProductPageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const { t } = useTranslation('page');
  const { consoles } = page;
  const detail = consoles[0]?.detail;
  const consult = page.consult
    ? [{ label: t('consultNow'), to: page.consult, devices: null, download: null }]
    : [];
  const offer = page.product?.offer ?? [];
  const isTrial = ({ label }: (typeof offer)[number]) => label === t('offer.trial');
  const trial = offer
    .filter(isTrial)
    .map(({ href, ...link }) => ({ ...link, to: href, download: null }));
  const downloads = page.hero.actions.filter(({ download }) => download);
  const others = page.hero.actions.filter(({ download }) => !download);
  const actions = [...consult, ...downloads, ...trial, ...others];

  const links = [
    ...actions.slice(maxButtons).map(({ to, ...link }) => ({ ...link, href: to })),
    ...offer.filter((link) => !isTrial(link)),
  ];

  const downloadButton = (download: Queries.DownloadFragment) => (
    <DownloadButton
      key={download.id}
      item={download}
      host={data.siteInfo?.companyHost ?? ''}
      place="hero"
    />
  );

  return (
    <Shell group={pageContext.group}>
      <div className={styles.sections} style={accentOf(page)}>
        <Hero
          {...page}
          hero={{ ...page.hero, actions: actions.slice(0, maxButtons) }}
          downloadButton={downloadButton}
        >
          {links.length > 0 && <PageLinks label={t('offer.label')} links={links} />}
        </Hero>
        {page.customer && <CustomerBand label={t('customer')} customer={page.customer} />}
        <SectionNavigation label={t('sectionNavigation')} entries={page.navigation} />
        <HighlightsPicture.Provider value={detail && <ConsoleDetail detail={detail} />}>
          <PageBody
            kinds={productKinds}
            page={page}
            afterFirst={consoles.map((console) => <ConsoleBand key={console.name} {...console} />)}
          />
        </HighlightsPicture.Provider>
      </div>
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query ProductPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      family
      navigation { id label }
      consult
      product {
        offer { ...Link }
      }
      customer { ...QuotedCustomer }
      ...PageHead
      ...PageBody
      consoles {
        ...Console
        callouts {
          panel {
            phone { ...ConsolePanelDrawing }
            tablet { ...ConsolePanelDrawing }
          }
        }
        detail {
          phone { ...ConsolePanelDrawing }
          tablet { ...ConsolePanelDrawing }
        }
      }
    }
    siteInfo { companyHost }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "downloads"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

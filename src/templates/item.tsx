import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { FactStrip } from '../components/charts';
import { Cover } from '../components/cover';
import { CustomerLogo } from '../components/customer-logo';
import { Hero } from '../components/hero';
import { ItemFacts } from '../components/item-facts';
import { StickyAction } from '../components/sticky-action';
import { itemHeads } from '../features/browser-item-heads';
import { DownloadButton } from '../features/downloads/download-button';
import { Neighbours } from '../features/listing/neighbours';
import { Shell } from '../layout/shell';
import { Invitation } from '../sections/call-to-action/call-to-action';
import { articleKinds } from './kinds/article';
import { PageBody } from './page-body';
import { accentOf, pageOf, type TemplateContext } from './page-props';

/**
 * The page of an item. A download has a button, a case its motif, the others their cover, and an
 * item that a feature has a head for that head.
 */
export default function ItemPage({
  data,
  pageContext,
}: PageProps<Queries.ItemPageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const host = data.siteInfo?.companyHost ?? '';
  const { item } = page;
  const FeatureHead = item && Object.values(itemHeads).find(({ isHeadOf }) => isHeadOf(item))?.Head;
  const facts = item && <ItemFacts item={item} />;
  const button = item?.download && <DownloadButton item={item.download} host={host} />;
  const cover = !page.motif && item?.cover && <Cover kind={item.kind} src={item.cover} />;

  return (
    <Shell group={pageContext.group}>
      <div style={accentOf(page)}>
        {item && FeatureHead ? (
          <FeatureHead
            page={page}
            item={item}
            host={host}
            language={pageContext.language}
            facts={facts}
            button={button}
          />
        ) : (
          <Hero
            {...page}
            {...(cover && { visual: cover })}
            logo={
              item?.kind === 'case' && (
                <CustomerLogo of={page.path} name={page.hero.eyebrow ?? ''} />
              )
            }
          >
            {button}
            {facts}
          </Hero>
        )}
        {item && item.facts.length > 0 && <FactStrip facts={item.facts} />}
        <PageBody
          kinds={articleKinds}
          page={page}
          ending={!FeatureHead && item?.download && <Ending item={item.download} host={host} />}
        />
        <Neighbours newer={page.newer} older={page.older} />
        {page.hero.actions[0] && <StickyAction {...page.hero.actions[0]} />}
      </div>
    </Shell>
  );
}

interface EndingProps {
  item: Queries.DownloadFragment;
  host: string;
}

/** Who has read the page of a download finds it at its end too. */
function Ending({ item, host }: EndingProps) {
  const { t } = useTranslation('downloads');
  return (
    <Invitation id="download" heading={item.title} text={t(`firstTime.${item.kind}`)}>
      <DownloadButton item={item} host={host} place="head" />
    </Invitation>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query ItemPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      key
      path
      family
      ...PageHead
      ...PageBody
      item {
        kind
        date
        day
        cover
        tags { label href search }
        download { ...Download }
        video { url captions poster }
        duration
        facts { ...ItemFact }
      }
      newer { ...Neighbour }
      older { ...Neighbour }
    }
    siteInfo { companyHost }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "downloads", "video"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/hero';
import {
  NotFoundHeading,
  NotFoundHelp,
  usePageRequest,
} from '../features/not-found/not-found-help';
import { Shell } from '../layout/shell';
import { formKinds } from './kinds/form';
import { PageBody } from './page-body';
import { type LinkingContext, pageOf } from './page-props';

/** `/notFond`, and the page that the host answers an unknown path with. */
export default function NotFoundPage({
  data,
  pageContext,
}: PageProps<Queries.NotFoundPageQuery, LinkingContext>) {
  const page = pageOf(data, pageContext.key);
  const request = usePageRequest();
  const pages = page.sections.flatMap((section) =>
    section.__typename === 'SiteMapSection' ? section.groups.flatMap(({ links }) => links) : [],
  );

  return (
    <Shell bare>
      <Hero {...page} breadcrumbs={[]} heading={<NotFoundHeading heading={page.hero.heading} />}>
        <NotFoundHelp request={request} pages={pages} searchPage={pageContext.addresses.search} />
      </Hero>
      <PageBody page={page} kinds={formKinds} />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query NotFoundPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta ...PageHead ...PageBody }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "notFound"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

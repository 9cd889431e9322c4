import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/hero';
import { pendingClass } from '../components/hooks/use-asked-item';
import { ResultOffer, useResult } from '../features/downloads/result-offer';
import { Shell } from '../layout/shell';
import { formKinds } from './kinds/form';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** The page after a form: says what was applied for, and offers it. */
export default function ResultPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.ResultPageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const result = useResult(location.search, page.result?.offers ?? []);

  return (
    <Shell group={pageContext.group}>
      <Hero {...page}>
        <ResultOffer
          result={result}
          lists={page.result?.lists ?? []}
          reply={page.result?.reply ?? ''}
          host={data.siteInfo?.companyHost ?? ''}
        />
      </Hero>
      <div className={pendingClass(result)}>
        {/* One list of next steps: those of the application, else those of the page. */}
        <PageBody
          kinds={formKinds}
          page={page}
          {...(result.state === 'applied' ? { without: ['StepsSection' as const] } : {})}
        />
      </div>
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query ResultPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      ...PageHead
      ...PageBody
      result {
        offers { ...ResultOffer }
        lists { ...Link }
        reply
      }
    }
    siteInfo { companyHost }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "downloads", "results"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

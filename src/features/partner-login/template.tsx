import { graphql, type PageProps } from 'gatsby';
import { FormAside, SplitHead } from '../../components/split-head';
import { Shell } from '../../layout/shell';
import { formKinds } from '../../templates/kinds/form';
import { PageBody } from '../../templates/page-body';
import { pageOf, type TemplateContext } from '../../templates/page-props';
import { PartnerLogin } from './partner-login';

/** The partner login of both devices, without header and footer. */
export default function LoginPage({
  data,
  pageContext,
}: PageProps<Queries.LoginPageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);

  return (
    <Shell bare>
      <SplitHead {...page} aside={<FormAside {...page} />}>
        {page.login && <PartnerLogin {...page.login} />}
      </SplitHead>
      <PageBody page={page} kinds={formKinds} without={['ContactSection']} />
    </Shell>
  );
}

export { PageHead as Head } from '../../templates/document-head';

export const query = graphql`
  query LoginPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      ...PageHead
      ...PageBody
      login { ...PartnerLogin }
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "login"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

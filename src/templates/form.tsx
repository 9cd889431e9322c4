import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { FormAside, SplitHead } from '../components/split-head';
import { ApplicationForm } from '../features/forms/application-form';
import { Shell } from '../layout/shell';
import { StepsAside } from '../sections/titled-lists/steps-aside';
import { formOfRoute } from '../site/form-pages';
import { openPage } from '../site/open-page';
import { formKinds } from './kinds/form';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

/** The page of a form: the form first; next to it what happens then, and contact; the rest below. */
export default function FormPage({
  data,
  pageContext,
}: PageProps<Queries.FormPageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const { t } = useTranslation('common');
  const { form } = page;
  const route = formOfRoute(pageContext.key);
  if (!form || !route) throw new Error(`${pageContext.key} has no form (src/site/form-pages.ts)`);

  const steps = page.sections.find(({ __typename }) => __typename === 'StepsSection');

  return (
    <Shell group={pageContext.group}>
      <SplitHead
        {...page}
        aside={
          <>
            {steps?.__typename === 'StepsSection' && <StepsAside section={steps} />}
            <FormAside {...page} />
          </>
        }
      >
        <ApplicationForm
          route={route}
          view={form}
          newTabLabel={t('opensInNewTab')}
          language={pageContext.language}
          navigate={openPage}
        />
      </SplitHead>
      <PageBody page={page} kinds={formKinds} without={['ContactSection', 'StepsSection']} />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query FormPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      ...PageHead
      ...PageBody
      form { ...ApplicationForm }
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "forms"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

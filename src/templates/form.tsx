import { graphql, navigate, type PageProps } from 'gatsby';
import { Shell } from '../chrome/shell';
import { FormHead } from '../components/form-head';
import { ApplicationForm } from '../features/forms/application-form';
import { PageBody } from './page-body';
import { pageOf, type TemplateContext } from './page-props';

const lead = (address: string): void => void navigate(address);

/** The page of a form: the form first, the text next to it and below. */
export default function FormPage({ data, pageContext }: PageProps<Queries.FormPageQuery, TemplateContext>) {
  const { view, common, labels } = pageOf(data, pageContext.key);
  const { form } = view;
  if (!form) throw new Error(`${pageContext.key} has no form (src/routes/forms.ts)`);
  return (
    <Shell context={pageContext} texts={common}>
      <FormHead {...view} breadcrumbsLabel={common.breadcrumbs}>
        <ApplicationForm view={form} language={pageContext.language} lead={lead} />
      </FormHead>
      <PageBody view={view} labels={labels} without="contact" />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query FormPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta view }
    texts: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }) { nodes { ns data } }
  }
`;

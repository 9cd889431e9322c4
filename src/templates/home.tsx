import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Hero } from '../components/hero';
import { Raft } from '../components/raft';
import { ConsoleFragments } from '../features/consoles/console-fragments';
import { Showcase } from '../features/consoles/showcase';
import { Shell } from '../layout/shell';
import { pageOf, type TemplateContext } from './page-props';
import { Sections } from './section-registry';

/** The home page. */
export default function HomePage({
  data,
  pageContext,
}: PageProps<Queries.HomePageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const { t } = useTranslation('page');
  const customers = page.sections.flatMap((section) =>
    section.__typename === 'CustomersSection' ? section.customers : [],
  );

  return (
    <Shell>
      <Hero
        {...page}
        visual={<ConsoleFragments fragments={page.heroConsoles} />}
        foot={<Raft label={t('related.cases')} customers={customers} />}
      />
      <Sections sections={page.sections.slice(0, 2)} />
      <Showcase items={page.consoles} />
      <Sections sections={page.sections.slice(2)} />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query HomePage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      ...PageHead
      ...PageBody
      heroConsoles { ...ConsoleFragment }
      consoles {
        ...Console
        callouts {
          panel {
            phone { ...ConsolePanelDrawing }
          }
        }
      }
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list"] } }
    ) {
      edges { node { ns data language } }
    }
  }
`;

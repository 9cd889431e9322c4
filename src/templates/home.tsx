import { graphql, type PageProps } from 'gatsby';
import { Hero } from '../components/hero';
import { Results } from '../components/results';
import { ConsoleFragments } from '../features/consoles/console-fragments';
import { Showcase } from '../features/consoles/showcase';
import { Shell } from '../layout/shell';
import { homeKinds } from './kinds/home';
import { pageOf, type TemplateContext } from './page-props';
import { Sections } from './sections';

/** Customers, certificates, products, and what a product does. */
const sectionsBeforeConsoles = 4;

/** The home page. */
export default function HomePage({
  data,
  pageContext,
}: PageProps<Queries.HomePageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);

  return (
    <Shell group={pageContext.group}>
      <Hero {...page} visual={<ConsoleFragments fragments={page.heroConsoles} />} isTall>
        {page.results.length > 0 && <Results results={page.results} />}
      </Hero>
      <Sections kinds={homeKinds} sections={page.sections.slice(0, sectionsBeforeConsoles)} />
      <Showcase items={page.consoles} />
      <Sections kinds={homeKinds} sections={page.sections.slice(sectionsBeforeConsoles)} />
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
      results { ...PageCustomer }
      heroConsoles { ...HeroConsole }
      consoles {
        ...Console
        callouts {
          panel {
            phone { ...ConsolePanelDrawing }
            tablet { ...ConsolePanelDrawing }
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

import { graphql, type PageProps } from 'gatsby';
import { Shell } from '../chrome/shell';
import { Hero } from '../components/hero';
import { SectionNavigation } from '../components/section-navigation';
import { Guide } from '../components/styleguide/guide';
import type { Language } from '../config/languages';
import { textsOf } from '../i18n/texts';
import { pageOf, type TemplateContext } from './page-props';

/** The style guide: tokens, primitives and sections in both themes. */
export default function StyleguidePage({ data, pageContext }: PageProps<Queries.StyleguidePageQuery, TemplateContext>) {
  const { view, common, labels } = pageOf(data, pageContext.key);
  const { styleguide } = textsOf(data.texts.nodes, 'styleguide');
  const specimenIn = (language: Language) =>
    textsOf(
      data.guides.nodes.filter((node) => node.language === language),
      'styleguide',
    ).styleguide.specimen;
  return (
    <Shell context={pageContext} texts={common}>
      <Hero {...view} breadcrumbsLabel={common.breadcrumbs} />
      <SectionNavigation
        label={labels.sectionNavigation}
        entries={Object.entries(styleguide.chapters).map(([id, { title }]) => ({ id, label: title }))}
      />
      <Guide texts={styleguide} labels={labels} specimens={{ zh: specimenIn('zh'), en: specimenIn('en') }} />
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query StyleguidePage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) { ...DocumentMeta view }
    texts: allLocale(sort: { ns: ASC }, filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "styleguide"] } }) { nodes { ns data } }
    guides: allLocale(sort: { language: ASC }, filter: { ns: { eq: "styleguide" } }) { nodes { language ns data } }
  }
`;

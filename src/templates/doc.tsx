import { graphql, type PageProps } from 'gatsby';
import { useFeedback } from '../features/page-feedback/use-feedback';
import { Shell } from '../layout/shell';
import '../features/documents/docs.css';
import { Anchor, NamedLink } from '../components/anchor';
import { Breadcrumbs } from '../components/breadcrumbs';
import { Fold } from '../components/fold';
import { PageHeading } from '../components/hero';
import { SectionLinks } from '../components/section-navigation';
import type { DocView } from '../content/page-view';
import { CopyableCode } from '../features/documents/copyable-code';
import { PageFeedback } from '../features/page-feedback/page-feedback';
import { textsOf } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import { accentOf, pageOf, type TemplateContext } from './page-props';

const LinkList = ({ title, links }: { title: string; links: DocView['products'] }) => (
  <>
    <p className="doc-title">{title}</p>
    <ul className="doc-list">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Anchor href={href}>{label}</Anchor>
        </li>
      ))}
    </ul>
  </>
);

/** The pages of the product, its releases, and the other products. */
const ProductPages = ({
  product,
  pages,
  releases,
  products,
  texts,
}: DocView & { texts: UiTexts['docs'] }) => (
  <>
    <p className="doc-title">{product.label}</p>
    <ul className="doc-list">
      {pages.map(({ label, href }) => (
        <li key={label} aria-current={href ? undefined : 'page'}>
          <NamedLink href={href}>{label}</NamedLink>
        </li>
      ))}
      {product.href && (
        <li>
          <Anchor href={product.href}>{texts.about}</Anchor>
        </li>
      )}
    </ul>
    {releases.length > 0 && <LinkList title={texts.releases} links={releases} />}
    <LinkList title={texts.products} links={products} />
  </>
);

/** The pages before and after this one. */
const Paging = ({ previous, next, texts }: DocView & { texts: UiTexts['docs'] }) => (
  <nav className="doc-paging" aria-label={texts.paging}>
    {previous && (
      <Anchor href={previous.href}>
        <span>{texts.previous}</span>
        {previous.label}
      </Anchor>
    )}
    {next && (
      <Anchor href={next.href} className="doc-next">
        <span>{texts.next}</span>
        {next.label}
      </Anchor>
    )}
  </nav>
);

/** A documentation page. */
export default function DocPage({
  data,
  pageContext,
}: PageProps<Queries.DocPageQuery, TemplateContext>) {
  const { page, common } = pageOf(data, pageContext.key);
  const { docs: texts } = textsOf(data.locales, 'docs');
  const { doc, hero } = page;
  const sendFeedback = useFeedback(data.siteExtras?.feedback ?? false);
  if (!doc) throw new Error(`${pageContext.key} has no documentation`);

  return (
    <Shell texts={common}>
      <div className="doc" style={accentOf(page)}>
        <nav className="doc-side" aria-label={texts.pages}>
          <Fold label={texts.pages}>
            <ProductPages {...doc} texts={texts} />
          </Fold>
        </nav>
        <article>
          <Breadcrumbs crumbs={page.breadcrumbs} label={common.breadcrumbs} />
          <PageHeading {...hero} className="" />
          <p className="doc-lead">{hero.lead}</p>
          <CopyableCode className="doc-text" html={doc.html} texts={texts} />
          <Paging {...doc} texts={texts} />
          {sendFeedback && (
            <PageFeedback
              texts={texts.feedback}
              onAnswer={(useful) =>
                sendFeedback({ kind: 'page', path: window.location.pathname, useful })
              }
            />
          )}
        </article>
        <nav className="doc-outline" aria-label={texts.outline}>
          <p className="doc-title">{texts.outline}</p>
          <SectionLinks entries={doc.outline} className="doc-list" />
        </nav>
      </div>
    </Shell>
  );
}

export { PageHead as Head } from './document-head';

export const query = graphql`
  query DocPage($key: String!, $language: String!) {
    page(key: { eq: $key }, language: { eq: $language }) {
      ...DocumentMeta
      ...PageHead
      family
      doc {
        product { ...Crumb }
        html
        outline { id label }
        pages { ...Crumb }
        products { ...Link }
        releases { ...Link }
        previous { ...Link }
        next { ...Link }
      }
    }
    locales: allLocale(
      sort: { ns: ASC }
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "docs"] } }
    ) {
      edges { node { ns data language } }
    }
    siteExtras(language: { eq: $language }) { feedback }
  }
`;

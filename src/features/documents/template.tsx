import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Shell } from '../../layout/shell';
import { pageEnds } from '../browser-page-ends';
import './docs.css';
import { Anchor, NamedLink } from '../../components/anchor';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Fold } from '../../components/fold';
import { PageHeading } from '../../components/hero';
import { SectionLinks } from '../../components/section-navigation';
import { Words } from '../../components/words';
import { markedFor } from '../../site/route-types';
import { accentOf, pageOf, type TemplateContext } from '../../templates/page-props';
import { CopyableCode } from './copyable-code';

type DocView = NonNullable<NonNullable<Queries.DocPageQuery['page']>['doc']>;

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
const ProductPages = ({ product, pages, releases, products }: DocView) => {
  const { t } = useTranslation('docs');

  return (
    <>
      <p className="doc-title">{product.label}</p>
      <ul className="doc-list">
        {pages.map(({ label, href }) => (
          <li key={label} aria-current={href ? undefined : 'page'}>
            <NamedLink href={href}>{label}</NamedLink>
          </li>
        ))}
        {product.href && (
          <li {...markedFor(product.devices)}>
            <Anchor href={product.href} devices={product.devices}>
              {t('about')}
            </Anchor>
          </li>
        )}
      </ul>
      {releases.length > 0 && <LinkList title={t('releases')} links={releases} />}
      <LinkList title={t('products')} links={products} />
    </>
  );
};

/** The pages before and after this one. */
const Paging = ({ previous, next }: DocView) => {
  const { t } = useTranslation('docs');

  return (
    <nav className="doc-paging" aria-label={t('paging')}>
      {previous && (
        <Anchor href={previous.href}>
          <span>{t('previous')}</span>
          {previous.label}
        </Anchor>
      )}
      {next && (
        <Anchor href={next.href} className="doc-next">
          <span>{t('next')}</span>
          {next.label}
        </Anchor>
      )}
    </nav>
  );
};

/** A documentation page. */
export default function DocPage({
  data,
  pageContext,
}: PageProps<Queries.DocPageQuery, TemplateContext>) {
  const page = pageOf(data, pageContext.key);
  const { t } = useTranslation('docs');
  const { doc, hero } = page;
  if (!doc) throw new Error(`${pageContext.key} has no documentation`);

  return (
    <Shell>
      <div className="doc" style={accentOf(page)}>
        <nav className="doc-side" aria-label={t('pages')}>
          <Fold label={t('pages')}>
            <ProductPages {...doc} />
          </Fold>
        </nav>
        <nav className="doc-outline" aria-label={t('outline')}>
          <Fold label={t('outline')} isLong>
            <p className="doc-title">{t('outline')}</p>
            <SectionLinks entries={doc.outline} className="doc-list" />
          </Fold>
        </nav>
        <article>
          <Breadcrumbs crumbs={page.breadcrumbs} />
          <PageHeading {...hero} className="" />
          <p className="doc-lead">
            <Words text={hero.lead} />
          </p>
          <CopyableCode className="doc-text" html={doc.html} />
          <Paging {...doc} />
          {Object.entries(pageEnds).map(([feature, PageEnd]) => (
            <PageEnd
              key={feature}
              language={pageContext.language}
              isOn={data.siteExtras?.feedback ?? false}
            />
          ))}
        </article>
      </div>
    </Shell>
  );
}

export { PageHead as Head } from '../../templates/document-head';

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
      filter: { language: { eq: $language }, ns: { in: ["common", "page", "list", "docs", "feedback"] } }
    ) {
      edges { node { ns data language } }
    }
    siteExtras(language: { eq: $language }) { feedback }
  }
`;

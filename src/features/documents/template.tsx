import { graphql, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Shell } from '../../layout/shell';
import { pageEnds } from '../browser-page-ends';
import './docs.css';
import { Anchor, NamedLink } from '../../components/anchor';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Drawing } from '../../components/drawing';
import { Fold } from '../../components/fold';
import { PageHeading } from '../../components/hero';
import { SectionLinks } from '../../components/section-navigation';
import type { SectionProps } from '../../components/section-props';
import { Words } from '../../components/words';
import { markedFor } from '../../site/route-types';
import { accentOf, pageOf, type TemplateContext } from '../../templates/page-props';
import { CopyableCode } from './copyable-code';
import { DocsSearch } from './docs-search';

type DocView = NonNullable<NonNullable<Queries.DocPageQuery['page']>['doc']>;

const LinkList = ({ links, className }: { links: DocView['products']; className: string }) => (
  <ul className={className}>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Anchor href={href}>{label}</Anchor>
      </li>
    ))}
  </ul>
);

/** Links that the rail folds behind a label. */
const More = ({
  label,
  note,
  links,
}: {
  label: string;
  note?: string;
  links: DocView['products'];
}) => (
  <details className="doc-more">
    <summary>{label}</summary>
    {note && <p>{note}</p>}
    <LinkList links={links} className="doc-list" />
  </details>
);

/**
 * The pages of the product, its releases, and the other products. Narrow windows list the chapters
 * of this page below its name.
 */
const ProductPages = ({
  product,
  pages,
  products,
  outline,
  search,
  version,
  releases,
}: DocView) => {
  const { t } = useTranslation('docs');

  return (
    <>
      <DocsSearch search={search} />
      {version && <More label={version} note={t('versionNote')} links={releases} />}
      <p className="doc-title">{product.label}</p>
      <ul className="doc-list">
        {pages.map(({ label, href }) => (
          <li key={label} aria-current={href ? undefined : 'page'}>
            <NamedLink href={href}>{label}</NamedLink>
            {!href && (
              <ul className="doc-chapters">
                {outline.map((chapter) => (
                  <li key={chapter.id}>
                    <a href={`#${chapter.id}`}>{chapter.label}</a>
                  </li>
                ))}
              </ul>
            )}
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
      <More label={t('products')} links={products} />
    </>
  );
};

/** The drawing of the architecture, which phones scroll, and its flows by their numbers. */
const ArchitectureFigure = ({
  section: { diagram, drawing },
  flows,
}: SectionProps<Queries.DocArchitectureFragment> & Pick<DocView, 'flows'>) => {
  const { t } = useTranslation('docs');

  return (
    <figure className="doc-drawing">
      <figcaption>{diagram.caption}</figcaption>
      <p className="doc-scroll" aria-hidden="true">
        {t('scrollDrawing')}
      </p>
      {drawing && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <section className="wide" aria-label={diagram.caption} tabIndex={0}>
          <Drawing drawing={drawing} label={diagram.caption} role="group" />
        </section>
      )}
      <ol>
        {flows.map((flow) => (
          <li key={flow}>{flow}</li>
        ))}
      </ol>
    </figure>
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
    <Shell group={pageContext.group}>
      <article className="doc" style={accentOf(page)}>
        <div className="doc-head">
          <Breadcrumbs crumbs={page.breadcrumbs} />
          <PageHeading {...hero} className="" />
          <p className="doc-lead">
            <Words text={hero.lead} />
          </p>
          <LinkList links={doc.facts} className="doc-facts" />
        </div>
        <nav className="doc-side" aria-label={t('pages')}>
          <Fold label={t('contents')} isLong>
            <ProductPages {...doc} />
          </Fold>
        </nav>
        <nav className="doc-outline" aria-label={t('outline')}>
          <p className="doc-title">{t('outline')}</p>
          <SectionLinks entries={doc.outline} className="doc-list" />
        </nav>
        <div className="doc-body">
          {page.sections.map(
            (section) =>
              section.__typename === 'ArchitectureSection' && (
                <ArchitectureFigure
                  key={section.diagram.caption}
                  section={section}
                  flows={doc.flows}
                />
              ),
          )}
          <CopyableCode className="doc-text" html={doc.html} />
          <Paging {...doc} />
          <p className="doc-report">
            <Anchor href={doc.report.href}>{doc.report.label}</Anchor>
          </p>
          {Object.entries(pageEnds).map(([feature, PageEnd]) => (
            <PageEnd
              key={feature}
              language={pageContext.language}
              isOn={data.siteExtras?.feedback ?? false}
            />
          ))}
        </div>
      </article>
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
        search { ...Link }
        version
        facts { ...Link }
        flows
        report { ...Link }
        previous { ...Link }
        next { ...Link }
      }
      sections {
        __typename
        ...DocArchitecture
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

export const architectureFragment = graphql`
  fragment DocArchitecture on ArchitectureSection {
    diagram {
      caption
    }
    drawing { ...Drawing }
  }
`;

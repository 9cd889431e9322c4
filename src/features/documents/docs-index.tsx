import { graphql } from 'gatsby';
import { Fold } from '../../components/fold';
import { SectionHeading } from '../../components/frame';
import { Icon } from '../../components/icon';
import * as icons from '../../components/icon.module.css';
import { LinkList } from '../../components/page-links';
import type { SectionProps } from '../../components/section-props';
import { Words } from '../../components/words';
import * as styles from './docs-index.module.css';
import { DocsSearch } from './docs-search';

type DocsSection = Queries.DocsSectionFragment;
type Product = DocsSection['families'][number]['products'][number];

/**
 * The search, the families, and the documentation of each product, a product a line. The heading of
 * the page says what this is; the section's own is for screen readers.
 */
export const DocsIndex = ({ section }: SectionProps<DocsSection>) => {
  const { id, heading, search, families } = section;
  return (
    <section id={id} className={styles.index} aria-labelledby={`${id}-heading`}>
      <SectionHeading id={id} heading={heading} className="visually-hidden" />
      <DocsSearch search={search} />
      <nav aria-labelledby={`${id}-heading`} className={styles.families}>
        {families.map(({ family, name }) => (
          <a key={family} href={`#${family}`}>
            {name}
          </a>
        ))}
      </nav>
      {families.map(({ family, name, products }) => (
        <section
          key={family}
          id={family}
          className={styles.family}
          style={{ '--accent': `var(--accent-${family})` }}
        >
          <h3>
            <Words text={name} />
          </h3>
          <ul>
            {products.map((product) => (
              <ProductDocs key={product.path} product={product} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
};

/** The links to a product's pages, which phones fold behind its name. */
const ProductDocs = ({ product: { name, version, path, links } }: { product: Product }) => (
  <li className={styles.product}>
    <h4 className={icons.named}>
      <Icon of={path} />
      <span>
        <Words text={name} />
        {version && <small>{` ${version}`}</small>}
      </span>
    </h4>
    <Fold label={name} className={styles.fold}>
      <LinkList links={links} className={styles.links} />
    </Fold>
  </li>
);

export const query = graphql`
  fragment DocsSection on DocsSection {
    ...SectionHead
    search { ...Link }
    families {
      family
      name
      products {
        name
        version
        path
        links { ...Link }
      }
    }
  }
`;

import { graphql } from 'gatsby';
import { Anchor } from '../../components/anchor';
import type { SectionProps } from '../../components/section-props';
import { PlainTable } from '../../sections/table/table';
import * as shared from '../../styles/shared.module.css';

/** The specification of a product, with links to it on the pages about all products. */
export const Specification = ({ section }: SectionProps<Queries.SpecificationSectionFragment>) => (
  <PlainTable section={{ ...section, ...section.product.specification }}>
    {section.product.links.map(({ label, href }) => (
      <Anchor key={href} href={href} className={shared.touch}>
        {label}
      </Anchor>
    ))}
  </PlainTable>
);

export const query = graphql`
  fragment SpecificationSection on SpecificationSection {
    ...SectionHead
    product {
      specification { columns rows }
      links { ...Link }
    }
  }
`;

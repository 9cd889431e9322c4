import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import { PageTitle } from '../page-title';
import * as styles from './products-used.module.css';

/** The products of a solution and their roles. */
export const ProductsUsed = ({ section }: SectionProps<Queries.ProductsUsedSectionFragment>) => (
  <Frame {...section}>
    <ul className={styles.products}>
      {section.items.map(({ name, role, to, devices, path }) => (
        <li key={name} className={styles.product}>
          <PageTitle name={name} icon={path ?? to} to={to} devices={devices} />
          <p>{role}</p>
        </li>
      ))}
    </ul>
  </Frame>
);

export const query = graphql`
  fragment ProductsUsedSection on ProductsUsedSection {
    ...SectionHead
    items {
      name
      role
      to
      devices
      path
    }
  }
`;

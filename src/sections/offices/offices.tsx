import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as shared from '../../styles/shared.module.css';
import * as styles from './offices.module.css';

/** Offices and delivery centres. */
export const Offices = ({ section }: SectionProps<Queries.OfficesSectionFragment>) => (
  <Frame {...section}>
    <ul className={styles.offices}>
      {section.offices.map(({ id, city, address, role, phone }) => (
        <li key={id} className={styles.office}>
          <h3>{city}</h3>
          <p>{role}</p>
          <p className={shared.fine}>{address}</p>
          {phone && <a href={phone.href}>{phone.value}</a>}
        </li>
      ))}
    </ul>
  </Frame>
);

export const query = graphql`
  fragment OfficesSection on OfficesSection {
    ...SectionHead
    offices {
      id
      city
      address
      role
      phone { value href }
    }
  }
`;

import { Frame } from '../../components/frame';
import type { SectionProps } from '../../components/section-props';
import * as styles from '../lists.module.css';
import { PageTitle } from '../page-title';

/** The products of a solution and their roles. */
export const ProductsUsed = ({ section }: SectionProps<'productsUsed'>) => (
  <Frame {...section} layout="split">
    <ul className={styles.list}>
      {section.items.map(({ name, role, to, devices, path = to }) => (
        <li key={name} className={styles.product}>
          <PageTitle name={name} icon={path} to={to} devices={devices} />
          <p>{role}</p>
        </li>
      ))}
    </ul>
  </Frame>
);

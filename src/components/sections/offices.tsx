import { Frame } from '../frame';
import * as styles from './offices.module.css';
import type { SectionProps } from './props';

/** Offices and delivery centres. */
export function Offices({ section }: SectionProps<'offices'>) {
  return (
    <Frame {...section} tone="sunken">
      <ul className={styles.list}>
        {section.offices.map(({ id, city, address, role }) => (
          <li key={id} className={styles.office}>
            <h3 className={styles.city}>{city}</h3>
            <p>{role}</p>
            <p className={styles.address}>{address}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

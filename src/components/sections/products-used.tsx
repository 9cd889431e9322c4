import { Anchor } from '../anchor';
import { Frame } from '../frame';
import * as styles from './products-used.module.css';
import type { SectionProps } from './props';

/** The products of a solution, each with the part it plays. */
export function ProductsUsed({ section }: SectionProps<'productsUsed'>) {
  return (
    <Frame {...section} layout="split">
      <ul>
        {section.items.map(({ name, role, to }) => (
          <li key={name} className={styles.item}>
            <h3 className={styles.name}>{to === null ? name : <Anchor href={to}>{name}</Anchor>}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

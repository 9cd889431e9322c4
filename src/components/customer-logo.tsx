import { Lettering, Mark } from './icon';
import * as styles from './icon.module.css';

/** The logo of the customer whose case is at an address; `--logo` is its height. */
export const CustomerLogo = ({ of, name }: { of: string; name: string }) => (
  <span className={styles.logo}>
    <Mark of={of} />
    <Lettering of={of} />
    <span className="visually-hidden">{name}</span>
  </span>
);

import { ButtonLink } from './button';
import * as styles from './sticky-action.module.css';

/** The page's action at the bottom of a phone's screen. */
export const StickyAction = ({ label, to }: Pick<Queries.PageAction, 'label' | 'to'>) => (
  <p className={styles.bar}>
    <ButtonLink href={to}>{label}</ButtonLink>
  </p>
);

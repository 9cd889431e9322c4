import type { Action } from '../routes/page-view';
import { ButtonLink } from './button-link';
import * as styles from './sticky-action.module.css';

/** The action of a page at the lower edge of a phone, until its end, where the action stands again. */
export const StickyAction = ({ label, to }: Action) => (
  <p className={styles.bar}>
    <ButtonLink href={to}>{label}</ButtonLink>
  </p>
);

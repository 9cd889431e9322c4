import type { Action } from '../routes/page-view';
import { ButtonLink } from './button-link';
import * as styles from './sticky-action.module.css';

/** The page's action at the bottom of a phone screen, hidden at the end of the page, where the action is repeated. */
export const StickyAction = ({ label, to }: Action) => (
  <p className={styles.bar}>
    <ButtonLink href={to}>{label}</ButtonLink>
  </p>
);

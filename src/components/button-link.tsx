import type { ComponentProps } from 'react';
import { Anchor } from './anchor';
import * as styles from './button-link.module.css';

/** A link that looks like a button: `primary` once a view, `quiet` beside it. */
export const ButtonLink = ({
  look = 'primary',
  ...link
}: Pick<ComponentProps<typeof Anchor>, 'href' | 'devices' | 'children'> & {
  look?: 'primary' | 'quiet' | 'inverse';
}) => <Anchor {...link} className={`${styles.button} ${styles[look]}`} />;

import type { ReactNode } from 'react';
import * as shared from '../styles/shared.module.css';
import * as styles from './empty-state.module.css';
import { Icon } from './icon';

interface Props {
  /** The address of the page whose icon is shown. */
  of: string;
  title: string;
  text?: string;
  /** Within a section, its heading is one level lower. */
  isInSection?: boolean;
  /** What to do instead. */
  children?: ReactNode;
}

/** Shown in place of an empty list: says why it is empty and what to do instead. */
export function EmptyState({ of, title, text, isInSection = false, children }: Props) {
  const Heading = isInSection ? 'h3' : 'h2';
  return (
    <div className={styles.empty}>
      <Icon of={of} />
      <div className={shared.paragraphs}>
        <Heading className={shared.title}>{title}</Heading>
        {text && <p className={shared.soft}>{text}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}

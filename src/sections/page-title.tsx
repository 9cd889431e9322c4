import type { ComponentProps } from 'react';
import { NamedLink } from '../components/anchor';
import { Icon } from '../components/icon';
import * as icons from '../components/icon.module.css';
import { Words } from '../components/words';

interface PageTitleProps extends Omit<ComponentProps<typeof NamedLink>, 'href' | 'children'> {
  name: string;
  to: string | null;
  /** The address whose icon precedes the name; null if it has none. */
  icon: string | null | undefined;
}

/** A name with an icon, linked to its page if there is one. */
export const PageTitle = ({ name, to, icon, ...link }: PageTitleProps) => (
  <h3 className={icons.named}>
    {icon && <Icon of={icon} />}
    <NamedLink href={to} {...link}>
      <Words text={name} />
    </NamedLink>
  </h3>
);

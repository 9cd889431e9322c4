import { graphql } from 'gatsby';
import type { PageLink } from '../content/page-view';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import * as styles from './page-links.module.css';

/** Links to pages, each tall enough for a finger. */
export const LinkList = ({
  links,
  className,
}: {
  links: readonly PageLink[];
  className?: string | undefined;
}) => (
  <ul className={className}>
    {links.map(({ label, href, devices }) => (
      <li key={href} data-devices={devices}>
        <Anchor href={href} className={shared.touch}>
          {label}
        </Anchor>
      </li>
    ))}
  </ul>
);

/** Links in a row that wraps. */
export const PageLinks = ({ label, links }: { label: string; links: readonly PageLink[] }) => (
  <nav aria-label={label}>
    <LinkList links={links} className={styles.links} />
  </nav>
);

export const query = graphql`
  fragment Link on PageLink {
    label
    href
    devices
  }
`;

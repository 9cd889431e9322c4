import { graphql } from 'gatsby';
import { NamedLink } from './anchor';
import * as styles from './breadcrumbs.module.css';

/** The path to the page; the last crumb is the page itself. */
export function Breadcrumbs({
  crumbs,
  label,
}: {
  crumbs: readonly Queries.CrumbFragment[];
  label: string;
}) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {crumbs.map(({ label: name, ...link }, index) => (
          <li key={name} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            <NamedLink {...link}>{name}</NamedLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const query = graphql`
  fragment Crumb on Crumb {
    label
    href
    devices
  }
`;

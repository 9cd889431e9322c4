import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { NamedLink } from './anchor';
import * as styles from './breadcrumbs.module.css';

/** The path to the page; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Queries.CrumbFragment[] }) {
  const { t } = useTranslation('common');
  if (crumbs.length === 0) return null;

  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, ...link }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            <NamedLink {...link}>{label}</NamedLink>
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

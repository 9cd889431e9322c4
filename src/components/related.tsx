import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { relatedGroups } from '../site/route-types';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import { Fold } from './fold';
import { Frame } from './frame';
import { Icon } from './icon';
import * as icons from './icon.module.css';
import * as styles from './related.module.css';
import { Words } from './words';

interface Props extends Pick<Queries.PageBodyFragment, 'related'> {
  /** Stands beside a text, so that the kinds are below each other. */
  isBeside?: boolean;
}

/** Related links, a column per kind. Phones fold all but the first kind. */
export function Related({ related, isBeside = false }: Props) {
  const { t } = useTranslation('page', { keyPrefix: 'related' });
  if (related.length === 0) return null;

  const groups = relatedGroups
    .map((name) => ({ name, links: related.filter(({ group }) => group === name) }))
    .filter(({ links }) => links.length > 0);

  return (
    <Frame id="related" rank="minor">
      {/* What is seen are the names of the columns, which say the same. */}
      <h2 className="visually-hidden">{t('heading')}</h2>
      <div className={`${styles.columns} ${isBeside ? styles.beside : ''}`}>
        {groups.map(({ name, links }, index) =>
          index === 0 ? (
            <section key={name}>
              <h3 className={styles.title}>{t(name)}</h3>
              <LinksOfKind links={links} />
            </section>
          ) : (
            <Fold key={name} label={t(name)}>
              <h3 className={`${styles.title} ${shared.fromTablet}`}>{t(name)}</h3>
              <LinksOfKind links={links} />
            </Fold>
          ),
        )}
      </div>
    </Frame>
  );
}

const LinksOfKind = ({ links }: { links: readonly Queries.RelatedLinkFragment[] }) => (
  <ul>
    {links.map(({ href, title, label, devices }) => (
      <li key={href} className={styles.item} data-devices={devices}>
        <Anchor href={href} className={icons.named}>
          <Icon of={href} />
          <span>
            {label && `${label} · `}
            <Words text={title} />
          </span>
        </Anchor>
      </li>
    ))}
  </ul>
);

export const query = graphql`
  fragment RelatedLink on RelatedLink {
    group
    href
    title
    label
    devices
  }
`;

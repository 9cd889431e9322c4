import { graphql } from 'gatsby';
import { Frame } from '../../components/frame';
import { LinkList } from '../../components/page-links';
import type { SectionProps } from '../../components/section-props';
import { Words } from '../../components/words';
import { devicesOf, markedFor } from '../../site/route-types';
import * as styles from './site-map.module.css';

/** Every page of the site, by group. */
export const SiteMap = ({ section }: SectionProps<Queries.SiteMapSectionFragment>) => (
  <Frame {...section}>
    {section.groups.map(({ title, links }) => (
      <section key={title} className={styles.group} {...markedFor(devicesOf(links))}>
        <h3>
          <Words text={title} />
        </h3>
        <LinkList links={links} className={styles.links} />
      </section>
    ))}
  </Frame>
);

export const query = graphql`
  fragment SiteMapSection on SiteMapSection {
    ...SectionHead
    groups { ...LinkGroup }
  }

  fragment LinkGroup on LinkGroup {
    title
    links { ...Link }
  }
`;

import { devicesOf, markedFor } from '../../routes/route-types';
import { Frame } from '../frame';
import { LinkList } from '../page-links';
import { Words } from '../words';
import * as styles from './lists.module.css';
import type { SectionProps } from './props';

/** Every page of the site, by group. */
export const SiteMap = ({ section }: SectionProps<'siteMap' | 'docs'>) => (
  <Frame {...section}>
    <div className={styles.siteMap}>
      {section.groups.map(({ title, links }) => (
        <section key={title} {...markedFor(devicesOf(links))}>
          <h3>
            <Words text={title} />
          </h3>
          <LinkList links={links} />
        </section>
      ))}
    </div>
  </Frame>
);

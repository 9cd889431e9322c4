import { Anchor } from '../anchor';
import { Frame } from '../frame';
import type { SectionProps } from './props';
import * as styles from './site-map.module.css';

/** Every page of the site, by group. */
export function SiteMap({ section }: SectionProps<'siteMap'>) {
  return (
    <Frame {...section}>
      <div className={styles.groups}>
        {section.groups.map(({ title, links }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <ul>
              {links.map(({ label, href, devices }) => (
                <li key={href}>
                  <Anchor href={href} devices={devices} className={styles.link}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Frame>
  );
}

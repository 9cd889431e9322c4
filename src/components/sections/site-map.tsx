import { Anchor } from '../anchor';
import { Frame } from '../frame';
import type { SectionProps } from './props';
import * as styles from './site-map.module.css';

/** The device that all pages of a group are for; a group of which the other one sees no page has no title there either. */
function devicesOf(links: readonly { devices: string }[]): string | undefined {
  const [only, ...others] = new Set(links.map(({ devices }) => devices));
  return only === 'both' || others.length > 0 ? undefined : only;
}

/** Every page of the site, by group. */
export function SiteMap({ section }: SectionProps<'siteMap'>) {
  return (
    <Frame {...section}>
      <div className={styles.groups}>
        {section.groups.map(({ title, links }) => (
          <section key={title} data-devices={devicesOf(links)}>
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

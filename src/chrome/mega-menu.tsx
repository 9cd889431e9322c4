import { useRef } from 'react';
import { Anchor } from '../components/anchor';
import { Picture } from '../components/picture';
import { resourceLimit } from '../config/constants';
import { fill } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import { type HeaderGroupView, singleLink } from './header-view';
import * as styles from './mega-menu.module.css';
import { MenuLink } from './menu-link';
import { useDropdowns } from './use-dropdowns';

interface Props {
  texts: UiTexts['header'];
  groups: readonly HeaderGroupView[];
}

/**
 * The menu of the desktop layout: a row of titles with dropdowns, which open on hover and focus by CSS alone
 * until script runs. In the phone layout the whole menu shows at `#menu` for visitors without script; with
 * script, phone-menu.tsx takes its place.
 */
export function MegaMenu({ texts, groups }: Props) {
  const menu = useRef<HTMLElement>(null);
  const dropdowns = useDropdowns(menu);
  return (
    <nav id="menu" ref={menu} className={styles.menu} aria-label={texts.mainNavigation}>
      <a href="#content" className={styles.close} data-plain="">
        {texts.closeMenu}
      </a>
      <ul className={styles.groups}>
        {groups.map((group) => {
          const { id, title, columns, categories } = group;
          const single = singleLink(group);
          if (single)
            return (
              <li key={id} className={styles.group}>
                <Anchor href={single.href} kind={single.kind} devices={single.devices} className={styles.title}>
                  {title}
                </Anchor>
              </li>
            );
          const isOpen = dropdowns.open === id;
          const hasCategories = categories.length > 1;
          return (
            <li
              key={id}
              className={styles.group}
              data-open={isOpen || undefined}
              data-wide={hasCategories || undefined}
              {...dropdowns.group(id)}
            >
              <button
                type="button"
                className={styles.title}
                data-title=""
                aria-expanded={isOpen}
                aria-controls={`menu-${id}`}
                {...dropdowns.title(id)}
              >
                {title}
              </button>
              <div id={`menu-${id}`} className={styles.panel} data-columns={columns}>
                {categories.map((category) => (
                  <section key={category.links[0]?.id} className={styles.category}>
                    {hasCategories && category.title && (
                      <h2 className={styles.categoryTitle}>
                        {category.picture?.childImageSharp && (
                          <Picture
                            image={category.picture.childImageSharp.gatsbyImageData}
                            alt=""
                            className={styles.categoryPicture}
                          />
                        )}
                        {category.title}
                      </h2>
                    )}
                    <ul
                      className={styles.links}
                      data-columns={category.columns}
                      aria-label={(hasCategories && category.title) || fill(texts.entries, { title })}
                    >
                      {category.links.map((link, index) => (
                        <li key={link.id} data-beyond={(id === 'resources' && index >= resourceLimit) || undefined}>
                          <MenuLink link={link} />
                        </li>
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

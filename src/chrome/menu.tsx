import { type ReactNode, useRef } from 'react';
import { Anchor } from '../components/anchor';
import { CloseButton } from '../components/icon-button';
import { formatMessage } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import { leftOutOn, twoColumnsOn } from '../navigation/header-layout';
import { menuPicturesPath } from '../routes/icon';
import { devicesOf, markedFor } from '../routes/route-types';
import * as shared from '../styles/shared.module.css';
import * as styles from './menu.module.css';
import { useCurrentEntries } from './page-marks';
import { useHoverIntent, usePopover } from './popups';

export type HeaderGroupView = Queries.HeaderMenuGroup;

interface Props {
  texts: UiTexts['header'];
  groups: readonly HeaderGroupView[];
  foot: ReactNode;
}

/**
 * The menu (specification sections 2 and 4): a row of titles with dropdowns in the desktop layout, a popover with an accordion in the phone
 * layout. Both are this one markup, and both open without script.
 */
export function Menu({ texts, groups, foot }: Props) {
  const menu = useRef<HTMLElement>(null);
  usePopover(menu);
  useHoverIntent(menu);
  useCurrentEntries(menu, groups);

  return (
    <nav
      id="menu"
      ref={menu}
      popover="auto"
      className={styles.menu}
      aria-label={texts.mainNavigation}
      style={{ '--pictures': `url(${menuPicturesPath})` }}
    >
      <div className={`${styles.head} ${shared.belowDesktop}`}>
        <CloseButton
          label={texts.closeMenu}
          popovertarget="menu"
          popovertargetaction="hide"
          autoFocus
        />
      </div>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} texts={texts} />
        ))}
      </ul>
      <div className={`${styles.foot} ${shared.belowDesktop}`}>{foot}</div>
    </nav>
  );
}

function Group({ group, texts }: Pick<Props, 'texts'> & { group: HeaderGroupView }) {
  const { id, title, categories } = group;
  const entries = categories.flatMap(({ links }) => links);
  const [first] = entries;

  if (first && entries.length === 1)
    return (
      <li className={styles.group}>
        <Anchor key={title} {...first} className={styles.title}>
          {title}
        </Anchor>
      </li>
    );

  const hasCategories = categories.length > 1;

  return (
    <li className={styles.group} data-wide={hasCategories || undefined}>
      <details id={`menu-${id}`} name="menu">
        <summary className={styles.title}>{title}</summary>
        <div className={styles.panel} data-columns={twoColumnsOn(id, entries) || undefined}>
          <div className={styles.categories}>
            {categories.map(({ title: category, picture, links }) => (
              <section
                key={links[0]?.id}
                className={styles.category}
                {...markedFor(devicesOf(links))}
              >
                {hasCategories && category && (
                  <h2 className={styles.categoryTitle}>
                    <Icon picture={picture} />
                    <span>{category}</span>
                  </h2>
                )}
                <ul
                  className={styles.links}
                  data-columns={twoColumnsOn(id, links) || undefined}
                  aria-label={
                    (hasCategories && category) || formatMessage(texts.entries, { title })
                  }
                >
                  {links.map((link) => (
                    <li
                      key={link.id}
                      data-without={leftOutOn(id, entries, entries.indexOf(link)) || undefined}
                    >
                      <Anchor {...link} className={shared.touch}>
                        <Icon picture={link.picture} />
                        <span key={`${link.title} ${link.subtitle}`}>
                          {link.title}
                          {link.subtitle && <small className={shared.note}>{link.subtitle}</small>}
                        </span>
                      </Anchor>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </details>
    </li>
  );
}

const Icon = ({ picture }: { picture: number | null }) =>
  picture === null ? null : <i style={{ '--at': picture }} />;

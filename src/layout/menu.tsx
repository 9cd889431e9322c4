import { useTranslation } from 'gatsby-plugin-react-i18next';
import { type ReactNode, useRef } from 'react';
import { Anchor } from '../components/anchor';
import { Fold } from '../components/fold';
import { CloseButton } from '../components/icon-button';
import { translateOf } from '../components/names';
import { Words } from '../components/words';
import { leftOutOn, twoColumnsOn } from '../features/menus/header-layout';
import { menuPicturesPath } from '../site/icon';
import { belongsTo, devicesOf, markedFor } from '../site/route-types';
import * as shared from '../styles/shared.module.css';
import * as styles from './menu.module.css';
import { useCurrentEntries } from './page-marks';
import { useHeaderEnd, useHoverIntent, usePopover } from './popups';

export type HeaderGroupView = Queries.HeaderMenuGroup;

interface Props {
  groups: readonly HeaderGroupView[];
  /** Above and below the groups in the phone layout. */
  head: ReactNode;
  foot: ReactNode;
}

/**
 * The menu (specification sections 2 and 4): a row of titles with dropdowns in the desktop layout,
 * a popover with an accordion in the phone layout, whose long groups fold their categories. Both are
 * this one markup, and both open without script.
 */
export function Menu({ groups, head, foot }: Props) {
  const { t } = useTranslation('header');
  const menu = useRef<HTMLElement>(null);
  usePopover(menu);
  useHoverIntent(menu);
  useHeaderEnd(menu);
  useCurrentEntries(menu, groups);

  return (
    <nav
      id="menu"
      ref={menu}
      popover="auto"
      className={styles.menu}
      aria-label={t('mainNavigation')}
      style={{ '--pictures': `url(${menuPicturesPath})` }}
    >
      <div className={`${styles.head} ${shared.belowDesktop}`}>
        <CloseButton
          label={t('closeMenu')}
          popovertarget="menu"
          popovertargetaction="hide"
          autoFocus
        />
        {head}
      </div>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
      </ul>
      <div className={`${styles.foot} ${shared.belowDesktop}`}>{foot}</div>
    </nav>
  );
}

type Category = HeaderGroupView['categories'][number];

/** A group of one entry is that entry's link, with the group's title; any other is a dropdown. */
function Group({ group }: { group: HeaderGroupView }) {
  const { id, title, categories } = group;
  const entries = categories.flatMap(({ links }) => links);
  const [first] = entries;

  if (first && entries.length === 1)
    return (
      <li className={styles.group} data-group={id}>
        <Anchor key={title} {...first} className={styles.title}>
          {title}
        </Anchor>
      </li>
    );

  return (
    <li className={styles.group} data-group={id} data-wide={categories.length > 1 || undefined}>
      <details id={`menu-${id}`} name="menu">
        <summary className={styles.title}>{title}</summary>
        <div className={styles.panel} data-columns={twoColumnsOn(id, entries) || undefined}>
          <div className={styles.categories}>
            {categories.map((category) => (
              <CategorySection key={category.links[0]?.id} category={category} group={group} />
            ))}
          </div>
        </div>
      </details>
    </li>
  );
}

interface CategorySectionProps {
  category: Category;
  group: HeaderGroupView;
}

function CategorySection({ category, group }: CategorySectionProps) {
  const { t } = useTranslation('header');
  const { title, links } = category;
  const entries = group.categories.flatMap((each) => each.links);
  const hasHeading = group.categories.length > 1 && title !== '';
  const twoColumns = twoColumnsOn(group.id, links);
  const lists = twoColumns.includes('desktop') ? 2 : 1;
  const onDesktops = links.filter(({ devices }) => belongsTo(devices, 'desktop')).length;

  const list = (
    <ul
      className={styles.links}
      data-columns={twoColumns || undefined}
      aria-label={hasHeading ? title : t('entries', { title: group.title })}
    >
      {links.map((link) => (
        <li
          key={link.id}
          data-without={leftOutOn(group.id, entries, entries.indexOf(link)) || undefined}
          {...markedFor(link.devices)}
        >
          <EntryLink link={link} />
        </li>
      ))}
    </ul>
  );

  return (
    <section
      className={styles.category}
      style={{ '--rows': Math.ceil(onDesktops / lists) + 1, '--lists': lists }}
      {...markedFor(devicesOf(links))}
    >
      {hasHeading ? (
        <>
          {/* In the phone layout the summary is the heading. */}
          <h2
            className={`${styles.categoryTitle} ${shared.fromDesktop}`}
            translate={translateOf(title)}
          >
            {title}
          </h2>
          <Fold label={title} className={styles.family} name={`menu-${group.id}`} isLong>
            {list}
          </Fold>
        </>
      ) : (
        list
      )}
    </section>
  );
}

const EntryLink = ({ link }: { link: Category['links'][number] }) => (
  <Anchor {...link} className={shared.touch}>
    <Icon picture={link.picture} />
    <span key={`${link.title} ${link.subtitle}`}>
      <Words text={link.title} />
      {link.subtitle && <small className={shared.note}>{link.subtitle}</small>}
    </span>
  </Anchor>
);

/** A picture of the menu, by its place in the file of all. */
const Icon = ({ picture }: { picture: number | null }) =>
  picture === null ? null : <i style={{ '--at': picture }} />;

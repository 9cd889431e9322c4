import type { ReactNode } from 'react';
import { Anchor } from '../components/anchor';
import { CloseButton } from '../components/icon-button';
import { resourceLimit } from '../config/constants';
import type { Language } from '../config/languages';
import type { UiTexts } from '../i18n/ui-texts';
import { inLanguage } from '../routes/href';
import { Drawer } from './drawer';
import * as drawer from './drawer.module.css';
import { type HeaderGroupView, singleLink } from './header-view';
import { MenuLink } from './menu-link';
import * as styles from './phone-menu.module.css';
import { ThemeSwitch } from './theme-switch';

interface Props {
  open: boolean;
  onClose(): void;
  language: Language;
  texts: UiTexts['header'];
  groups: readonly HeaderGroupView[];
  /** The name of a signed-in partner. */
  partner: ReactNode;
}

/**
 * The slide-out menu of phones (specification section 2): a row for each group, one open at a time, and at
 * most 6 resources of this device (section 9).
 */
export function PhoneMenu({ open, onClose, language, texts, groups, partner }: Props) {
  // Only ever rendered in the browser, on demand.
  const { device } = document.documentElement.dataset;
  const here = window.location.href.replace(/[?#].*$/, '');
  const isHere = (href: string) => new URL(href, window.location.href).href === here;
  return (
    <Drawer open={open} onClose={onClose} label={texts.menu} side="end">
      {() => (
        <>
          <div className={drawer.head}>
            {partner}
            <span className={styles.close}>
              <CloseButton label={texts.closeMenu} onClick={onClose} />
            </span>
          </div>
          <nav aria-label={texts.mainNavigation}>
            <ul>
              {groups.map((group) => {
                const { id, title, categories } = group;
                const single = singleLink(group);
                if (single)
                  return (
                    <li key={id} className={styles.group}>
                      <Anchor
                        href={single.href}
                        kind={single.kind}
                        devices={single.devices}
                        className={styles.title}
                        current={isHere(single.href)}
                      >
                        {title}
                      </Anchor>
                    </li>
                  );
                return (
                  <li key={id} className={styles.group}>
                    <details
                      name="phone-menu"
                      open={categories.some(({ links }) => links.some(({ href }) => isHere(href)))}
                    >
                      <summary className={styles.title}>{title}</summary>
                      {categories.map((category) => {
                        const links = category.links.filter(({ devices }) => devices === 'both' || devices === device);
                        return (
                          <section key={category.links[0]?.id} className={styles.category}>
                            {categories.length > 1 && category.title && (
                              <h2 className={styles.categoryTitle}>{category.title}</h2>
                            )}
                            <ul aria-label={category.title || title}>
                              {links.slice(0, id === 'resources' ? resourceLimit : undefined).map((link) => (
                                <li key={link.id}>
                                  <MenuLink link={link} isCurrent={isHere(link.href)} />
                                </li>
                              ))}
                            </ul>
                          </section>
                        );
                      })}
                    </details>
                  </li>
                );
              })}
            </ul>
          </nav>
          <div className={styles.foot}>
            <a href={inLanguage('/consult', language)} className={styles.consult}>
              {texts.consult}
            </a>
            <ThemeSwitch label={texts.theme} />
          </div>
        </>
      )}
    </Drawer>
  );
}

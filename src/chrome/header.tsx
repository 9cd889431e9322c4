import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Anchor } from '../components/anchor';
import { Picture } from '../components/picture';
import { resourceLimit } from '../config/constants';
import type { Language } from '../config/languages';
import { fill } from '../i18n/texts';
import type { UiTexts } from '../i18n/ui-texts';
import type { HeaderCategory, HeaderGroup, HeaderLink } from '../navigation/header';
import { inLanguage } from '../routes/href';
import * as styles from './header.module.css';
import { Logo } from './logo';
import { ThemeSwitch } from './theme-switch';

/** A group of the menu with its pictures as gatsby-plugin-image made them. */
export interface HeaderGroupView extends Omit<HeaderGroup, 'categories'> {
  categories: (Omit<HeaderCategory, 'links' | 'picture'> & {
    links: (Omit<HeaderLink, 'picture'> & { picture: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | null })[];
  })[];
}

interface Props {
  language: Language;
  texts: UiTexts['header'];
  groups: readonly HeaderGroupView[];
  /** The language switch of the page. */
  children: ReactNode;
}

/**
 * The header: logo, menu groups, search, consultation, language. Without script the groups open on hover and focus, and on phones
 * `#menu` shows the whole menu.
 */
export function Header({ language, texts, groups, children }: Props) {
  const [openGroup, setOpenGroup] = useState<string | null>(null);
  const [menuOpen, setMenuOpen] = useState(false);
  /** The group hidden although the pointer still rests on it; `*` for all. */
  const [dismissed, setDismissed] = useState<string | null>(null);
  const header = useRef<HTMLElement>(null);
  useCurrentEntries(header);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenGroup(null);
      setMenuOpen(false);
      setDismissed('*');
      if (document.activeElement instanceof HTMLElement && header.current?.contains(document.activeElement)) document.activeElement.blur();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  /** Hides the dropdown after a click on an entry (specification section 4). */
  const close = (group: string) => {
    setOpenGroup(null);
    setDismissed(group);
    setMenuOpen(false);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };

  const search = inLanguage('/search', language);
  const consult = inLanguage('/consult', language);
  return (
    <header className={styles.header} ref={header}>
      <div className={styles.bar}>
        <a href={inLanguage('/', language)} className={styles.logo} aria-label={texts.logo}>
          <Logo language={language} />
        </a>
        {/* Without script the menu is shown by its anchor; with script a button opens and closes it. */}
        <a href="#menu" className={styles.toggleWithoutScript} data-plain="">
          {texts.menu}
        </a>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={menuOpen}
          aria-controls="menu"
          onClick={() => setMenuOpen(!menuOpen)}
        >
          {menuOpen ? texts.closeMenu : texts.menu}
        </button>
        <nav id="menu" className={styles.menu} aria-label={texts.mainNavigation} data-open={menuOpen || undefined}>
          <ul className={styles.groups}>
            {groups.map((group) => (
              <Group
                key={group.id}
                group={group}
                texts={texts}
                open={openGroup === group.id}
                dismissed={dismissed === '*' || dismissed === group.id}
                onToggle={() => setOpenGroup(openGroup === group.id ? null : group.id)}
                onFollow={() => close(group.id)}
                onReturn={() => setDismissed(null)}
              />
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <a href={search} className={styles.search}>
            {texts.search}
          </a>
          {children}
          <ThemeSwitch label={texts.theme} />
          <a href={consult} className={styles.consult}>
            {texts.consult}
          </a>
        </div>
      </div>
    </header>
  );
}

function Group({
  group: { id, title, columns, categories },
  texts,
  open,
  dismissed,
  onToggle,
  onFollow,
  onReturn,
}: {
  group: HeaderGroupView;
  texts: UiTexts['header'];
  open: boolean;
  /** Hidden by a click on an entry or by Escape, until the pointer or the focus comes anew. */
  dismissed: boolean;
  onToggle(): void;
  onFollow(): void;
  onReturn(): void;
}) {
  const [first] = categories.flatMap(({ links }) => links);
  const isSingle = categories.length === 1 && categories[0]?.links.length === 1;
  if (isSingle && first)
    return (
      <li className={styles.group}>
        <Anchor href={first.href} kind={first.kind} devices={first.devices} className={styles.title}>
          {title}
        </Anchor>
      </li>
    );
  return (
    <li
      className={styles.group}
      data-open={open || undefined}
      data-dismissed={dismissed || undefined}
      onPointerLeave={onReturn}
      onFocus={onReturn}
    >
      <button type="button" className={styles.title} aria-expanded={open} aria-controls={`menu-${id}`} onClick={onToggle}>
        {title}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the click bubbles from links, which the keyboard follows as well */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above */}
      <div
        id={`menu-${id}`}
        className={styles.panel}
        data-columns={columns}
        onClick={(event) => (event.target as Element).closest('a') && onFollow()}
      >
        {categories.map((category) => (
          <section key={category.links[0]?.id} className={styles.category}>
            {categories.length > 1 && category.title && <h2 className={styles.categoryTitle}>{category.title}</h2>}
            <ul
              className={styles.links}
              aria-label={categories.length > 1 && category.title ? category.title : fill(texts.expand, { title })}
            >
              {category.links.map(({ id: entry, title: name, subtitle, href, kind, devices, picture }, index) => (
                <li key={entry} data-beyond={(id === 'resources' && index >= resourceLimit) || undefined}>
                  <Anchor href={href} kind={kind} devices={devices} className={styles.link}>
                    {picture?.childImageSharp && (
                      <Picture image={picture.childImageSharp.gatsbyImageData} alt="" className={styles.picture} />
                    )}
                    <span>
                      <span className={styles.name}>{name}</span>
                      {subtitle && <small className={styles.subtitle}>{subtitle}</small>}
                    </span>
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </li>
  );
}

/** Marks the links to the page that is open: the slice's HTML is the same on every page and knows no address. */
function useCurrentEntries(header: React.RefObject<HTMLElement>): void {
  useEffect(() => {
    const mark = () => {
      for (const link of header.current?.querySelectorAll('nav a') ?? []) {
        if ((link as HTMLAnchorElement).href === window.location.href.replace(/[?#].*$/, '')) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
    };
    mark();
    window.addEventListener('route-update', mark);
    return () => window.removeEventListener('route-update', mark);
  }, [header]);
}

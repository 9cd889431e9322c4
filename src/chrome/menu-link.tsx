import { Anchor } from '../components/anchor';
import { Picture } from '../components/picture';
import type { HeaderLinkView } from './header-view';
import * as styles from './menu-link.module.css';

/** An entry of the menu: picture, title and subtitle. */
export const MenuLink = ({
  link: { title, subtitle, href, kind, devices, picture },
  isCurrent = false,
}: {
  link: HeaderLinkView;
  /** Whether it links to the open page, where that is known. */
  isCurrent?: boolean;
}) => (
  <Anchor href={href} kind={kind} devices={devices} className={styles.link} current={isCurrent}>
    {picture?.childImageSharp && (
      <Picture image={picture.childImageSharp.gatsbyImageData} alt="" className={styles.picture} />
    )}
    <span>
      <span className={styles.name}>{title}</span>
      {subtitle && <small className={styles.subtitle}>{subtitle}</small>}
    </span>
  </Anchor>
);

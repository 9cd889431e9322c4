import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as shared from '../styles/shared.module.css';
import { Anchor } from './anchor';
import { Frame } from './frame';
import { Picture } from './picture';
import * as styles from './showcase.module.css';

interface Shown {
  readonly name: string;
  readonly href: string | null;
  readonly alt: string;
  readonly picture: { readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null } | null;
}

/** Consoles of several products: the first large, the others beside it, each leading to its product. */
export function Showcase({ heading, lead, items }: { heading: string; lead: string; items: readonly Shown[] }) {
  return (
    <Frame id="consoles" heading={heading} lead={lead} tone="sunken">
      <ul className={`${shared.swipe} ${styles.list}`}>
        {items.map(
          ({ name, href, alt, picture }, index) =>
            picture?.childImageSharp && (
              <li key={name} className={styles.item}>
                <Picture
                  image={picture.childImageSharp.gatsbyImageData}
                  alt={alt}
                  className={styles.picture}
                  sizes={index === 0 ? undefined : '(min-width: 1200px) 300px, (min-width: 750px) 33vw, 100vw'}
                />
                <p className={styles.name}>{href === null ? name : <Anchor href={href}>{name}</Anchor>}</p>
              </li>
            ),
        )}
      </ul>
    </Frame>
  );
}

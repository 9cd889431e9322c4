import type { ComponentPropsWithoutRef } from 'react';
import { splitLanguage } from '../site/href';
import { iconOf, kindIcon, spritePath } from '../site/icon';
import { letteringPath } from '../site/lettering';
import * as styles from './icon.module.css';

/**
 * A control's line drawing on 24 by 24 units, in the HTML and in the colour of its text;
 * decorative.
 */
export const Glyph = ({
  path,
  size = 20,
  ...svg
}: ComponentPropsWithoutRef<'svg'> & { path: string; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" {...svg}>
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
  </svg>
);

/**
 * A symbol of the sprite (src/gatsby/sprite.ts), decorative.
 * @param id from `iconOf`
 */
const SpriteIcon = ({ id, className = styles.icon }: { id: string; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${spritePath}#${id}`} />
  </svg>
);

/** The icon of the page at an address. */
export const Icon = ({ of }: { of: string }) => <SpriteIcon id={iconOf(of)} />;

/** The icon for the kind of page at an address. */
export const KindIcon = ({ of }: { of: string }) => <SpriteIcon id={kindIcon(of)} />;

/** The name of the customer whose case is at an address, as its logo writes it; decorative. */
export const Lettering = ({ of }: { of: string }) => (
  <svg className={styles.lettering} aria-hidden="true">
    <use href={`${letteringPath(splitLanguage(of).language)}#${iconOf(of)}`} />
  </svg>
);

/** The mark of the customer whose case is at an address. */
export const Mark = ({ of }: { of: string }) => (
  <SpriteIcon id={iconOf(of)} className={styles.mark} />
);

import { iconOf, kindIcon, spritePath } from '../routes/icon';
import * as styles from './icon.module.css';

/** A symbol of the sprite (src/build/sprite.ts), decorative. @param id from `iconOf` */
const SpriteIcon = ({ id, className = styles.icon }: { id: string; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${spritePath}#${id}`} />
  </svg>
);

/** The icon of the page at an address. */
export const Icon = ({ of }: { of: string }) => <SpriteIcon id={iconOf(of)} />;

/** The icon for the kind of page at an address. */
export const KindIcon = ({ of }: { of: string }) => <SpriteIcon id={kindIcon(of)} />;

/** The mark of the customer whose case is at an address. */
export const Mark = ({ of }: { of: string }) => <SpriteIcon id={iconOf(of)} className={styles.mark} />;

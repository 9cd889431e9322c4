import { coverPath, coverShapeOf, coverShapes } from '../config/covers';
import { splitLanguage } from '../routes/href';
import * as styles from './cover.module.css';

/**
 * The cover of an item, lazily loaded and decorative. Renders nothing for a kind without covers.
 * @param href the address of the item
 */
export function Cover({ href }: { href: string }) {
  const { language, path } = splitLanguage(href);
  const [, kind = '', slug] = path.split('/');
  const shape = coverShapeOf(kind);
  if (!shape) return null;
  return (
    <img
      className={styles.cover}
      data-shape={shape}
      {...coverShapes[shape]}
      alt=""
      // Before the address: on the client, React sets them in this order.
      loading="lazy"
      decoding="async"
      src={coverPath(`${kind}/${slug}`, language)}
    />
  );
}

import { coverPath, coverShapeOf, coverShapes } from '../config/covers';
import { splitLanguage } from '../routes/href';
import * as styles from './cover.module.css';

/**
 * An item's cover, lazily loaded and decorative. Renders nothing for kinds without covers.
 * @param href the item's address
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
      // Before `src`: in the browser, React sets attributes in this order.
      loading="lazy"
      decoding="async"
      src={coverPath(`${kind}/${slug}`, language)}
    />
  );
}

import { coverShapeOf, coverShapes } from '../site/covers';
import * as styles from './cover.module.css';

interface Props {
  kind: string;
  src: string;
  /** Whether it's in the first view, and loads at once. */
  isFirst?: boolean;
}

/**
 * An item's cover, lazily loaded and decorative. Renders nothing for kinds without covers.
 * @param kind the item's kind
 * @param src the cover's address
 */
export function Cover({ kind, src, isFirst = false }: Props) {
  const shape = coverShapeOf(kind);
  if (!shape) return null;
  return (
    <img
      className={styles.cover}
      data-shape={shape}
      {...coverShapes[shape]}
      alt=""
      // Before `src`: in the browser, React sets attributes in this order.
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      src={src}
    />
  );
}

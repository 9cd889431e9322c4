import type { IGatsbyImageData } from 'gatsby-plugin-image';
import * as styles from './console-picture.module.css';
import { Picture } from './picture';

/** The console of a product in a frame, with a caption. */
export function ConsolePicture({ image, alt }: { image: IGatsbyImageData; alt: string }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Picture image={image} alt="" className={styles.picture} />
      </div>
      {/* The caption is visible to everyone; as alternative text it would be read twice. */}
      <figcaption className={styles.caption}>{alt}</figcaption>
    </figure>
  );
}

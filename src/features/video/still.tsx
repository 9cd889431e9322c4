import type { MediaVideo } from '../../contract/content/media';
import { companyAddress } from '../../lib/company-address';
import * as styles from './player.module.css';

/**
 * A still of a video that is played behind its form. It says nothing that the title beside it does not.
 * @param host the company host; empty: the site's own origin
 */
export function Still({ video, host }: { video: MediaVideo; host: string }) {
  const poster = companyAddress(host, video.poster);
  return poster && <img className={styles.picture} src={poster} alt="" width={1280} height={720} />;
}

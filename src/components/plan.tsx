import type { PageView } from '../routes/page-view';
import { Drawing } from './drawing';
import * as styles from './plan.module.css';

/** The drawing in a page's head. */
export const PageVisual = ({ motif }: Pick<PageView, 'motif'>) =>
  motif && <Drawing drawing={motif.drawing} label={motif.label ?? ''} className={styles.motif} />;

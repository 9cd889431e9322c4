import { useEffect } from 'react';
import { Glyph } from '../components/icon';
import { fill } from '../i18n/texts';
import { useSession } from '../stores/session';
import * as styles from './signed-in.module.css';

/**
 * The name of a signed-in partner (specification section 3, isLogin and userInfo). Import it dynamically: it
 * brings the session store, which few visitors need.
 * @param label says that {{name}} is signed in
 */
export function SignedIn({ label }: { label: string }) {
  const { userInfo, restore } = useSession();
  useEffect(() => restore(), [restore]);
  if (!userInfo) return null;
  const { name } = userInfo;
  const said = fill(label, { name });
  return (
    <span className={styles.partner} title={said}>
      <Glyph path="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5" className={styles.sign} />
      <span className="visually-hidden">{said}</span>
      <span aria-hidden="true" className={styles.name}>
        {name}
      </span>
    </span>
  );
}

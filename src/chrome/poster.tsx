import { Anchor } from '../components/anchor';
import { CloseButton } from '../components/icon-button';
import type { UiTexts } from '../i18n/ui-texts';
import { session } from '../stores/session-storage';
import * as styles from './poster.module.css';

interface Props {
  texts: UiTexts['siteExtras']['poster'];
  /** The news page on another site. */
  href: string;
  newTabLabel: string;
}

/** Hides the poster for the rest of the session: storage at once, for the store is loaded only now. */
function dismiss(): void {
  delete document.documentElement.dataset.poster;
  session.write('showPoster', 'false');
  document.getElementById('content')?.focus({ preventScroll: true });
  import('../stores/session').then(
    ({ useSession }) => useSession.getState().setShowPoster(false),
    // Storage has it already; the store would only repeat it.
    () => undefined,
  );
}

/**
 * The promotional poster above the header (specification section 2). Hidden in the HTML; the guard script shows it before the first paint
 * (`data-poster` of `html`) unless it was dismissed in this session, so that nothing moves afterwards.
 */
export function Poster({ texts, href, newTabLabel }: Props) {
  return (
    <aside className={styles.poster} aria-label={texts.label}>
      <div className={styles.inner}>
        <Anchor href={href} newTabLabel={newTabLabel} className={styles.link}>
          {texts.text}
        </Anchor>
        <CloseButton label={texts.close} onClick={dismiss} />
      </div>
    </aside>
  );
}

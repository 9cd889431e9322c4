import * as styles from './floating.module.css';

/** Goes to the head of the page, and takes the focus with it. */
function goToTop(): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('content');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The way back to the top (specification section 2). @param isShown after 300 px */
export function BackToTop({ label, isShown }: { label: string; isShown: boolean }) {
  return (
    <button type="button" className={styles.round} aria-label={label} title={label} hidden={!isShown} onClick={goToTop}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 20V5M5 12l7-7 7 7" fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}

import { IconButton } from '../components/icon-button';
import * as styles from './theme-switch.module.css';

/** Keeps a choice across visits; blocked storage only forgets it. */
function remember(theme: string): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // The choice holds until the page is left.
  }
}

/** Switches between light and dark; until it is used, the theme follows the system (guard-script.ts sets what was chosen before). */
export function ThemeSwitch({ label }: { label: string }) {
  const onClick = () => {
    const root = document.documentElement;
    const current =
      root.dataset.theme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.dataset.theme = current === 'dark' ? 'light' : 'dark';
    remember(root.dataset.theme);
  };
  return (
    <IconButton label={label} className={styles.button} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </IconButton>
  );
}

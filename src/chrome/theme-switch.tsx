import { IconButton } from '../components/icon-button';
import { local } from '../stores/local-storage';
import * as shared from '../styles/shared.module.css';

/**
 * Switches between light and dark. Until it is used the theme follows the system; before-paint/guard.ts applies an
 * earlier choice.
 */
export function ThemeSwitch({ label }: { label: string }) {
  const onClick = () => {
    const root = document.documentElement;
    const current =
      root.dataset.theme ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
    root.dataset.theme = current === 'dark' ? 'light' : 'dark';
    local.write('theme', root.dataset.theme);
  };
  return (
    <IconButton label={label} className={shared.scriptOnly} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </IconButton>
  );
}

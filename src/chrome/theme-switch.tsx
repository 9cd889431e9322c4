import { useSyncExternalStore } from 'react';
import { IconButton } from '../components/icon-button';
import { local } from '../stores/local-storage';
import * as shared from '../styles/shared.module.css';

const system = () => window.matchMedia('(prefers-color-scheme: dark)');
const isDark = () => (document.documentElement.dataset.theme ?? (system().matches ? 'dark' : 'light')) === 'dark';

/** Watches both inputs of the theme: the system setting and the visitor's choice. */
function watch(notify: () => void): () => void {
  const media = system();
  const choice = new MutationObserver(notify);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  media.addEventListener('change', notify);
  return () => {
    choice.disconnect();
    media.removeEventListener('change', notify);
  };
}

/**
 * Switches the dark theme on or off and shows its state. Until it is used, the theme follows the system;
 * before-paint/guard.ts applies an earlier choice.
 */
export function ThemeSwitch({ label }: { label: string }) {
  const isOn = useSyncExternalStore(watch, isDark, () => false);
  const onClick = () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    local.write('theme', theme);
  };
  return (
    <IconButton label={label} aria-pressed={isOn} className={shared.scriptOnly} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </IconButton>
  );
}

import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState, useSyncExternalStore } from 'react';
import { Glyph } from '../components/icon';
import { IconButton } from '../components/icon-button';
import { local } from '../stores/storage';
import * as shared from '../styles/shared.module.css';
import * as styles from './theme-switch.module.css';

/** A sun, a moon, and a disc half dark. */
const shapes = {
  light:
    'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  system: 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16zM12 4v16M12 8h7M12 12h8M12 16h7',
} as const;

type Theme = keyof typeof shapes;

/** The visitor's choice: a theme, or that of the system. */
function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function watchTheme(notify: () => void): () => void {
  const choice = new MutationObserver(notify);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => choice.disconnect();
}

/**
 * From the system's theme to the other one, so that every first press is seen; then to the same
 * one, chosen; then back to the system.
 */
function nextTheme(theme: Theme): Theme {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const order: Theme[] = isDark ? ['system', 'light', 'dark'] : ['system', 'dark', 'light'];
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system';
}

/**
 * Chooses the theme, and shows by its icon and says in its name which one it is: light, dark, or
 * the system's, as until it is used. before-paint/guard.ts applies an earlier choice.
 * @param isNamed shows the name beside the icon
 */
export function ThemeSwitch({ isNamed = false }: { isNamed?: boolean }) {
  const { t } = useTranslation('header');
  const theme = useSyncExternalStore(watchTheme, chosenTheme, () => 'system' as const);
  const [isUsed, setUsed] = useState(false);

  const onClick = () => {
    const next = nextTheme(theme);
    setUsed(true);
    local.write('theme', next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };

  const name = t('theme') + t(`themes.${theme}`);

  return (
    <>
      <IconButton
        label={name}
        className={`${shared.scriptOnly} ${isNamed ? styles.named : ''}`}
        onClick={onClick}
      >
        <Glyph path={shapes[theme]} strokeLinecap="round" />
        {isNamed && <span>{t(`themes.${theme}`)}</span>}
      </IconButton>
      {/* Screen readers do not read the new name of a button that they are on. */}
      <span aria-live="polite" className="visually-hidden">
        {isUsed && name}
      </span>
    </>
  );
}

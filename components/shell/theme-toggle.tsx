'use client';

import { useSyncExternalStore } from 'react';
import { iconButtonClasses } from '@/components/ui/button-classes';
import { IconShape } from '@/components/ui/icon-shape';
import { storedKeys } from '@/lib/platform/browser/stored-keys';
import { removeStored, writeStored } from '@/lib/platform/browser/stored-values';

type Theme = 'system' | 'light' | 'dark';

const following: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const shapes: Record<Theme, string> = {
  system: 'M3 4.5h18v12H3zM12 16.5V20M8 20h8',
  light:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5',
};

export interface ThemeToggleProps {
  /** What is shown now, by theme: "Cores: como no sistema". */
  labels: Record<Theme, string>;
}

function watch(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function shownTheme(): Theme {
  const theme = document.documentElement.dataset.theme;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function choose(theme: Theme) {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  // Read before the first paint by inline-preferences. A browser that stores nothing still shows it on this page.
  if (theme === 'system') removeStored('local', storedKeys.theme);
  else writeStored('local', storedKeys.theme, theme);
}

export function ThemeToggle({ labels }: ThemeToggleProps) {
  const theme = useSyncExternalStore<Theme>(watch, shownTheme, () => 'system');
  return (
    <button
      type="button"
      aria-label={labels[theme]}
      title={labels[theme]}
      className={iconButtonClasses}
      onClick={() => choose(following[theme])}
    >
      <IconShape path={shapes[theme]} />
    </button>
  );
}

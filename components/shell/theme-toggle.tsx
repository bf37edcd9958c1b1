'use client';

import { useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/button';

type Theme = 'system' | 'light' | 'dark';

/** In localStorage, 'light' or 'dark'; nothing means as the system says. Read before the first paint by inline-preferences. */
const themeKey = 'theme';

const following: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { system: 'monitor', light: 'sun', dark: 'moon' } as const;

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
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // A browser that stores nothing still shows the choice on this page.
  }
}

export function ThemeToggle({ labels }: ThemeToggleProps) {
  const theme = useSyncExternalStore<Theme>(watch, shownTheme, () => 'system');
  return <IconButton icon={icons[theme]} label={labels[theme]} onClick={() => choose(following[theme])} />;
}

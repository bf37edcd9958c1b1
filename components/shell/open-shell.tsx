'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { lazily } from '@/lib/platform/browser/lazy';
import { reportFailure } from '@/lib/platform/browser/report-failure';
import type { Locale } from '@/lib/platform/i18n/locales';

/**
 * Open pages are the same for everyone and are cached so. Whoever is signed in gets the shell of every other page in the
 * browser, in the place of the open header; a visitor never loads it.
 */
export function OpenShell({ locale }: { locale: Locale }) {
  const [shell, setShell] = useState<ReactNode>(null);
  useEffect(() => {
    if (document.documentElement.dataset.signedIn === undefined) return;
    lazily(() => import('./open-shell-parts'))
      .then(({ openShellFor }) => openShellFor(locale))
      .then(setShell)
      // The open header leads to the own panel.
      .catch((error: unknown) => reportFailure('the shell of an open page', String(error)));
  }, [locale]);
  return shell;
}

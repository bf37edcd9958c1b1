'use client';

import { useEffect } from 'react';
import type { Locale } from '@/lib/platform/i18n/locales';
import { showState } from './outbox-standing';
import { StateButton } from './state-button';

/** For screens on which people tap: it always says how far the taps are. `OutboxHost` holds what it opens. */
export function SyncState({ locale, className }: { locale: Locale; className?: string }) {
  useEffect(showState, []);
  return <StateButton locale={locale} className={className} />;
}

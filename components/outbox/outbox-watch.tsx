'use client';

import type { Locale } from '@/lib/platform/i18n/locales';
import { useOutbox } from '@/lib/platform/outbox/use-outbox';
import { StateButton } from './state-button';

/** On a page that does not show the state itself, it is seen when something waits. */
export function OutboxWatch({ locale, floats }: { locale: Locale; floats: boolean }) {
  const { items, notKept } = useOutbox();
  if (!floats || (items.length === 0 && !notKept)) return null;
  return (
    <StateButton
      locale={locale}
      className="fixed start-3 bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-sticky shadow-md"
    />
  );
}

'use client';

import { useEffect, useState } from 'react';
import { leaveBy } from '@/components/shell/leave-device';
import { lazily } from '@/lib/platform/browser/lazy';
import type { Locale } from '@/lib/platform/i18n/locales';
import { useOutboxStanding } from './outbox-standing';

/** The page's own images and scripts come first on a slow line. */
const afterLoadMs = 1500;

const loadWatch = () => lazily(() => import('./outbox-watch'));

/** All of the outbox that a page carries on which nobody taps: the rest comes once the page stands, or is opened. */
export function OutboxHost({ locale }: { locale: Locale }) {
  const { panel, shown, leaving } = useOutboxStanding();
  const [watch, setWatch] = useState<Awaited<ReturnType<typeof loadWatch>>>();

  useEffect(() => {
    if (watch) return;
    // Where it does not come, what waits goes out from the next page that stands, and nobody is kept here.
    const load = () => void loadWatch().then(setWatch, () => leaving && leaveBy(leaving));
    const waiting = setTimeout(load, panel || leaving ? 0 : afterLoadMs);
    return () => clearTimeout(waiting);
  }, [watch, panel, leaving]);

  return watch ? <watch.OutboxWatch locale={locale} floats={shown === 0} /> : null;
}

'use client';

import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';
import { useOutbox } from '@/lib/platform/outbox/use-outbox';
import { standOutbox, useOutboxStanding } from './outbox-standing';
import { SignInDialog } from './sign-in-dialog';
import { SignOutDialog } from './sign-out-dialog';
import { SyncPanel } from './sync-panel';
import { useNeedsSignIn } from './use-needs-sign-in';
import type { OutboxWords } from './words';

/** Whatever opens over a page for the outbox's sake. It comes when the first of them is wanted. */
export function OutboxDialogs({ locale, words }: { locale: Locale; words: OutboxWords }) {
  const { panel, leaving } = useOutboxStanding();
  const state = useOutbox();
  const needsSignIn = useNeedsSignIn();
  return (
    <NextIntlClientProvider locale={locale} messages={words}>
      <SyncPanel state={state} open={panel && !needsSignIn} onClose={() => standOutbox({ panel: false })} />
      <SignInDialog state={state} open={needsSignIn} />
      {leaving && <SignOutDialog state={state} form={leaving} onStay={() => standOutbox({ leaving: null })} />}
    </NextIntlClientProvider>
  );
}

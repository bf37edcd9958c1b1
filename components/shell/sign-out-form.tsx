'use client';

import type { FormEvent, ReactNode } from 'react';
import { holdsSignOut } from '@/components/outbox/outbox-standing';
import { links } from '@/lib/accounts/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { leaveDevice } from './leave-device';

type Props = { locale: Locale; role?: 'none'; children: ReactNode };

/** The way out, as a native form, so that it works when nothing else does. */
export function SignOutForm({ locale, role, children }: Props) {
  return (
    <form method="post" action={links.signOutForm()} role={role} data-leaves="" onSubmit={leave}>
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  );
}

/** What the person did and the server has not confirmed is told first; it stays on this device either way. */
function leave(event: FormEvent<HTMLFormElement>): void {
  if (holdsSignOut(event.currentTarget)) event.preventDefault();
  else leaveDevice();
}

'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { holdsSignOut } from '@/components/outbox/outbox-standing';
import { leaveBy } from '@/components/shell/leave-device';
import { isOnSharedDevice } from '@/components/shell/shared-device-here';
import { Button } from '@/components/ui/button';
import { links } from '@/lib/accounts/links';
import type { Locale } from '@/lib/platform/i18n/locales';
import { type KeptPerson, onPersonGone } from '@/lib/platform/kept/person';
import { personOfShell } from './person-of-shell';

type Props = { locale: Locale; signOut: string; switchPerson: string };

/** Whose things a kept page shows, and the way out: the next child at this device finds nobody, also without a line. */
export function KeptPersonHere({ locale, signOut, switchPerson }: Props) {
  const [person, setPerson] = useState<KeptPerson>();
  useEffect(() => {
    personOfShell().then(setPerson, () => undefined);
    return onPersonGone(() => setPerson(undefined));
  }, []);
  if (!person) return null;
  return (
    <form method="post" action={links.signOutForm()} data-stays onSubmit={leave} className="flex items-center gap-3">
      <input type="hidden" name="locale" value={locale} />
      <span className="line-clamp-2 min-w-0 text-end font-semibold leading-tight">{person.name}</span>
      <Button type="submit" size="sm" icon="logout" className="shrink-0">
        {isOnSharedDevice() ? switchPerson : signOut}
      </Button>
    </form>
  );
}

/** What the server has not confirmed is told first; it stays on this device either way. */
function leave(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = event.currentTarget;
  if (!holdsSignOut(form)) leaveBy(form);
}

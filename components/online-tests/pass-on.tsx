'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { holdsSignOut } from '@/components/outbox/outbox-standing';
import { leaveBy } from '@/components/shell/leave-device';
import { isOnSharedDevice } from '@/components/shell/shared-device-here';
import { Button } from '@/components/ui/button';
import { links } from '@/lib/accounts/links';

/**
 * One device for several pupils, one after the other: the faces of the class come next. What waits here still is sent from
 * whoever's sign-in, by the test's own key.
 */
export function PassOn({ offline }: { offline: boolean }) {
  const t = useTranslations('onlineTest');
  const locale = useLocale();
  const [isShared, setShared] = useState(false);
  useEffect(() => setShared(isOnSharedDevice()), []);
  if (!isShared) return null;
  return (
    <form
      method="post"
      action={links.signOutForm()}
      {...(offline && { 'data-stays': '' })}
      onSubmit={(event) => {
        event.preventDefault();
        const { unsent } = document.body.dataset;
        // Answers go by the test's own key; what was tapped in a lesson goes with its own person alone, who is told so.
        if (unsent === undefined || !holdsSignOut(event.currentTarget)) leaveBy(event.currentTarget);
      }}
    >
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" icon="users" className="mt-3">
        {t('nextPerson')}
      </Button>
    </form>
  );
}

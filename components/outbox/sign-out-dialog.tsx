'use client';

import { useTranslations } from 'next-intl';
import { leaveBy } from '@/components/shell/leave-device';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OutboxState } from '@/lib/platform/outbox/outbox-state';

const namedMax = 5;

type Props = { state: OutboxState; form: HTMLFormElement; onStay: () => void };

/** Leaving loses nothing and is told all the same: on a device of the school the person may not be back for weeks. */
export function SignOutDialog({ state, form, onStay }: Props) {
  const t = useTranslations('outbox');
  const unsent = state.items.filter((item) => item.state !== 'refused');
  const named = unsent.slice(0, namedMax);

  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('signOut.title', { count: unsent.length })}
      confirmLabel={t('signOut.leave')}
      cancelLabel={t('signOut.stay')}
      onConfirm={() => leaveBy(form)}
      onCancel={onStay}
    >
      <p>{t('signOut.text')}</p>
      <ul className="mt-2 list-disc ps-5">
        {named.map((item) => (
          <li key={item.key}>{item.label ?? t('unnamed')}</li>
        ))}
        {unsent.length > named.length && <li>{t('signOut.more', { count: unsent.length - named.length })}</li>}
      </ul>
    </ConfirmDialog>
  );
}

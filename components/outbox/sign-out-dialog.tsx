'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { type UnsentTest, unsentTests } from '@/components/online-tests/device/unsent';
import { leaveBy } from '@/components/shell/leave-device';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { OutboxState } from '@/lib/platform/outbox/outbox-state';

const namedMax = 5;
const patienceMs = 3000;

type Props = { state: OutboxState; form: HTMLFormElement; onStay: () => void };

/** Leaving loses nothing and is told all the same: on a device of the school the person may not be back for weeks. */
export function SignOutDialog({ state, form, onStay }: Props) {
  const t = useTranslations('outbox');
  const tests = useUnsentTests();
  const unsent = state.items.filter((item) => item.state !== 'refused');
  const lines = [
    ...(tests ?? []).map(({ attemptId, name, answers, isEnding }) => ({
      key: attemptId,
      words: answers > 0 ? t('signOut.answers', { name, count: answers }) : t('signOut.ending', { name }),
      entries: answers + Number(isEnding),
    })),
    ...unsent.map((item) => ({ key: item.key, words: item.label ?? t('unnamed'), entries: 1 })),
  ];
  const isKnown = useIsLate() || (state.isRead && tests !== undefined);
  const isSaved = isKnown && lines.length === 0;
  useEffect(() => {
    // Sent meanwhile, from this page or another one.
    if (isSaved) leaveBy(form);
  }, [isSaved, form]);
  if (!isKnown || lines.length === 0) return null;
  const named = lines.slice(0, namedMax);

  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('signOut.title', { count: lines.reduce((sum, { entries }) => sum + entries, 0) })}
      confirmLabel={t('signOut.leave')}
      cancelLabel={t('signOut.stay')}
      onConfirm={() => leaveBy(form)}
      onCancel={onStay}
    >
      <p>{t('signOut.text')}</p>
      <ul className="mt-2 list-disc ps-5">
        {named.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
        {lines.length > named.length && <li>{t('signOut.more', { count: lines.length - named.length })}</li>}
      </ul>
    </ConfirmDialog>
  );
}

/** A database that says nothing keeps nobody here. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(waiting);
  }, []);
  return isLate;
}

/** Undefined until this device has said it. */
function useUnsentTests(): readonly UnsentTest[] | undefined {
  const [tests, setTests] = useState<readonly UnsentTest[]>();
  useEffect(() => void unsentTests().then(setTests), []);
  return tests;
}

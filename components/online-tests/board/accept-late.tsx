'use client';

import { useTranslations } from 'next-intl';
import { ActionButton } from '@/components/forms/action-button';
import { acceptLateOp } from '@/lib/online-tests/contract';

type Props = { classId: string; unit: number; attemptId: string; late: number; onDone: () => void };

/** What came too late counts by a word of who teaches. */
export function AcceptLate({ late, onDone, ...input }: Props) {
  const t = useTranslations('testBoard');
  return (
    <ActionButton op={acceptLateOp} input={input} done={t('accepted')} onDone={onDone} size="sm" variant="primary">
      {t('acceptLate', { count: late })}
    </ActionButton>
  );
}

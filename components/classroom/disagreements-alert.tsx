'use client';

import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { Disagreement } from '@/lib/attendance/schemas';
import type { Desk } from '@/lib/classroom/schemas/desk';

type Props = { pupils: Desk['pupils']; disagreements: readonly Disagreement[]; onSeen: () => void };

/** Two who teach the class marked somebody otherwise: both are told what stands. */
export function DisagreementsAlert({ pupils, disagreements, onSeen }: Props) {
  const t = useTranslations('run.attendance');
  if (disagreements.length === 0) return null;
  const nameOf = (id: string) => pupils.find((pupil) => pupil.id === id)?.name ?? t('somebody');
  return (
    <Alert tone="warning" announce title={t('disagreed')} actions={<Button onClick={onSeen}>{t('seen')}</Button>}>
      <ul>
        {disagreements.map(({ studentId, stands, was, other }) => (
          <li key={studentId}>
            {t('disagreement', {
              name: nameOf(studentId),
              stands: t(`states.${stands}`),
              was: t(`states.${was}`),
              other: other?.name ?? t('somebody'),
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

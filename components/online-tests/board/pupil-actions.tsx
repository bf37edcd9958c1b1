'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmedButton } from '@/components/forms/confirmed-button';
import { Button } from '@/components/ui/button';
import { resetTestOp } from '@/lib/online-tests/contract';
import { AcceptLate } from './accept-late';
import { AttemptDialog } from './attempt-dialog';
import type { Place, Pupil } from './use-board';
import { useOwnWords } from './use-own-words';

type Props = Place & { pupil: Pupil; onDone: () => void };

/** What may be done to one pupil's test. */
export function PupilActions({ pupil: { studentId, name, attempt }, classId, unit, onDone }: Props) {
  const t = useTranslations('testBoard');
  const [isShown, setShown] = useState(false);
  const reset = useOwnWords('reset');
  if (!attempt) return null;
  const { id: attemptId, state, late } = attempt;
  return (
    <>
      {late > 0 && state === 'concluded' && (
        <AcceptLate classId={classId} unit={unit} attemptId={attemptId} late={late} onDone={onDone} />
      )}
      {state === 'concluded' && (
        <Button size="sm" icon="eye" aria-label={t('seeOf', { name })} onClick={() => setShown(true)}>
          {t('see')}
        </Button>
      )}
      <ConfirmedButton
        op={resetTestOp}
        input={{ classId, unit, studentId }}
        words={{
          label: t('reset'),
          title: t('resetTitle', { name }),
          confirm: t('reset'),
          done: t('wasReset'),
          ...reset,
        }}
        onDone={onDone}
        button={{ size: 'sm', 'aria-label': t('resetOf', { name }) }}
      >
        {t('resetText')}
      </ConfirmedButton>
      {isShown && (
        <AttemptDialog
          classId={classId}
          unit={unit}
          attemptId={attemptId}
          name={name}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}

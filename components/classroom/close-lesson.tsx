'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, ButtonLink } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { links } from '@/lib/classroom/links';
import { unsaid } from '@/lib/classroom/rules/unsaid';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { closeLessonOp } from '@/lib/lessons/contract';
import type { LessonTap } from './use-lesson-tap';

type Props = { desk: Desk; tap: LessonTap; onAttendance: () => void };

/** The last tap of a lesson. It is final, so it says what is missing first. */
export function CloseLesson({ desk, tap, onAttendance }: Props) {
  const t = useTranslations('run.close');
  const [isAsked, setAsked] = useState(false);
  const { lesson } = desk;
  if (lesson.status === 'closed') {
    const next = desk.lessons.find(({ number }) => number === lesson.number + 1);
    return (
      <Alert
        tone="success"
        className="mt-6"
        actions={
          next && (
            <ButtonLink href={links.runLesson(desk.class.id, next.number)} iconEnd="arrow-right">
              {t('next', { number: next.number })}
            </ButtonLink>
          )
        }
      >
        {t('closed')}
      </Alert>
    );
  }
  const isTaken = lesson.attendanceSavedAt !== null;
  const stepsLeft = lesson.steps.length - lesson.stepsDone.length;
  const slidersLeft = unsaid(desk).length;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 border-line border-t pt-4">
      <Button icon="lock" onClick={() => (isTaken ? setAsked(true) : onAttendance())}>
        {t('button')}
      </Button>
      {!isTaken && <p className="text-ink-soft">{t('attendanceFirst')}</p>}
      <ConfirmDialog
        open={isAsked}
        title={t('title', { number: lesson.number })}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          tap(closeLessonOp, {}, t('label', { number: lesson.number }));
        }}
      >
        <p>{t('final')}</p>
        <ul className="mt-2 list-disc ps-5">
          {stepsLeft > 0 && <li>{t('stepsLeft', { count: stepsLeft })}</li>}
          {slidersLeft > 0 && <li>{t('slidersLeft', { count: slidersLeft })}</li>}
        </ul>
      </ConfirmDialog>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { takeAttendanceOp } from '@/lib/attendance/contract';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { valueChallengesOp } from '@/lib/self-assessments/contract';
import type { LessonTap } from './use-lesson-tap';

const percents = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** The steps of the list, and between them what was typed in the table of entries: nobody is shown without a value for it. */
function percentsWith(given: number | null | undefined): number[] {
  return typeof given !== 'number' || percents.includes(given)
    ? percents
    : [...percents, given].sort((one, other) => one - other);
}

/** What each says to have done of the challenge, and the value that who teaches gives on the spot. */
export function ValuesPanel({ desk, tap }: { desk: Desk; tap: LessonTap }) {
  const t = useTranslations('run.values');
  const [away, setAway] = useState<Desk['pupils'][number]>();
  const sliders = new Map(desk.sliders.map((slider) => [slider.studentId, slider]));
  const values = new Map(desk.values.map(({ studentId, percent }) => [studentId, percent]));
  const marks = new Map(desk.marks.map(({ studentId, state }) => [studentId, state]));

  function value(pupil: Desk['pupils'][number], chosen: string) {
    const percent = chosen === '' ? null : Number(chosen);
    tap(valueChallengesOp, { values: [{ studentId: pupil.id, percent }] }, t('label', { name: pupil.name }));
    const state = marks.get(pupil.id);
    // Nobody who was away is paid for a challenge: the work was made up, or the value counts for nothing.
    setAway(percent !== null && (state === 'absent' || state === 'justified') ? pupil : undefined);
  }
  function madeUp(studentId: string, name: string) {
    const seen = marks.get(studentId) ?? null;
    tap(takeAttendanceOp, { marks: [{ studentId, state: 'madeUp', seen }] }, t('labelMadeUp', { name }));
    setAway(undefined);
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-[60ch] text-ink-soft">{t('hint')}</p>
      {away && (
        <Alert
          tone="warning"
          announce
          title={t('away', { name: away.name })}
          actions={<Button onClick={() => madeUp(away.id, away.name)}>{t('madeUp')}</Button>}
        >
          {t('awayText')}
        </Alert>
      )}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {desk.pupils.map((pupil) => {
          const slider = sliders.get(pupil.id);
          return (
            <li key={pupil.id} className="flex min-h-14 items-center gap-3 px-4 py-1">
              <Avatar name={pupil.name} photo={pupil.photoUrl} size={36} />
              <span className="min-w-0 grow leading-tight">
                <span className="line-clamp-2">{pupil.name}</span>
                <span className="block text-ink-soft text-sm">
                  {slider ? t('said', { percent: slider.percent }) : t('unsaid')}
                </span>
              </span>
              <Select
                aria-label={t('value', { name: pupil.name })}
                className="w-28 shrink-0"
                options={percentsWith(values.get(pupil.id)).map((percent) => ({
                  value: String(percent),
                  label: t('percent', { percent }),
                }))}
                placeholder={t('none')}
                value={values.get(pupil.id) ?? ''}
                onChange={(event) => value(pupil, event.target.value)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

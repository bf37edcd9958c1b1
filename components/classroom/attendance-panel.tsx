'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { useTimeOfDay } from '@/components/ui/timed-sentence';
import { takeAttendanceOp } from '@/lib/attendance/contract';
import type { AttendanceState } from '@/lib/attendance/rules/attendance-states';
import type { Disagreement } from '@/lib/attendance/schemas';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { AttendanceRow } from './attendance-row';
import { DisagreementsAlert } from './disagreements-alert';
import type { LessonTap } from './use-lesson-tap';

type Props = {
  desk: Desk;
  /** Of what is shown some waits on this device still. */
  isUnsent: boolean;
  tap: LessonTap;
  disagreements: readonly Disagreement[];
  onSeen: () => void;
  onDone: () => void;
};

type Changes = { state: AttendanceState; late?: boolean; note?: string };

/** Everybody present by one tap, then the absent: each is saved as it is tapped. */
export function AttendancePanel({ desk, isUnsent, tap, disagreements, onSeen, onDone }: Props) {
  const t = useTranslations('run.attendance');
  const time = useTimeOfDay();
  const { lesson, pupils } = desk;
  const marks = new Map(desk.marks.map((mark) => [mark.studentId, mark]));
  const unmarked = pupils.filter(({ id }) => !marks.has(id));
  const absent = pupils.filter(({ id }) => marks.get(id)?.state === 'absent').length;
  const nameOf = (id: string) => pupils.find((pupil) => pupil.id === id)?.name ?? t('somebody');
  const isOver = lesson.status === 'closed';

  function mark(studentId: string, changes: Changes) {
    const seen = marks.get(studentId)?.state ?? null;
    const label = t('label', { name: nameOf(studentId), state: t(`states.${changes.state}`) });
    tap(takeAttendanceOp, { marks: [{ studentId, seen, ...changes }] }, label);
  }
  function everybody() {
    const rest = unmarked.map(({ id: studentId }) => ({ studentId, state: 'present' as const, seen: null }));
    tap(takeAttendanceOp, { marks: rest }, t('labelAll'));
  }

  return (
    <div className="flex flex-col gap-3">
      <DisagreementsAlert pupils={pupils} disagreements={disagreements} onSeen={onSeen} />
      <div className="flex flex-wrap items-center gap-3">
        {unmarked.length > 0 && !isOver && (
          <Button variant="primary" size="lg" icon="check" onClick={everybody}>
            {t(unmarked.length === pupils.length ? 'all' : 'rest', { count: unmarked.length })}
          </Button>
        )}
        {lesson.attendanceSavedAt && (
          <p role="status" className="text-ink-soft">
            {t(isUnsent ? 'here' : 'saved', {
              absent,
              time: time(lesson.attendanceSavedAt),
              name: lesson.attendanceSavedBy ?? t('somebody'),
            })}
          </p>
        )}
        {unmarked.length === 0 && !isOver && (
          <Button iconEnd="arrow-right" onClick={onDone}>
            {t('toSteps')}
          </Button>
        )}
      </div>
      {unmarked.length === 0 && !isOver && <p className="text-ink-soft text-sm">{t('hint')}</p>}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {pupils.map((pupil) => (
          <AttendanceRow
            key={pupil.id}
            pupil={pupil}
            mark={marks.get(pupil.id)}
            isOver={isOver}
            onMark={(changes) => mark(pupil.id, changes)}
          />
        ))}
      </ul>
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useOnLeaving } from '@/components/outbox/use-on-leaving';
import { ButtonLink } from '@/components/ui/button';
import { takeAttendanceOp } from '@/lib/attendance/contract';
import { links } from '@/lib/classroom/links';
import { type Cell, cellAfter, type PaperRow, rowChanges, tenthsOf } from '@/lib/classroom/rules/paper-grid';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { keyInSlidersOp, valueChallengesOp } from '@/lib/self-assessments/contract';
import type { LessonTap } from '../use-lesson-tap';
import { PaperGridRow } from './paper-grid-row';

type Props = { desk: Desk; tap: LessonTap };

/** Longer than a tap needs to be kept: until then what was keyed is shown, afterwards what the lesson holds. */
const keptMs = 600;

/** Rows of pupils: letters and figures go in without the mouse, and each row is saved when it is left. */
export function PaperGrid({ desk, tap }: Props) {
  const t = useTranslations('paper');
  const body = useRef<HTMLTableSectionElement>(null);
  const end = useRef<HTMLAnchorElement>(null);
  const wentOn = useRef(false);
  /** Of each row no more than what was keyed: a colleague may key in the same sheet. */
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Partial<PaperRow>>>(new Map());
  /** The same, at once: a row is left by the very key that changed it. */
  const latest = useRef(drafts);
  const { pupils } = desk;
  const sliders = new Map(desk.sliders.map((slider) => [slider.studentId, slider]));
  const marks = new Map(desk.marks.map(({ studentId, state }) => [studentId, state]));
  const values = new Map(desk.values.map(({ studentId, percent }) => [studentId, percent]));
  const storedRow = (id: string): PaperRow => ({
    attendance: marks.get(id) ?? '',
    slider: tenthsOf(sliders.get(id)?.percent),
    value: tenthsOf(values.get(id)),
  });
  /** What a pupil said on a screen stays as it was said. */
  const saidAlone = (id: string) => sliders.get(id)?.onPaper === false;
  const isFixed = ({ row, column }: Cell) => column === 1 && saidAlone(pupils[row]?.id ?? '');

  function keep(next: ReadonlyMap<string, Partial<PaperRow>>) {
    latest.current = next;
    setDrafts(next);
  }
  function change(id: string, changes: Partial<PaperRow>) {
    const now = latest.current;
    keep(new Map(now).set(id, { ...now.get(id), ...changes }));
  }

  function save({ id, name }: Desk['pupils'][number]) {
    const draft = latest.current.get(id);
    if (!draft) return;
    const { attendance, slider, value } = rowChanges(storedRow(id), draft);
    if (attendance) {
      const mark = { studentId: id, state: attendance, seen: marks.get(id) ?? null };
      tap(takeAttendanceOp, { marks: [mark] }, t('labels.attendance', { name }));
    }
    if (slider !== undefined) {
      tap(keyInSlidersOp, { sliders: [{ studentId: id, percent: slider }] }, t('labels.slider', { name }));
    }
    if (value !== undefined) {
      tap(valueChallengesOp, { values: [{ studentId: id, percent: value }] }, t('labels.value', { name }));
    }
    setTimeout(() => {
      const now = latest.current;
      if (now.get(id) === draft) keep(new Map([...now].filter(([other]) => other !== id)));
    }, keptMs);
  }

  /** Whether there was somewhere to go. */
  function go(from: Cell, key: string): boolean {
    const cell = cellAfter(from, key, pupils.length, isFixed);
    if (!cell) {
      if (key === 'Enter' || key === 'ArrowRight') end.current?.focus();
      return false;
    }
    const control = body.current?.querySelector<HTMLElement>(`[data-cell="${cell.row}-${cell.column}"]`);
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
    return true;
  }

  useOnLeaving(() => {
    for (const pupil of pupils) save(pupil);
  });

  const complete = pupils.filter(({ id }) => marks.has(id)).length;
  return (
    <section aria-labelledby="paper-grid" className="flex flex-col gap-2">
      <h2 id="paper-grid" className="text-lg">
        {t('grid')}
      </h2>
      <p className="max-w-[64ch] text-ink-soft">{t('hint')}</p>
      <p role="status" className="font-semibold">
        {t('progress', { done: complete, count: pupils.length })}
      </p>
      <table className="w-full max-w-[48rem] border-collapse rounded-lg bg-surface">
        <thead>
          <tr className="border-line border-b text-sm">
            <th scope="col" className="p-2 text-start">
              {t('columns.name')}
            </th>
            {(['attendance', 'slider', 'value'] as const).map((column) => (
              <th key={column} scope="col" className="w-16 p-1 text-center sm:w-32">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {pupils.map((pupil, row) => (
            <PaperGridRow
              key={pupil.id}
              row={row}
              pupil={pupil}
              shown={{ ...storedRow(pupil.id), ...drafts.get(pupil.id) }}
              stored={storedRow(pupil.id)}
              isClosed={desk.lesson.status === 'closed'}
              isSaid={saidAlone(pupil.id)}
              onChange={(changes) => change(pupil.id, changes)}
              onLeave={() => save(pupil)}
              onGo={go}
              wentOn={wentOn}
            />
          ))}
        </tbody>
      </table>
      <ButtonLink
        ref={end}
        href={links.runLesson(desk.class.id, desk.lesson.number)}
        iconEnd="arrow-right"
        className="self-start"
      >
        {t('toLesson')}
      </ButtonLink>
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { IconButton } from '@/components/ui/button';
import { joinClasses } from '@/components/ui/join-classes';
import { type AttendanceState, attendanceStates } from '@/lib/attendance/rules/attendance-states';
import type { Desk } from '@/lib/classroom/schemas/desk';

type Props = {
  pupil: Desk['pupils'][number];
  mark: Desk['marks'][number] | undefined;
  isOver: boolean;
  onMark: (changes: { state: AttendanceState; late?: boolean }) => void;
};

const looks: Record<AttendanceState, string> = {
  present: 'border-success-ink/25 bg-success-soft text-success-ink',
  absent: 'border-danger-ink/25 bg-danger-soft text-danger-ink',
  justified: 'border-info-ink/25 bg-info-soft text-info-ink',
  madeUp: 'border-warning-ink/25 bg-warning-soft text-warning-ink',
};

/** One pupil: the row turns present into absent and back; what is rarer opens below it. */
export function AttendanceRow({ pupil, mark, isOver, onMark }: Props) {
  const t = useTranslations('run.attendance');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const state = mark?.state;
  const next = state === 'present' ? 'absent' : 'present';
  const said = state ? t(`states.${state}`) : t('unmarked');
  // Nobody becomes present, or absent again, once the lesson is over: the rest opens.
  const toggles = !isOver;
  return (
    <li>
      <div className="flex items-center gap-1 ps-2 pe-1">
        <button
          type="button"
          className="flex min-h-14 min-w-0 grow items-center gap-3 px-2 py-1 text-start"
          aria-label={t('row', { name: pupil.name, state: said })}
          onClick={() => (toggles ? onMark({ state: next }) : setOpen(!isOpen))}
        >
          <Avatar name={pupil.name} photo={pupil.photoUrl} size={36} />
          <span className="line-clamp-3 min-w-0 grow leading-tight">{pupil.name}</span>
          {mark?.late && <span className="text-ink-soft text-sm">{t('late')}</span>}
          <span
            className={joinClasses(
              'inline-flex h-9 min-w-20 shrink-0 items-center justify-center whitespace-nowrap rounded-full border px-2.5 font-semibold text-sm',
              state ? looks[state] : 'border-line border-dashed text-ink-soft',
            )}
          >
            {said}
          </span>
        </button>
        <IconButton
          icon="more"
          label={t('more', { name: pupil.name })}
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <div id={`${id}-more`} className="flex flex-wrap gap-2 px-4 pb-3">
          {attendanceStates
            .filter((one) => !isOver || (one !== 'present' && state !== 'present'))
            .map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={state === one}
                className={joinClasses(
                  'min-h-11 rounded-full border px-4 font-semibold',
                  state === one ? looks[one] : 'border-line bg-surface',
                )}
                onClick={() => {
                  onMark({ state: one });
                  setOpen(false);
                }}
              >
                {t(`states.${one}`)}
              </button>
            ))}
          {state === 'present' && !isOver && (
            <button
              type="button"
              aria-pressed={mark?.late ?? false}
              className={joinClasses(
                'min-h-11 rounded-full border px-4 font-semibold',
                mark?.late ? looks.madeUp : 'border-line bg-surface',
              )}
              onClick={() => onMark({ state: 'present', late: !mark?.late })}
            >
              {t('late')}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

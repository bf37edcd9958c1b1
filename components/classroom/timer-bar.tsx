'use client';

import { useTranslations } from 'next-intl';
import { Button, IconButton } from '@/components/ui/button';
import { leftAt } from '@/lib/classroom/rules/countdown';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { setTimerOp } from '@/lib/lessons/contract';
import { deviceNow } from '@/lib/platform/browser/device-clock';
import { Countdown } from './countdown';
import type { LessonTap } from './use-lesson-tap';

type Props = {
  timer: Desk['lesson']['timer'];
  /** As many as the step that is due takes. */
  minutes: number;
  offsetMs: number;
  tap: LessonTap;
};

const minuteMs = 60_000;

/** The room's countdown as who teaches holds it: start it for the step, hold it, a minute more, end it. */
export function TimerBar({ timer, minutes, offsetMs, tap }: Props) {
  const t = useTranslations('run.timer');
  const isRunning = timer.endsAt !== null;
  const left = () => leftAt(timer, deviceNow() + offsetMs) ?? 0;
  const set = (leftMs: number | null, runs: boolean, label: string) => tap(setTimerOp, { leftMs, runs }, label);

  if (!isRunning && timer.leftMs === null) {
    return (
      <Button icon="clock" onClick={() => set(minutes * minuteMs, true, t('labelStart', { minutes }))}>
        {t('start', { minutes })}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Countdown timer={timer} offsetMs={offsetMs} label={t('left')} className="min-w-20 text-2xl" />
      <Button onClick={() => set(left(), !isRunning, t(isRunning ? 'labelHold' : 'labelGoOn'))}>
        {t(isRunning ? 'hold' : 'goOn')}
      </Button>
      <Button icon="plus" onClick={() => set(left() + minuteMs, isRunning, t('labelMinute'))}>
        {t('minute')}
      </Button>
      <IconButton icon="close" label={t('end')} onClick={() => set(null, false, t('labelEnd'))} />
    </div>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { Countdown } from './countdown';

/** What the wall shows: the step that is due, large enough for the last row, and the countdown. It follows the phone. */
export function ProjectorView({ desk, offsetMs }: { desk: Desk; offsetMs: number }) {
  const t = useTranslations('run');
  const { lesson } = desk;
  const due = lesson.steps.findIndex((_, index) => !lesson.stepsDone.includes(index));
  const step = lesson.steps[due];
  const isOver = lesson.status === 'closed' || (lesson.steps.length > 0 && !step);
  return (
    <section className="flex min-h-[60dvh] flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-6">
        <div className="min-w-0">
          <p className="font-semibold text-ink-soft text-xl">
            {t('lessonTitle', { number: lesson.number, name: lesson.name })}
          </p>
          <h1 className="text-[clamp(32px,4vw,56px)] leading-tight">
            {lesson.status === 'notStarted' ? lesson.objective : isOver ? t('projector.over') : step?.name}
          </h1>
        </div>
        <Countdown
          timer={lesson.timer}
          offsetMs={offsetMs}
          label={t('timer.left')}
          className="text-[clamp(48px,8vw,112px)] leading-none"
        />
      </header>
      {lesson.status === 'ongoing' && step && (
        <>
          <p className="text-ink-soft text-xl">
            {t('projector.place', { number: due + 1, count: lesson.steps.length })}
          </p>
          <DrawnHtml html={lesson.activity} className="text-[28px] leading-snug" />
        </>
      )}
    </section>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { assessLessonOp } from '@/lib/self-assessments/contract';
import { sliderStep } from '@/lib/self-assessments/rules';
import { EffortFace } from './effort-face';
import { useLessonTap } from './use-lesson-tap';

type Props = {
  classId: string;
  lesson: { number: number; name: string; status: 'notStarted' | 'ongoing' | 'closed'; slider: number | null };
  readAt: string | undefined;
  /** Where the lesson is not the one that the screen is of. */
  named?: boolean;
};

/** Where the knob rests before anything was said. */
const middle = 50;

/**
 * A pupil says how much of the challenge is done: each move is kept as it is made, until the lesson is over; afterwards
 * once more where nothing was said, so that takes a button.
 */
export function OwnSlider({ classId, lesson, readAt, named = false }: Props) {
  const t = useTranslations('seat.slider');
  const id = useId();
  const range = useRef<HTMLInputElement>(null);
  const { tap } = useLessonTap({ classId, number: lesson.number }, readAt);
  const [held, setHeld] = useState<number>();
  const shown = held ?? lesson.slider ?? middle;
  const isOver = lesson.status === 'closed';
  const isSaid = lesson.slider !== null;
  const words = t(`said.${Math.ceil(shown / 25)}` as 'said.0');

  function say(percent: number): void {
    setHeld(percent);
    // The knob stays where it was put until the tap is on the disk: the next key goes on from there.
    void tap(assessLessonOp, { percent }, t('label', { number: lesson.number, percent })).then(() =>
      setHeld((now) => (now === percent ? undefined : now)),
    );
  }
  const moved = useEffectEvent((percent: number) => {
    if (!isOver) say(percent);
  });
  // What a browser calls a change: the knob is let go, or a key moved it. React's is each step on the way.
  useEffect(() => {
    const input = range.current;
    const hear = () => input && moved(Number(input.value));
    input?.addEventListener('change', hear);
    return () => input?.removeEventListener('change', hear);
  }, []);

  return (
    <section aria-labelledby={`${id}-title`} className="card p-4 text-lg sm:p-6">
      <h2 id={`${id}-title`} className="text-xl">
        {named ? t('titleOf', { number: lesson.number, name: lesson.name }) : t('title')}
      </h2>
      <div className="mt-4 flex items-center gap-4">
        <EffortFace percent={shown} />
        <p className="min-w-0">
          <span className="block font-bold text-2xl tabular-nums">{t('percent', { percent: shown })}</span>
          <span className="block">{words}</span>
        </p>
      </div>
      <input
        ref={range}
        id={id}
        type="range"
        min={0}
        max={100}
        step={sliderStep}
        value={shown}
        disabled={isOver && isSaid}
        aria-labelledby={`${id}-title`}
        aria-valuetext={`${t('percent', { percent: shown })}, ${words}`}
        aria-describedby={`${id}-state`}
        onChange={({ currentTarget }) => setHeld(Number(currentTarget.value))}
        className="mt-3 h-11 w-full max-w-[720px] cursor-pointer accent-brand-edge"
      />
      <div aria-hidden="true" className="flex max-w-[720px] justify-between text-base text-ink-soft">
        <span>{t('none')}</span>
        <span>{t('all')}</span>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {!isSaid && (
          <Button variant="primary" size="lg" icon="check" onClick={() => say(shown)}>
            {t('say')}
          </Button>
        )}
        <p id={`${id}-state`} className="flex min-w-0 items-center gap-2 text-base text-ink-soft">
          {isSaid && <Icon name="circle-check" className="shrink-0 text-success-ink" />}
          {t(isSaid ? (isOver ? 'final' : 'canChange') : isOver ? 'late' : 'unsaid')}
        </p>
      </div>
    </section>
  );
}

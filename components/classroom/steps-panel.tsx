'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { markStepOp } from '@/lib/lessons/contract';
import { StepRow } from './step-row';
import type { LessonTap } from './use-lesson-tap';

type Props = { lesson: Desk['lesson']; tap: LessonTap };

/** The plan, a step at a time: the one that is due is open, the others are a line each. */
export function StepsPanel({ lesson, tap }: Props) {
  const t = useTranslations('run.steps');
  const { steps, stepsDone } = lesson;
  const due = steps.findIndex((_, index) => !stepsDone.includes(index));
  const [opened, setOpened] = useState<number>();
  if (steps.length === 0) return <p className="text-ink-soft">{t('none')}</p>;

  function mark(step: number, done: boolean, name: string) {
    setOpened(undefined);
    tap(markStepOp, { step, done }, t(done ? 'labelDone' : 'labelUndone', { name }));
  }

  return (
    <ol className="flex flex-col gap-2">
      {lesson.isAdapted && (
        <li>
          <Badge icon="edit">{t('adapted')}</Badge>
        </li>
      )}
      {lesson.isAside && <li className="max-w-[64ch] text-ink-soft">{t('aside')}</li>}
      {steps.map((step, index) => {
        const isDone = stepsDone.includes(index);
        const isOpen = index === (opened ?? due);
        return (
          <StepRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan.
            key={index}
            step={step}
            isDone={isDone}
            isOpen={isOpen}
            isOver={lesson.status === 'closed'}
            onToggle={() => setOpened(isOpen && index !== due ? undefined : index)}
            onMark={() => mark(index, !isDone, step.name)}
          />
        );
      })}
    </ol>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { markStepOp } from '@/lib/lessons/contract';
import type { LessonTap } from './use-lesson-tap';

type Props = { lesson: Desk['lesson']; tap: LessonTap };

/** The plan, a step at a time: the one that is due is open, the others are a line each. */
export function StepsPanel({ lesson, tap }: Props) {
  const t = useTranslations('run.steps');
  const { steps, stepsDone } = lesson;
  const due = steps.findIndex((_, index) => !stepsDone.includes(index));
  const [opened, setOpened] = useState<number>();
  const isOver = lesson.status === 'closed';
  if (steps.length === 0) return <p className="text-ink-soft">{t('none')}</p>;

  function mark(step: number, done: boolean, name: string) {
    setOpened(undefined);
    tap(markStepOp, { step, done }, t(done ? 'labelDone' : 'labelUndone', { name }));
  }

  return (
    <ol className="flex flex-col gap-2">
      {steps.map(({ name, minutes, html }, index) => {
        const isDone = stepsDone.includes(index);
        const isOpen = index === (opened ?? due);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the plan.
          <li key={index} className="rounded-lg border border-line bg-surface">
            <button
              type="button"
              aria-expanded={isOpen}
              className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-start"
              onClick={() => setOpened(isOpen && index !== due ? undefined : index)}
            >
              <Icon
                name={isDone ? 'circle-check' : isOpen ? 'chevron-down' : 'chevron-right'}
                className={isDone ? 'text-success-ink' : ''}
              />
              <span className="min-w-0 grow font-semibold wrap-anywhere">{name}</span>
              {isDone && <span className="text-success-ink text-sm">{t('done')}</span>}
              {minutes !== null && <span className="shrink-0 text-ink-soft">{t('minutes', { minutes })}</span>}
            </button>
            {isOpen && (
              <div className="border-line border-t px-4 py-3">
                <DrawnHtml html={html} />
                {!isOver && (
                  <div className="mt-3">
                    <Button
                      variant={isDone ? undefined : 'primary'}
                      icon={isDone ? 'refresh' : 'check'}
                      onClick={() => mark(index, !isDone, name)}
                    >
                      {t(isDone ? 'undo' : 'next')}
                    </Button>
                  </div>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { Hero } from '@/components/shell/hero';
import { Button } from '@/components/ui/button';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { startLessonOp } from '@/lib/lessons/contract';
import type { LessonTap } from './use-lesson-tap';

/** Before a lesson: what it is about, and the one button. */
export function BeginLesson({ lesson, tap }: { lesson: Desk['lesson']; tap: LessonTap }) {
  const t = useTranslations('run.begin');
  return (
    <Hero
      mood="up"
      above={t('above', { minutes: lesson.minutes })}
      title={lesson.name}
      actions={
        <Button
          variant="primary"
          size="lg"
          icon="play"
          onClick={() => tap(startLessonOp, {}, t('label', { number: lesson.number }))}
        >
          {t('button', { number: lesson.number })}
        </Button>
      }
    >
      {lesson.objective}
    </Hero>
  );
}

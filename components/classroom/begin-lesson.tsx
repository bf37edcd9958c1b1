'use client';

import { useTranslations } from 'next-intl';
import { Hero } from '@/components/shell/hero';
import { Button, ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/classroom/links';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { startLessonOp } from '@/lib/lessons/contract';
import type { LessonTap } from './use-lesson-tap';

/** Before a lesson: what it is about, and the one button. */
export function BeginLesson({ classId, lesson, tap }: { classId: string; lesson: Desk['lesson']; tap: LessonTap }) {
  const t = useTranslations('run.begin');
  return (
    <Hero
      mood="up"
      above={t('above', { minutes: lesson.minutes })}
      title={lesson.name}
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            icon="play"
            onClick={() => tap(startLessonOp, {}, t('label', { number: lesson.number }))}
          >
            {t('button', { number: lesson.number })}
          </Button>
          <ButtonLink href={links.paper(classId, lesson.number)} icon="print">
            {t('paper')}
          </ButtonLink>
        </>
      }
    >
      {lesson.objective}
    </Hero>
  );
}

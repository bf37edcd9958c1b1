'use client';

import { useTranslations } from 'next-intl';
import { Hero } from '@/components/shell/hero';
import { Button, ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/classroom/links';
import { beginsAfter } from '@/lib/classroom/rules/begins-after';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { startLessonOp } from '@/lib/lessons/contract';
import type { LessonTap } from './use-lesson-tap';

/** Before a lesson: what it is about, and the one button; or the lesson that comes before it. */
export function BeginLesson({ desk, tap }: { desk: Desk; tap: LessonTap }) {
  const t = useTranslations('run.begin');
  const { lesson } = desk;
  const before = beginsAfter(lesson.number, desk.lessons);
  return (
    <Hero
      mood={before ? 'asleep' : 'up'}
      above={t(before ? 'aboveLater' : 'above', { minutes: lesson.minutes })}
      title={lesson.name}
      actions={
        <>
          {before ? (
            <ButtonLink
              href={links.runLesson(desk.class.id, before.number)}
              variant="primary"
              size="lg"
              icon="arrow-left"
            >
              {t('before', { number: before.number })}
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              size="lg"
              icon="play"
              onClick={() => tap(startLessonOp, {}, t('label', { number: lesson.number }))}
            >
              {t('button', { number: lesson.number })}
            </Button>
          )}
          <ButtonLink href={links.paper(desk.class.id, lesson.number)} icon="print">
            {t('paper')}
          </ButtonLink>
        </>
      }
    >
      {before && (
        <p className="mb-2 font-semibold">
          {t(before.status === 'ongoing' ? 'otherOngoing' : 'notNext', { number: before.number })}
        </p>
      )}
      {lesson.objective}
    </Hero>
  );
}

'use client';

import { useTranslations } from 'next-intl';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { ButtonLink } from '@/components/ui/button';
import { links } from '@/lib/classroom/links';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { LessonAtHand } from './lesson-at-hand';
import { ScreensOff } from './screens-off';
import { useSeat } from './use-seat';

/** What is done in one lesson, to be read again after it too. */
export function LessonActivity({ initial }: { initial: Seat }) {
  const t = useTranslations('seat');
  const { seat } = useSeat(initial, { stays: true });
  const { lesson } = seat;
  if (seat.screensOff) return <ScreensOff />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <header>
        <p className="font-semibold text-ink-soft leading-tight">{seat.class.name}</p>
        <h1 className="text-2xl wrap-anywhere">{t('lesson', { number: lesson.number, name: lesson.name })}</h1>
      </header>
      {lesson.activity ? (
        <DrawnHtml html={lesson.activity} className="max-w-[720px] text-lg" />
      ) : (
        <p>{t('activityPage.none')}</p>
      )}
      <LessonAtHand seat={seat} readAt={initial.at} />
      <ButtonLink href={links.run(seat.class.id)} icon="arrow-left" className="self-start">
        {t('activityPage.back')}
      </ButtonLink>
    </div>
  );
}

'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { SyncState } from '@/components/outbox/sync-state';
import { Hero } from '@/components/shell/hero';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { leftToSay } from '@/lib/classroom/rules/seat-taps';
import type { Seat } from '@/lib/classroom/schemas/seat';
import type { Locale } from '@/lib/platform/i18n/locales';
import { Countdown } from './countdown';
import { LessonAtHand } from './lesson-at-hand';
import { LessonDoubts } from './lesson-doubts';
import { OwnPair } from './own-pair';
import { OwnSlider } from './own-slider';
import { ScreensOff } from './screens-off';
import { useKeptPack } from './use-kept-pack';
import { useLessonTap } from './use-lesson-tap';
import { useSeat } from './use-seat';

type Props = {
  initial: Seat;
  /** Whose device this is; nobody's where somebody sees as the pupil. */
  person: string | undefined;
  /** By the device's clock, of a seat that it kept; not of one that was read from the server just now. */
  keptAt?: number;
  /** Below the lesson: with whom one works. */
  children?: ReactNode;
};

/** One lesson as a pupil has it: what is done now, how much of it is done, and the rest a tap away. */
export function RunSeat({ initial, person, keptAt, children }: Props) {
  const t = useTranslations('seat');
  const locale = useLocale() as Locale;
  const { seat, stored } = useSeat(initial);
  useKeptPack({ kind: 'seat', content: stored }, person, stored === initial ? keptAt : undefined);
  const { lesson } = seat;
  const readAt = keptAt === undefined ? initial.at : undefined;
  const { tap, offsetMs } = useLessonTap({ classId: seat.class.id, number: lesson.number }, readAt);
  const isWaiting = lesson.status === 'notStarted';
  const [earlier] = leftToSay(seat.lessons).filter(({ number }) => number !== lesson.number);
  return (
    <>
      <header className="mb-4">
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 font-semibold text-ink-soft leading-tight">{seat.class.name}</p>
          <SyncState locale={locale} className="shrink-0" />
        </div>
        {isWaiting ? (
          <h1 className="sr-only">{t('waitingTitle')}</h1>
        ) : (
          <h1 className="text-2xl wrap-anywhere">{t('lesson', { number: lesson.number, name: lesson.name })}</h1>
        )}
        {lesson.status === 'ongoing' && !seat.screensOff && (
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-lg">
            <Badge tone="success">{t('now')}</Badge>
            <Countdown
              timer={lesson.timer}
              offsetMs={offsetMs}
              label={t('timeLeft')}
              className="text-3xl leading-tight"
            />
            {lesson.timer.endsAt === null && lesson.timer.leftMs !== null && (
              <span className="text-ink-soft">{t('paused')}</span>
            )}
          </p>
        )}
      </header>
      {seat.screensOff ? (
        <ScreensOff />
      ) : (
        <div className="grid gap-4">
          {isWaiting ? (
            <Hero mood="asleep" above={t('next')} title={t('lesson', { number: lesson.number, name: lesson.name })}>
              <p>{t('waiting')}</p>
            </Hero>
          ) : (
            <>
              {lesson.status === 'closed' && <Alert tone="success">{t('over')}</Alert>}
              {lesson.pair && lesson.status === 'ongoing' && <OwnPair pair={lesson.pair} />}
              {lesson.activity && (
                <Card title={t('activity')}>
                  <DrawnHtml html={lesson.activity} className="text-lg" />
                </Card>
              )}
              <OwnSlider key={lesson.number} classId={seat.class.id} lesson={lesson} readAt={readAt} />
            </>
          )}
          {person && lesson.status === 'ongoing' && <LessonDoubts seat={stored} person={person} tap={tap} />}
          {earlier && lesson.status !== 'ongoing' && (
            <OwnSlider key={earlier.number} classId={seat.class.id} lesson={earlier} readAt={readAt} named />
          )}
          <LessonAtHand seat={isWaiting ? { ...seat, lesson: { ...lesson, materials: '', questions: '' } } : seat} />
          {children}
        </div>
      )}
    </>
  );
}

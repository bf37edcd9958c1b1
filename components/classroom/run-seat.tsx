'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DrawnHtml } from '@/components/markdown/drawn-html';
import { Hero } from '@/components/shell/hero';
import { Alert } from '@/components/ui/alert';
import { Card } from '@/components/ui/card';
import { leftToSay } from '@/lib/classroom/rules/seat-taps';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { LessonAtHand } from './lesson-at-hand';
import { OwnDoubts } from './own-doubts';
import { OwnPair } from './own-pair';
import { OwnSlider } from './own-slider';
import { ScreensOff } from './screens-off';
import { SeatHeader } from './seat-header';
import { useDoubtDraft } from './use-doubt-draft';
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
  const { seat, stored } = useSeat(initial, { person });
  useKeptPack({ kind: 'seat', content: stored }, person, stored === initial ? keptAt : undefined);
  const { lesson } = seat;
  const readAt = keptAt === undefined ? initial.at : undefined;
  const { tap, offsetMs } = useLessonTap({ classId: seat.class.id, number: lesson.number }, readAt);
  const doubt = useDoubtDraft(person && `${person} ${seat.class.id} ${lesson.number}`);
  const isWaiting = lesson.status === 'notStarted';
  const isBlind = keptAt !== undefined && stored === initial;
  const [earlier] = leftToSay(seat.lessons).filter(({ number }) => number !== lesson.number);
  return (
    <>
      <SeatHeader seat={seat} offsetMs={offsetMs} />
      {seat.screensOff ? (
        <ScreensOff />
      ) : (
        <div className="grid gap-4">
          {isWaiting ? (
            <NextLesson lesson={lesson} isBlind={isBlind} />
          ) : (
            <>
              {lesson.status === 'closed' && <Alert tone="success">{t('over')}</Alert>}
              {lesson.pair && lesson.status === 'ongoing' && <OwnPair pair={lesson.pair} />}
              <Activity html={lesson.activity} />
              <OwnSlider key={lesson.number} classId={seat.class.id} lesson={lesson} readAt={readAt} />
            </>
          )}
          {person && lesson.status === 'ongoing' && (
            <div className="card p-4 sm:p-6">
              <OwnDoubts doubts={seat.doubts} tap={tap} typed={doubt} />
            </div>
          )}
          {earlier && lesson.status !== 'ongoing' && (
            <OwnSlider key={earlier.number} classId={seat.class.id} lesson={earlier} readAt={readAt} named />
          )}
          <LessonAtHand
            seat={isWaiting && !isBlind ? { ...seat, lesson: { ...lesson, materials: '', questions: '' } } : seat}
            readAt={readAt}
          />
          {children}
        </div>
      )}
    </>
  );
}

/** Where no line says that it began, what is done in it can be read all the same. */
function NextLesson({ lesson: { number, name, activity }, isBlind }: { lesson: Seat['lesson']; isBlind: boolean }) {
  const t = useTranslations('seat');
  return (
    <>
      <Hero mood="asleep" above={t('next')} title={t('lesson', { number, name })}>
        <p>{t(isBlind ? 'waitingBlind' : 'waiting')}</p>
      </Hero>
      {isBlind && <Activity html={activity} />}
    </>
  );
}

function Activity({ html }: { html: string }) {
  const t = useTranslations('seat');
  if (!html) return null;
  return (
    <Card title={t('activity')}>
      <DrawnHtml html={html} className="text-lg" />
    </Card>
  );
}

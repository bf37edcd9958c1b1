'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Hero } from '@/components/shell/hero';
import { ButtonLink } from '@/components/ui/button';
import { seatOp } from '@/lib/classroom/contract';
import { wayOfSeat, wayTold } from '@/lib/classroom/rules/own-way';
import { leftToSay } from '@/lib/classroom/rules/seat-taps';
import type { OwnWay as Way } from '@/lib/classroom/schemas/seat';
import type { LessonStanding } from '@/lib/lessons/schemas';
import { links } from '@/lib/links';
import { call } from '@/lib/platform/browser/call';
import { useLive } from '@/lib/platform/browser/live/use-live';
import type { Locale } from '@/lib/platform/i18n/locales';
import { OwnPair } from './own-pair';
import { ReadAnew } from './read-anew';
import { WayPath } from './way-path';

/** A class that opens its lids at once does not ask at once. */
const spreadMs = 3000;

/** What a pupil does next, and the way through the module. A lesson that begins turns up by itself. */
export function OwnWay({ initial }: { initial: Way }) {
  const locale = useLocale() as Locale;
  const [way, setWay] = useState(initial);
  const [anew] = useState(() => new ReadAnew(setWay));
  useEffect(() => () => anew.stop(), [anew]);
  const { id: classId } = way.class;
  const read = async () => {
    const seat = await call(seatOp, { classId, locale }, { staysHere: true });
    return { ...wayOfSeat(seat), class: way.class };
  };
  useLive([`lessons:${classId}`], initial.position, ({ events, lost }) => {
    anew.tell((now) => events.reduce((one, { data }) => wayTold(one, data as LessonStanding), now));
    // A home that slept for an hour: nobody tells it any more what began meanwhile.
    if (lost) anew.ask(read, Math.random() * spreadMs);
  });
  return <WayView way={way} />;
}

/** The way as it stands: what comes next, with whom, and all of it. */
export function WayView({ way }: { way: Way }) {
  const isOngoing = way.lessons.some(({ status }) => status === 'ongoing');
  return (
    <>
      <NextStep way={way} />
      {way.pair && isOngoing && (
        <div className="mb-6">
          <OwnPair pair={way.pair} />
        </div>
      )}
      <WayPath way={way} />
    </>
  );
}

/** The lesson that goes on, else one that nothing was said of, else the next. */
function NextStep({ way }: { way: Way }) {
  const t = useTranslations('seat.way');
  const ongoing = way.lessons.find(({ status }) => status === 'ongoing');
  const [left] = leftToSay(way.lessons);
  const next = way.lessons.find(({ status }) => status === 'notStarted');
  const shown = ongoing ?? left ?? next;
  if (!shown) {
    return (
      <Hero mood="asleep" title={t('all')}>
        {t('allText')}
      </Hero>
    );
  }
  const kind = shown === ongoing ? 'goOn' : shown === left ? 'say' : 'next';
  const isThere = kind !== 'next' || way.class.isPublic;
  const button = { goOn: 'enter', say: 'sayButton', next: 'read' } as const;
  return (
    <Hero
      mood={kind === 'next' ? 'up' : undefined}
      above={t(kind)}
      title={t('lesson', { number: shown.number, name: shown.name })}
      actions={
        isThere && (
          <ButtonLink href={addressOf(way, shown, kind)} variant="primary" size="lg" icon="play">
            {t(button[kind])}
          </ButtonLink>
        )
      }
    />
  );
}

function addressOf({ class: own }: Way, lesson: Way['lessons'][number], kind: 'goOn' | 'say' | 'next'): string {
  if (kind !== 'next') return links.run(own.id);
  return links.lesson({ course: own.courseCode, module: own.moduleCode, unit: lesson.unit, code: lesson.code });
}

'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { seatOp } from '@/lib/classroom/contract';
import { ownDoubtsTapped } from '@/lib/classroom/rules/own-doubts';
import { seatTapped, seatTold } from '@/lib/classroom/rules/seat-taps';
import type { Seat } from '@/lib/classroom/schemas/seat';
import type { LessonStanding } from '@/lib/lessons/schemas';
import { call } from '@/lib/platform/browser/call';
import type { LiveEvent } from '@/lib/platform/browser/live/line';
import { useLive } from '@/lib/platform/browser/live/use-live';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Settled } from '@/lib/platform/outbox/kept-item';
import { hearSettled } from '@/lib/platform/outbox/outbox';
import { usePending } from '@/lib/platform/outbox/use-outbox';
import { keepSeatAnswers } from './keep-seat-answers';
import { ReadAnew } from './read-anew';
import { seatAnswer, withDoubt } from './seat-answers';
import { doubtTapsOf, sliderTapsOf } from './seat-taps-of';

/** A class asks for the lesson that begins within this, and not all at the same moment. */
const spreadMs = 1000;

type Options = {
  /** Whose seat it is, on the own device: nobody hears a pupil's doubts who sees as the pupil. */
  person?: string | undefined;
  /** One lesson was asked for: it does not follow the class to the next. */
  stays?: boolean;
};
type ToldDoubt = { classId: string; number: number; doubt: Seat['doubts'][number] };

/** A seat as it is now: what was read, what was told since, and over both the taps that still wait. */
export function useSeat(initial: Seat, { person, stays = false }: Options = {}) {
  const locale = useLocale() as Locale;
  const [seat, setSeat] = useState(initial);
  const { id: classId } = initial.class;
  const [anew] = useState(() => new ReadAnew(setSeat));
  useEffect(() => () => anew.stop(), [anew]);
  /** What was told stands on screen already; this brings what the lesson holds. */
  const read = () =>
    call(seatOp, { classId, locale, ...(stays && { number: initial.lesson.number }) }, { staysHere: true });

  const topics = [`lessons:${classId}`, `pairs:${classId}`, ...(person ? [`doubts:${person}`] : [])];
  useLive(topics, initial.position, ({ events, lost }) => {
    anew.tell((now) => events.reduce((one, event) => heard(one, event).seat, now));
    let [before, isStale] = [seat, lost];
    for (const event of events) {
      const after = heard(before, event);
      before = after.seat;
      isStale ||= after.isStale;
    }
    if (isStale) anew.ask(read, Math.random() * spreadMs);
  });

  const settled = useEffectEvent((answered: Settled) => {
    const answer = seatAnswer(answered);
    if (answer?.classId === classId) anew.tell(answer.after);
  });
  useEffect(() => hearSettled(settled), []);
  useEffect(() => (person ? keepSeatAnswers(person) : undefined), [person]);

  const pending = usePending();
  const drawn = seatTapped(seat, sliderTapsOf(pending, classId));
  const doubtTaps = doubtTapsOf(pending, { classId, number: seat.lesson.number });
  return {
    seat: { ...drawn, doubts: ownDoubtsTapped(seat.doubts, doubtTaps) },
    /** Without the taps that still wait: those the outbox keeps. */
    stored: seat,
  };
}

/** Of the pairs nothing is told but that there are others. */
function heard(seat: Seat, { topic, data }: LiveEvent): { seat: Seat; isStale: boolean } {
  if (topic.startsWith('lessons:')) return seatTold(seat, data as LessonStanding);
  if (!topic.startsWith('doubts:')) return { seat, isStale: true };
  const { classId, number, doubt } = data as unknown as ToldDoubt;
  return { seat: classId === seat.class.id ? withDoubt(seat, number, doubt) : seat, isStale: false };
}

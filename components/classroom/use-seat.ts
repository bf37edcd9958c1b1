'use client';

import { useLocale } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { seatOp } from '@/lib/classroom/contract';
import { seatTapped, seatTold } from '@/lib/classroom/rules/seat-taps';
import type { Seat } from '@/lib/classroom/schemas/seat';
import type { LessonStanding } from '@/lib/lessons/schemas';
import { call } from '@/lib/platform/browser/call';
import { useLive } from '@/lib/platform/browser/live/use-live';
import type { Locale } from '@/lib/platform/i18n/locales';
import { inputOf, onSettled } from '@/lib/platform/outbox/taps';
import { usePending } from '@/lib/platform/outbox/use-outbox';
import { assessLessonOp } from '@/lib/self-assessments/contract';

/** A class asks for the lesson that begins within this, and not all at the same moment. */
const spreadMs = 1000;
const againMs = 5000;
const triesMax = 6;

/**
 * A seat as it is now: what was read, what was told since, and over both the taps that still wait. It follows the class
 * from lesson to lesson, but where one lesson was asked for (`stays`).
 */
export function useSeat(initial: Seat, { stays = false }: { stays?: boolean } = {}) {
  const locale = useLocale() as Locale;
  const [seat, setSeat] = useState(initial);
  const { id: classId } = initial.class;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** What was told stands on screen already; this brings what the lesson holds. */
  function readAnew(delayMs: number, tries = 1): void {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      call(seatOp, { classId, locale, ...(stays && { number: initial.lesson.number }) }, { staysHere: true }).then(
        setSeat,
        () => tries < triesMax && readAnew(againMs, tries + 1),
      );
    }, delayMs);
  }
  useEffect(() => () => clearTimeout(waiting.current), []);

  useLive([`lessons:${classId}`, `pairs:${classId}`], initial.position, ({ events, lost }) => {
    const told = events.flatMap(({ topic, data }) => (topic.startsWith('lessons:') ? [data as LessonStanding] : []));
    setSeat((now) => told.reduce((one, standing) => seatTold(one, standing).seat, now));
    let [before, isStale] = [seat, lost || told.length < events.length];
    for (const standing of told) {
      const after = seatTold(before, standing);
      before = after.seat;
      isStale ||= after.isStale;
    }
    if (isStale) readAnew(Math.random() * spreadMs);
  });

  const settled = useEffectEvent((number: number, percent: number) =>
    setSeat((now) => seatTapped(now, [{ number, percent }])),
  );
  useEffect(
    () =>
      onSettled(assessLessonOp, (answered) => {
        if (answered.state !== 'done' || answered.input.classId !== classId) return;
        settled(Number(answered.input.number), answered.reply.percent);
      }),
    [classId],
  );

  const taps = usePending().flatMap((item) => {
    const input = inputOf(assessLessonOp, item);
    return input?.classId === classId ? [{ number: Number(input.number), percent: input.percent }] : [];
  });
  return {
    seat: seatTapped(seat, taps),
    /** Without the taps that still wait: those the outbox keeps. */
    stored: seat,
  };
}

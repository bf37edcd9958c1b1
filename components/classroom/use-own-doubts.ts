'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { seatOp } from '@/lib/classroom/contract';
import { type DoubtTap, ownDoubtsAfter, ownDoubtsTapped } from '@/lib/classroom/rules/own-doubts';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { askDoubtOp, withdrawDoubtOp } from '@/lib/doubts/contract';
import { call } from '@/lib/platform/browser/call';
import { useLive } from '@/lib/platform/browser/live/use-live';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { PendingItem } from '@/lib/platform/outbox/outbox-state';
import { inputOf, onSettled } from '@/lib/platform/outbox/taps';
import { usePending } from '@/lib/platform/outbox/use-outbox';

type Doubt = Seat['doubts'][number];
type Place = { classId: string; number: number };
type Told = Place & { doubt: Doubt };

/** A pupil's doubts as they are now: what was read, what was told since, and over both the taps that still wait. */
export function useOwnDoubts(
  seat: Pick<Seat, 'class' | 'lesson' | 'doubts' | 'position'>,
  me: { id: string },
): Doubt[] {
  const locale = useLocale() as Locale;
  const place = { classId: seat.class.id, number: seat.lesson.number };
  const [doubts, setDoubts] = useState<readonly Doubt[]>(seat.doubts);
  const [read, setRead] = useState(seat.doubts);
  if (read !== seat.doubts) {
    setRead(seat.doubts);
    setDoubts(seat.doubts);
  }
  const take = (told: Doubt) => setDoubts((now) => ownDoubtsAfter(now, told));

  async function readAnew(): Promise<void> {
    setDoubts((await call(seatOp, { ...place, locale })).doubts);
  }

  useLive([`doubts:${me.id}`], seat.position, ({ events, lost }) => {
    if (lost) return void readAnew().catch(() => undefined);
    for (const { data } of events) {
      const told = data as unknown as Told;
      if (isAt(place, told)) take(told.doubt);
    }
  });

  const { classId, number } = place;
  useEffect(() => {
    const hear = (op: typeof askDoubtOp | typeof withdrawDoubtOp) =>
      onSettled(op, (answered) => {
        if (answered.state !== 'done' || !isAt({ classId, number }, answered.input)) return;
        const told = answered.reply;
        setDoubts((now) => ownDoubtsAfter(now, told));
      });
    const stops = [hear(askDoubtOp), hear(withdrawDoubtOp)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [classId, number]);

  const taps = usePending().flatMap((item) => doubtTapOf(item, place) ?? []);
  return ownDoubtsTapped(doubts, taps);
}

function isAt(place: Place, { classId, number }: { classId: string; number: unknown }): boolean {
  return classId === place.classId && Number(number) === place.number;
}

function doubtTapOf(item: PendingItem, place: Place): DoubtTap | undefined {
  const asked = inputOf(askDoubtOp, item);
  if (asked && isAt(place, asked)) return { kind: 'ask', id: asked.doubtId, text: asked.text, at: asked.at };
  const withdrawn = inputOf(withdrawDoubtOp, item);
  return withdrawn && isAt(place, withdrawn) ? { kind: 'withdraw', doubtId: withdrawn.doubtId } : undefined;
}

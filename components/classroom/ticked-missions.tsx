'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { missionsOf } from '@/lib/classroom/rules/own-missions';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { hearSettled } from '@/lib/platform/outbox/outbox';
import { OwnMissions } from './own-missions';
import { seatAnswer } from './seat-answers';

/** The missions of a seat that nothing else on the page keeps up to date: a tick stands once it was answered. */
export function TickedMissions({ initial }: { initial: Seat }) {
  const [seat, setSeat] = useState(initial);
  const settled = useEffectEvent((answered: Parameters<typeof seatAnswer>[0]) => {
    const answer = seatAnswer(answered);
    if (answer?.classId === seat.class.id) setSeat(answer.after);
  });
  useEffect(() => hearSettled(settled), []);
  return <OwnMissions classId={seat.class.id} missions={missionsOf(seat)} readAt={initial.at} />;
}

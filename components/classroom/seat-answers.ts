import { ownDoubtsAfter } from '@/lib/classroom/rules/own-doubts';
import { missionsOf, missionsTapped } from '@/lib/classroom/rules/own-missions';
import { seatTapped } from '@/lib/classroom/rules/seat-taps';
import type { Seat } from '@/lib/classroom/schemas/seat';
import { askDoubtOp, withdrawDoubtOp } from '@/lib/doubts/contract';
import { tickChallengeOp } from '@/lib/missions/contract';
import type { Settled } from '@/lib/platform/outbox/kept-item';
import { answeredTap } from '@/lib/platform/outbox/taps';
import { assessLessonOp } from '@/lib/self-assessments/contract';

/** What the answer to a pupil's tap makes of the seat in that class; nothing where it was refused, or is of something else. */
export function seatAnswer(settled: Settled): { classId: string; after: (seat: Seat) => Seat } | undefined {
  const said = answeredTap(assessLessonOp, settled);
  if (said?.state === 'done') {
    const { input, reply } = said;
    const tap = { number: Number(input.number), percent: reply.percent };
    return { classId: input.classId, after: (seat) => seatTapped(seat, [tap]) };
  }
  const tick = answeredTap(tickChallengeOp, settled);
  if (tick?.state === 'done') {
    const { input, reply } = tick;
    const taps = [{ ...reply, unit: Number(input.unit) }];
    return {
      classId: input.classId,
      after: (seat) => ({ ...seat, ownMissions: missionsTapped(missionsOf(seat), taps) }),
    };
  }
  const doubt = answeredTap(askDoubtOp, settled) ?? answeredTap(withdrawDoubtOp, settled);
  if (doubt?.state !== 'done') return undefined;
  const { input, reply } = doubt;
  return { classId: input.classId, after: (seat) => withDoubt(seat, Number(input.number), reply) };
}

/** A doubt belongs to the lesson that it was asked in. */
export function withDoubt(seat: Seat, number: number, told: Seat['doubts'][number]): Seat {
  return seat.lesson.number === number ? { ...seat, doubts: ownDoubtsAfter(seat.doubts, told) } : seat;
}

import type { DoubtTap } from '@/lib/classroom/rules/own-doubts';
import type { MissionTap } from '@/lib/classroom/rules/own-missions';
import type { SeatTap } from '@/lib/classroom/rules/seat-taps';
import { askDoubtOp, withdrawDoubtOp } from '@/lib/doubts/contract';
import { tickChallengeOp } from '@/lib/missions/contract';
import type { PendingItem } from '@/lib/platform/outbox/outbox-state';
import { inputOf } from '@/lib/platform/outbox/taps';
import { assessLessonOp } from '@/lib/self-assessments/contract';

type Place = { classId: string; number: number };

/** What a pupil said of the lessons of a class, as the outbox keeps it. */
export function sliderTapsOf(items: readonly PendingItem[], classId: string): SeatTap[] {
  return items.flatMap((item) => {
    const input = inputOf(assessLessonOp, item);
    return input?.classId === classId ? [{ number: Number(input.number), percent: input.percent }] : [];
  });
}

/** What a pupil ticked of the class's missions. */
export function missionTapsOf(items: readonly PendingItem[], classId: string): MissionTap[] {
  return items.flatMap((item) => {
    const input = inputOf(tickChallengeOp, item);
    if (input?.classId !== classId) return [];
    return [{ unit: Number(input.unit), challenge: input.challenge, own: input.done }];
  });
}

/** What a pupil asked, or took back, in one lesson. */
export function doubtTapsOf(items: readonly PendingItem[], place: Place): DoubtTap[] {
  return items.flatMap((item): DoubtTap[] => {
    const asked = inputOf(askDoubtOp, item);
    if (asked && isAt(place, asked)) return [{ kind: 'ask', id: asked.doubtId, text: asked.text, at: asked.at }];
    const withdrawn = inputOf(withdrawDoubtOp, item);
    return withdrawn && isAt(place, withdrawn) ? [{ kind: 'withdraw', doubtId: withdrawn.doubtId }] : [];
  });
}

function isAt(place: Place, { classId, number }: { classId: string; number: unknown }): boolean {
  return classId === place.classId && Number(number) === place.number;
}

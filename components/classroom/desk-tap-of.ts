import { takeAttendanceOp } from '@/lib/attendance/contract';
import type { DeskTap } from '@/lib/classroom/rules/desk-taps';
import { moveDoubtOp } from '@/lib/doubts/contract';
import { closeLessonOp, markStepOp, setSwitchesOp, setTimerOp, startLessonOp } from '@/lib/lessons/contract';
import type { PendingItem } from '@/lib/platform/outbox/outbox-state';
import { inputOf } from '@/lib/platform/outbox/taps';
import { keyInSlidersOp, valueChallengesOp } from '@/lib/self-assessments/contract';

const kinds = {
  start: startLessonOp,
  close: closeLessonOp,
  step: markStepOp,
  timer: setTimerOp,
  switches: setSwitchesOp,
  attendance: takeAttendanceOp,
  values: valueChallengesOp,
  sliders: keyInSlidersOp,
  doubt: moveDoubtOp,
} as const;

/** An item of the outbox as a tap of this class's desk; nothing where it is of another class or of another kind. */
export function deskTapOf(item: PendingItem, classId: string): DeskTap | undefined {
  for (const [kind, op] of Object.entries(kinds)) {
    const input = inputOf(op, item) as { classId: string; number: number; at: string } | undefined;
    if (input)
      return input.classId === classId
        ? ({ ...input, number: Number(input.number), kind } as unknown as DeskTap)
        : undefined;
  }
  return undefined;
}

import { takeAttendanceOp } from '@/lib/attendance/contract';
import type { Disagreement } from '@/lib/attendance/schemas';
import type { DeskNews } from '@/lib/classroom/rules/desk-taps';
import type { Desk } from '@/lib/classroom/schemas/desk';
import { moveDoubtOp } from '@/lib/doubts/contract';
import { closeLessonOp, markStepOp, setSwitchesOp, setTimerOp, startLessonOp } from '@/lib/lessons/contract';
import type { Operation } from '@/lib/platform/http/operation';
import type { Settled } from '@/lib/platform/outbox/kept-item';
import { answeredTap } from '@/lib/platform/outbox/taps';
import { keyInSlidersOp, valueChallengesOp } from '@/lib/self-assessments/contract';

type News = Omit<DeskNews, 'number'>;
type Attendance = NonNullable<DeskNews['attendance']> & { disagreements: Disagreement[] };
type Kind = { readonly op: Operation; readonly newsOf: (reply: never, by: string) => News };

const standing = (reply: NonNullable<DeskNews['standing']>): News => ({ standing: reply });

const kinds: readonly Kind[] = [
  ...[startLessonOp, closeLessonOp, setTimerOp, setSwitchesOp].map((op) => ({ op, newsOf: standing })),
  { op: markStepOp, newsOf: (reply: { step: number; done: boolean }) => ({ steps: [reply] }) },
  { op: valueChallengesOp, newsOf: ({ values }: Pick<Desk, 'values'>) => ({ values }) },
  { op: keyInSlidersOp, newsOf: ({ sliders }: Pick<Desk, 'sliders'>) => ({ sliders }) },
  { op: moveDoubtOp, newsOf: (doubt: Desk['doubts'][number]) => ({ doubts: [doubt] }) },
  { op: takeAttendanceOp, newsOf: (attendance: Attendance, savedBy: string) => ({ attendance, savedBy }) },
];

type DeskAnswer = { classId: string; news: DeskNews; disagreements: readonly Disagreement[] };

/** What the answer to a tap tells of a desk; nothing where it was refused, or is of something else. */
export function deskNewsOf(settled: Settled, by: string): DeskAnswer | undefined {
  for (const { op, newsOf } of kinds) {
    const answered = answeredTap(op, settled);
    if (!answered) continue;
    if (answered.state !== 'done') return undefined;
    const { classId, number } = answered.input as { classId: string; number: number };
    const reply = answered.reply as Partial<Attendance>;
    const news = { ...newsOf(reply as never, by), number: Number(number) };
    return { classId, news, disagreements: reply.disagreements ?? [] };
  }
  return undefined;
}

import type { Actor } from '@/lib/access/actor';
import { sharedLesson } from '@/lib/lessons/parts/held-lesson';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import type { Tx } from '@/lib/platform/db/client';

type Asked = { tx: Tx; actor: Actor; now: Date; input: { classId: string; number: number; at: string } };

/**
 * The lesson of a class that the pupil is in, or was in when it was tapped: who moved to another class before a line came
 * back said it in the lesson where he was.
 */
export async function lessonWhenTapped(asked: Asked) {
  const lesson = await sharedLesson(asked);
  return lesson ? { ...lesson, isThere: true } : lessonOfThen(asked);
}

async function lessonOfThen(asked: Asked) {
  const { tx, actor, input, now } = asked;
  const said = new Date(Math.min(new Date(input.at).getTime(), now.getTime()));
  const stay = { studentId: actor.id, leftAt: { gte: said } };
  const lesson = await sharedLesson(asked, { enrolments: { some: stay } });
  if (!lesson) return null;
  const tapped = tappedAt(input.at, { from: lesson.startedAt, now });
  const { classId } = lesson;
  const was = await tx.enrolment.count({
    where: { classId, studentId: actor.id, enrolledAt: { lte: tapped }, leftAt: { gte: tapped } },
  });
  return was > 0 ? { ...lesson, isThere: false } : null;
}

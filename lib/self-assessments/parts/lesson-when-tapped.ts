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
  const { tx, actor, input, now } = asked;
  const said = new Date(Math.min(new Date(input.at).getTime(), now.getTime()));
  const wasThere = { studentId: actor.id, OR: [{ leftAt: null }, { leftAt: { gte: said } }] };
  const lesson = await sharedLesson(asked, { enrolments: { some: wasThere } });
  if (!lesson) return null;
  const tapped = tappedAt(input.at, { from: lesson.startedAt, now });
  const stays = await tx.enrolment.findMany({
    where: { classId: lesson.classId, studentId: actor.id },
    select: { enrolledAt: true, leftAt: true },
  });
  const isThere = stays.some(({ leftAt }) => leftAt === null);
  const was = stays.some(({ enrolledAt, leftAt }) => leftAt && enrolledAt <= tapped && tapped <= leftAt);
  return isThere || was ? { ...lesson, isThere } : null;
}

import { defineCommand } from '@/lib/access/define-command';
import { inClassNow } from '@/lib/classes/reach';
import { deskChanges } from '@/lib/lessons/live';
import { heldOngoingLesson } from '@/lib/lessons/parts/held-lesson';
import { seedMost } from '@/lib/platform/chance/seeded';
import type { Tx } from '@/lib/platform/db/client';
import { abilities } from '../abilities';
import { pairChanges } from '../live';
import { storePairs } from '../parts/store-pairs';
import { earlierPairs } from '../queries/stored-pairs';
import { pairsOf } from '../rules';
import { PairsOfLesson, ShownPairs } from '../schemas';

/** Again when somebody came late or went: the same lesson with the same pupils gives the same pairs. */
export const proposePairs = defineCommand({
  name: 'pairs.propose',
  may: abilities['pairs:make'],
  input: PairsOfLesson,
  reply: ShownPairs,
  target: heldOngoingLesson,
  run: async ({ tx, target: lesson }) => {
    const [present, history] = [await presentIn(tx, lesson), await earlierPairs(tx, lesson)];
    const pairs = pairsOf(present, history, seedOf(lesson.classId));
    await storePairs(tx, lesson, pairs);
    return { pairs };
  },
  after: async ({ tx, actor, input: { classId, number }, result }) => {
    await deskChanges.tell(tx, { number, by: { id: actor.id, name: actor.name }, ...result }, classId);
    await pairChanges.tell(tx, {}, classId);
  },
});

/** Who is taught in the class and was not marked as away. */
async function presentIn(tx: Tx, { id, classId }: { id: string; classId: string }): Promise<string[]> {
  const [enrolled, away] = await Promise.all([
    tx.enrolment.findMany({ where: { classId, ...inClassNow }, select: { studentId: true } }),
    tx.attendanceMark.findMany({
      where: { classLessonId: id, state: { in: ['absent', 'justified'] } },
      select: { studentId: true },
    }),
  ]);
  const gone = new Set(away.map(({ studentId }) => studentId));
  return enrolled.map(({ studentId }) => studentId).filter((studentId) => !gone.has(studentId));
}

/** One for the whole term of a class, or its rounds would not follow each other: told by its id, so nothing is stored. */
function seedOf(classId: string): number {
  return Number.parseInt(classId.slice(-8), 16) & seedMost;
}

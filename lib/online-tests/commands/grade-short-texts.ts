import { defineCommand } from '@/lib/access/define-command';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { heldTest } from '../parts/acting-on';
import { gradeAttempt } from '../parts/grade-attempt';
import { ShortTextGrades, StoredGrades } from '../schemas/grading';

/** What who teaches gives for short texts of ended attempts; each attempt is counted anew. */
export const gradeShortTexts = defineCommand({
  name: 'online-tests.grade-short-texts',
  may: abilities['test:release'],
  input: ShortTextGrades,
  reply: StoredGrades,
  target: heldTest,
  run: async ({ tx, actor, input: { grades }, target: { classId, unit, attempts, at }, now }) => {
    const ended = new Map(
      attempts.filter(({ state }) => state === 'concluded').map((attempt) => [attempt.id, attempt]),
    );
    const graded = [...new Set(grades.map(({ attemptId }) => attemptId))];
    refuseUnless(
      graded.every((id) => ended.has(id)),
      'test.not-taken',
    );
    const studentIds = graded.flatMap((id) => ended.get(id)?.studentId ?? []);
    const paid = await refuseClosedUnit(tx, { classId, unit, studentIds });
    const open = grades.filter(({ attemptId }) => !paid.has(ended.get(attemptId)?.studentId ?? ''));
    for (const { attemptId, questionId, seq, score } of open) {
      const { count } = await tx.testAnswer.updateMany({
        where: { attemptId, questionId, seq, question: { kind: 'shortText' } },
        data: { score, scoredAt: score === null ? null : at, scoredById: score === null ? null : actor.id },
      });
      refuseUnless(count === 1, 'request.changed-meanwhile');
    }
    for (const id of new Set(open.map(({ attemptId }) => attemptId))) await gradeAttempt(tx, id, now);
    return { grades: open.map(({ attemptId, questionId, score }) => ({ attemptId, questionId, score })) };
  },
});

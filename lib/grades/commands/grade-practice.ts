import { defineCommand } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/lessons/failures';
import { enrolledAmong } from '@/lib/lessons/parts/enrolled-among';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { fail } from '@/lib/platform/errors/failures';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { runningPinnedClass } from '@/lib/points/parts/running-pinned-class';
import { abilities } from '../abilities';
import { PracticeGrades, Practices } from '../schemas';

/** The practical part of a unit's test, as who teaches the class saw it. */
export const gradePractice = defineCommand({
  name: 'grades.grade-practice',
  may: abilities['test:grade-practice'],
  input: PracticeGrades,
  reply: Practices,
  target: runningPinnedClass,
  run: async ({ tx, actor, input: { unit, grades, at }, target, now }) => {
    const { id: classId, schoolId, startedAt, pinned } = target;
    if (!pinned.tests.includes(unit)) fail('MODEL_NOT_FOUND');
    const given = new Map(grades.map(({ studentId, practice }) => [studentId, practice]));
    const studentIds = [...given.keys()];
    refuseUnless(await enrolledAmong(tx, classId, studentIds), 'lesson.not-enrolled');
    const paid = await refuseClosedUnit(tx, { classId, unit, studentIds });
    const gradedAt = at ? tappedAt(at, { from: startedAt, now }) : now;
    const open = [...given].filter(([student]) => !paid.has(student));
    const rows = open.map(([student, practice]) => ({ student, practice }));
    await tx.$executeRaw`
      INSERT INTO test_grades (class_id, school_id, student_id, unit, practice, practice_at, practice_by_id)
      SELECT ${classId}::uuid, ${schoolId}::uuid, student, ${unit}, practice, ${gradedAt}, ${actor.id}::uuid
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(student uuid, practice int)
          ON CONFLICT (class_id, student_id, unit) DO UPDATE
         SET practice = EXCLUDED.practice, practice_at = EXCLUDED.practice_at, practice_by_id = EXCLUDED.practice_by_id
       WHERE test_grades.practice_at IS NULL OR test_grades.practice_at <= EXCLUDED.practice_at`;
    const where = { classId, unit, studentId: { in: studentIds } };
    return { grades: await tx.testGrade.findMany({ where, select: { studentId: true, practice: true } }) };
  },
});

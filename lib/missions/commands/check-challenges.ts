import { defineCommand } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/lessons/failures';
import { enrolledAmong } from '@/lib/lessons/parts/enrolled-among';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { refuseClosedUnit } from '@/lib/points/parts/refuse-closed-unit';
import { runningPinnedClass } from '@/lib/points/parts/running-pinned-class';
import { abilities } from '../abilities';
import { refuseUnknownChallenges } from '../parts/refuse-unknown-challenges';
import { Checks, Ticks } from '../schemas';

/** Who teaches says yes or no to challenges, of one pupil or of the whole class. It overrules what the pupil ticked. */
export const checkChallenges = defineCommand({
  name: 'missions.check-challenges',
  may: abilities['challenge:check'],
  input: Checks,
  reply: Ticks,
  ownRecord: true,
  target: runningPinnedClass,
  run: async ({ tx, actor, input: { unit, checks, at }, target, now }) => {
    const { id: classId, schoolId, startedAt } = target;
    const keys = checks.map(({ challenge }) => challenge);
    const studentIds = [...new Set(checks.map(({ studentId }) => studentId))];
    refuseUnknownChallenges(target, unit, keys);
    refuseUnless(await enrolledAmong(tx, classId, studentIds), 'lesson.not-enrolled');
    const paid = await refuseClosedUnit(tx, { classId, unit, studentIds });
    const checkedAt = tappedAt(at, { from: startedAt, now });
    // Of one that stands in the list twice the last one is meant.
    const last = [...new Map(checks.map((check) => [`${check.studentId} ${check.challenge}`, check])).values()];
    const open = last.filter(({ studentId }) => !paid.has(studentId));
    const rows = open.map(({ studentId, ...check }) => ({ student: studentId, ...check }));
    await tx.$executeRaw`
      INSERT INTO challenge_ticks (class_id, school_id, student_id, unit, challenge, checked, checked_at, checked_by_id)
      SELECT ${classId}::uuid, ${schoolId}::uuid, student, ${unit}, challenge, checked, ${checkedAt}, ${actor.id}::uuid
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(student uuid, challenge text, checked boolean)
          ON CONFLICT (class_id, student_id, unit, challenge) DO UPDATE
         SET checked = EXCLUDED.checked, checked_at = EXCLUDED.checked_at, checked_by_id = EXCLUDED.checked_by_id
       WHERE challenge_ticks.checked_at IS NULL OR challenge_ticks.checked_at <= EXCLUDED.checked_at`;
    const ticks = await tx.challengeTick.findMany({
      where: { classId, unit, studentId: { in: studentIds }, challenge: { in: keys } },
      select: { studentId: true, challenge: true, own: true, checked: true },
    });
    return { ticks };
  },
});

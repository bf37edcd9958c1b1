import { defineCommand } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/lessons/failures';
import { deskChanges } from '@/lib/lessons/live';
import { enrolledAmong } from '@/lib/lessons/parts/enrolled-among';
import { heldLesson } from '@/lib/lessons/parts/held-lesson';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { nobodyPaid, refuseClosedLesson } from '@/lib/points/parts/refuse-closed-unit';
import { abilities } from '../abilities';
import { Values, ValueTap } from '../schemas';

/** What the facilitator saw a pupil do of the lesson's challenge, set on the spot. Of two taps the later one stands. */
export const valueChallenges = defineCommand({
  name: 'self-assessments.value-challenges',
  may: abilities['challenge:value'],
  input: ValueTap,
  reply: Values,
  ownRecord: true,
  target: heldLesson,
  run: async ({ tx, actor, input: { at, values }, target: lesson, now }) => {
    const ids = values.map(({ studentId }) => studentId);
    refuseUnless(await enrolledAmong(tx, lesson.classId, ids), 'lesson.not-enrolled');
    const paid = lesson.status === 'closed' ? await refuseClosedLesson(tx, lesson, ids) : nobodyPaid;
    const setAt = tappedAt(at, { from: lesson.startedAt, now });
    // Of one who stands in the list twice the last one is meant.
    const last = new Map(values.map(({ studentId, percent }) => [studentId, percent]));
    const rows = [...last].flatMap(([student, percent]) => (paid.has(student) ? [] : [{ student, percent }]));
    await tx.$executeRaw`
      INSERT INTO challenge_values (class_lesson_id, school_id, student_id, percent, set_at, set_by_id)
      SELECT ${lesson.id}::uuid, ${lesson.schoolId}::uuid, student, percent, ${setAt}, ${actor.id}::uuid
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(student uuid, percent int)
          ON CONFLICT (class_lesson_id, student_id) DO UPDATE
         SET percent = EXCLUDED.percent, set_at = EXCLUDED.set_at, set_by_id = EXCLUDED.set_by_id
       WHERE challenge_values.set_at <= EXCLUDED.set_at`;
    const where = { classLessonId: lesson.id, studentId: { in: ids } };
    return { values: await tx.challengeValue.findMany({ where, select: { studentId: true, percent: true } }) };
  },
  after: ({ tx, actor, input: { classId, number }, result }) =>
    deskChanges.tell(tx, { number, by: { id: actor.id, name: actor.name }, ...result }, classId),
});

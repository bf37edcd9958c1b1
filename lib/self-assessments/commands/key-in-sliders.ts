import { defineCommand } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/lessons/failures';
import { deskChanges } from '@/lib/lessons/live';
import { enrolledAmong } from '@/lib/lessons/parts/enrolled-among';
import { heldLesson } from '@/lib/lessons/parts/held-lesson';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { nobodyPaid, refuseClosedLesson } from '@/lib/points/parts/refuse-closed-unit';
import { abilities } from '../abilities';
import { KeyedSliders, Sliders } from '../schemas';

/** What pupils without a screen wrote on paper. What somebody said himself is never overwritten; of two batches the later stands. */
export const keyInSliders = defineCommand({
  name: 'self-assessments.key-in',
  may: abilities['self-assessment:key-in'],
  input: KeyedSliders,
  reply: Sliders,
  target: heldLesson,
  run: async ({ tx, input: { at, sliders }, target: lesson, now }) => {
    const ids = sliders.map(({ studentId }) => studentId);
    refuseUnless(await enrolledAmong(tx, lesson.classId, ids), 'lesson.not-enrolled');
    const paid = lesson.status === 'closed' ? await refuseClosedLesson(tx, lesson, ids) : nobodyPaid;
    const assessedAt = tappedAt(at, { from: lesson.startedAt, now });
    // A batch of before the closing that arrives after it was in time.
    const late = lesson.closedAt !== null && assessedAt > lesson.closedAt;
    // Of one who stands in the list twice the last one is meant.
    const last = new Map(sliders.map(({ studentId, percent }) => [studentId, percent]));
    const rows = [...last].flatMap(([student, percent]) => (paid.has(student) ? [] : [{ student, percent }]));
    await tx.$executeRaw`
      INSERT INTO self_assessments (class_lesson_id, school_id, student_id, percent, assessed_at, late, on_paper)
      SELECT ${lesson.id}::uuid, ${lesson.schoolId}::uuid, student, percent, ${assessedAt}, ${late}, true
        FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(student uuid, percent int)
          ON CONFLICT (class_lesson_id, student_id) DO UPDATE
         SET percent = EXCLUDED.percent, assessed_at = EXCLUDED.assessed_at, late = EXCLUDED.late
       WHERE self_assessments.on_paper AND self_assessments.assessed_at <= EXCLUDED.assessed_at`;
    return {
      sliders: await tx.selfAssessment.findMany({ where: { classLessonId: lesson.id, studentId: { in: ids } } }),
    };
  },
  after: ({ tx, actor, input: { classId, number }, result }) =>
    deskChanges.tell(tx, { number, by: { id: actor.id, name: actor.name }, ...result }, classId),
});

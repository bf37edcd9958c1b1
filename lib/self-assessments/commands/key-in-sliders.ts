import { defineCommand } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/lessons/failures';
import { deskChanges } from '@/lib/lessons/live';
import { enrolledAmong } from '@/lib/lessons/parts/enrolled-among';
import { heldLesson } from '@/lib/lessons/parts/held-lesson';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { refuseClosedLesson } from '@/lib/points/parts/refuse-closed-unit';
import { abilities } from '../abilities';
import { KeyedSliders, Sliders } from '../schemas';

/** What pupils without a screen wrote on paper. What somebody said himself is never overwritten. */
export const keyInSliders = defineCommand({
  name: 'self-assessments.key-in',
  may: abilities['self-assessment:key-in'],
  input: KeyedSliders,
  reply: Sliders,
  target: heldLesson,
  run: async ({ tx, input: { at, sliders: given }, target: lesson, now }) => {
    const { id: classLessonId, schoolId } = lesson;
    // Of one who stands in the list twice the last one is meant.
    const sliders = [...new Map(given.map((slider) => [slider.studentId, slider])).values()];
    const ids = sliders.map(({ studentId }) => studentId);
    refuseUnless(await enrolledAmong(tx, lesson.classId, ids), 'lesson.not-enrolled');
    if (lesson.status === 'closed') await refuseClosedLesson(tx, lesson, ids);
    const own = await tx.selfAssessment.findMany({ where: { classLessonId, studentId: { in: ids }, onPaper: false } });
    const said = new Set(own.map(({ studentId }) => studentId));
    const keyed = sliders.filter(({ studentId }) => !said.has(studentId));
    const assessedAt = tappedAt(at, { from: lesson.startedAt, now });
    const late = lesson.closedAt !== null;
    await tx.selfAssessment.deleteMany({
      where: { classLessonId, studentId: { in: keyed.map(({ studentId }) => studentId) }, onPaper: true },
    });
    const rows = keyed.map((row) => ({ classLessonId, schoolId, ...row, assessedAt, late, onPaper: true }));
    await tx.selfAssessment.createMany({ data: rows });
    return { sliders: [...own, ...rows] };
  },
  after: ({ tx, actor, input: { classId, number }, result }) =>
    deskChanges.tell(tx, { number, by: { id: actor.id, name: actor.name }, ...result }, classId),
});

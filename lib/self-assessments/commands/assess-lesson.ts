import { defineCommand } from '@/lib/access/define-command';
import { refuseUnless } from '@/lib/lessons/failures';
import { deskChanges } from '@/lib/lessons/live';
import { lessonWhenTapped } from '@/lib/lessons/parts/where-tapped';
import { tappedAt } from '@/lib/lessons/rules/tapped-at';
import { refuseClosedLesson } from '@/lib/points/parts/refuse-closed-unit';
import { abilities } from '../abilities';
import { Slider, SliderTap } from '../schemas';

/** A pupil says how much of the lesson's challenge is done: until it closes, and once more late where nothing was said. */
export const assessLesson = defineCommand({
  name: 'self-assessments.assess-lesson',
  may: abilities['self-assessment:give'],
  input: SliderTap,
  reply: Slider,
  ownRecord: true,
  target: lessonWhenTapped,
  run: async ({ tx, actor, input: { at, percent }, target: lesson, now }) => {
    // A class that the pupil went on to may have paid the unit while this lesson still goes on.
    if (lesson.status === 'closed' || !lesson.isThere) await refuseClosedLesson(tx, lesson, [actor.id]);
    const where = { classLessonId_studentId: { classLessonId: lesson.id, studentId: actor.id } };
    const stored = await tx.selfAssessment.findUnique({ where });
    const assessedAt = tappedAt(at, { from: lesson.startedAt, now });
    // A tap of before the closing that arrives after it was in time.
    const late = lesson.closedAt !== null && assessedAt > lesson.closedAt;
    refuseUnless(!late || stored === null, 'lesson.closed');
    const isNewer = !stored || stored.onPaper || stored.assessedAt <= assessedAt;
    const said = { percent, assessedAt, late, onPaper: false };
    const { id: classLessonId, schoolId } = lesson;
    const standing = isNewer
      ? await tx.selfAssessment.upsert({
          where,
          create: { classLessonId, schoolId, studentId: actor.id, ...said },
          update: said,
        })
      : stored;
    return { studentId: actor.id, percent: standing.percent, late: standing.late, onPaper: standing.onPaper };
  },
  after: ({ tx, actor, input: { classId, number }, result }) =>
    deskChanges.tell(tx, { number, by: { id: actor.id, name: actor.name }, sliders: [result] }, classId),
});

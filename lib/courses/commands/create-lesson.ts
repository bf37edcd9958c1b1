import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { courseChanges } from '../live';
import { setLessonSkills } from '../parts/set-lesson-skills';
import { lessonDetail, wholeLesson } from '../queries/lessons';
import { editorReach } from '../reach';
import { lessonsMax } from '../rules';
import { LessonDetail, NewLesson } from '../schemas/lessons';

/** The last of its unit, which holds five. */
export const createLesson = defineCommand({
  name: 'courses.create-lesson',
  may: abilities['lesson:create'],
  input: NewLesson,
  reply: LessonDetail,
  changes: courseChanges,
  target: row('courseUnit', editorReach, {
    by: 'id',
    from: 'unitId',
    revision: 'not-overwritten',
    select: { id: true, _count: { select: { lessons: true } } },
  }),
  run: async ({ tx, input: { skillCodes, ...data }, target: { _count } }) => {
    refuseUnless(_count.lessons < lessonsMax, 'unit.five-lessons-at-most');
    const { id } = await tx.lesson.create({ data: { ...data, position: _count.lessons + 1 }, select: { id: true } });
    await setLessonSkills(tx, { lessonId: id, skillCodes });
    return lessonDetail(await tx.lesson.findUniqueOrThrow({ where: { id }, include: wholeLesson }));
  },
});

import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { announce } from '@/lib/platform/cache/catalogue';
import { lockRows } from '@/lib/platform/db/lock';
import { courseChanges } from '../live';
import { courseOfUnit, lessonDetail, wholeLesson } from '../queries/lessons';
import { editorReach } from '../reach';
import { NewLesson } from '../schemas/lessons';
import { setLessonSkills } from './set-lesson-skills';

/** The last of its unit. */
export const createLesson = defineCommand({
  name: 'courses.create-lesson',
  may: 'lesson:create',
  input: NewLesson,
  target: async ({ tx, actor, input: { unitId } }) => {
    await lockRows(tx, 'course_units', 'id', unitId);
    return tx.courseUnit.findFirst({
      where: { AND: [within(editorReach, actor), { id: unitId }] },
      select: { id: true, module: courseOfUnit, _count: { select: { lessons: true } } },
    });
  },
  run: async ({ tx, actor, input: { skillCodes, ...data }, target: { module, _count } }) => {
    const { id } = await tx.lesson.create({ data: { ...data, position: _count.lessons + 1 }, select: { id: true } });
    await setLessonSkills.inside(tx, actor, { lessonId: id, skillCodes });
    await announce(tx, 'courses');
    await courseChanges.tell(tx, { code: module.course.code });
    return lessonDetail(await tx.lesson.findUniqueOrThrow({ where: { id }, include: wholeLesson }));
  },
});

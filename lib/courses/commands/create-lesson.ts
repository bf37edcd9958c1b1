import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { courseChanges } from '../live';
import { setLessonSkills } from '../parts/set-lesson-skills';
import { courseOfUnit, lessonDetail, wholeLesson } from '../queries/lessons';
import { editorReach } from '../reach';
import { LessonDetail, NewLesson } from '../schemas/lessons';

/** The last of its unit. */
export const createLesson = defineCommand({
  name: 'courses.create-lesson',
  may: 'lesson:create',
  input: NewLesson,
  reply: LessonDetail,
  changes: courseChanges,
  target: async ({ tx, actor, input: { unitId } }) => {
    await lockRows(tx, 'course_units', 'id', unitId);
    return tx.courseUnit.findFirst({
      where: { AND: [within(editorReach, actor), { id: unitId }] },
      select: { id: true, module: courseOfUnit, _count: { select: { lessons: true } } },
    });
  },
  run: async ({ tx, actor, input: { skillCodes, ...data }, target: { module, _count } }) => {
    const { id } = await tx.lesson.create({ data: { ...data, position: _count.lessons + 1 }, select: { id: true } });
    await setLessonSkills(tx, { lessonId: id, skillCodes });
    return lessonDetail(await tx.lesson.findUniqueOrThrow({ where: { id }, include: wholeLesson }));
  },
});

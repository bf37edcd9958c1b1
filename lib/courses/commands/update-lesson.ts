import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { announce } from '@/lib/platform/cache/catalogue';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { courseChanges } from '../live';
import { courseOfLesson, lessonDetail, wholeLesson } from '../queries/lessons';
import { editorReach } from '../reach';
import { isStale } from '../rules';
import { LessonChanges } from '../schemas/lessons';
import { placeLessons } from './place-lessons';
import { setLessonSkills } from './set-lesson-skills';

export const updateLesson = defineCommand({
  name: 'courses.update-lesson',
  may: 'lesson:update',
  input: LessonChanges,
  target: async ({ tx, actor, input: { lessonId } }) => {
    await lockRows(tx, 'lessons', 'id', lessonId);
    const where = { AND: [within(editorReach, actor), { id: lessonId }] };
    return tx.lesson.findFirst({
      where,
      select: { id: true, revision: true, unit: { select: { moduleId: true, ...courseOfLesson.select } } },
    });
  },
  run: async ({ tx, actor, input: { lessonId, revision, skillCodes, ...data }, target }) => {
    refuseUnless(!isStale(target.revision, revision), 'request.changed-meanwhile');
    await tx.lesson.update({
      where: { id: lessonId },
      data: { ...data, revision: target.revision + 1 },
      select: { id: true },
    });
    await setLessonSkills.inside(tx, actor, { lessonId, skillCodes });
    await placeLessons.inside(tx, actor, { moduleId: target.unit.moduleId });
    await announce(tx, 'courses');
    await courseChanges.tell(tx, { code: target.unit.module.course.code });
    return lessonDetail(await tx.lesson.findUniqueOrThrow({ where: { id: lessonId }, include: wholeLesson }));
  },
});

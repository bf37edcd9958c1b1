import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { courseChanges } from '../live';
import { placeLessons } from '../parts/place-lessons';
import { setLessonSkills } from '../parts/set-lesson-skills';
import { courseOfLesson, lessonDetail, wholeLesson } from '../queries/lessons';
import { editorReach } from '../reach';
import { isStale } from '../rules';
import { LessonChanges, LessonDetail } from '../schemas/lessons';

export const updateLesson = defineCommand({
  name: 'courses.update-lesson',
  may: 'lesson:update',
  input: LessonChanges,
  reply: LessonDetail,
  changes: courseChanges,
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
    await setLessonSkills(tx, { lessonId, skillCodes });
    await placeLessons(tx, { moduleId: target.unit.moduleId });
    return lessonDetail(await tx.lesson.findUniqueOrThrow({ where: { id: lessonId }, include: wholeLesson }));
  },
});

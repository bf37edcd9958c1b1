import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { courseChanges } from '../live';
import { placeLessons } from '../parts/place-lessons';
import { setLessonSkills } from '../parts/set-lesson-skills';
import { lessonDetail, wholeLesson } from '../queries/lessons';
import { editorReach } from '../reach';
import { LessonDetail, lessonData } from '../schemas/lessons';

export const updateLesson = defineCommand({
  name: 'courses.update-lesson',
  may: abilities['lesson:update'],
  input: z.object({ lessonId: z.uuid(), revision: z.int(), ...lessonData }),
  reply: LessonDetail,
  changes: courseChanges,
  target: row('lesson', editorReach, {
    by: 'id',
    from: 'lessonId',
    revision: 'compared',
    select: { id: true, revision: true, unit: { select: { moduleId: true } } },
  }),
  run: async ({ tx, input: { lessonId, revision, skillCodes, ...data }, target }) => {
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

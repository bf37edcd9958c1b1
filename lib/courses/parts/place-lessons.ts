import { movePassages } from '@/lib/passages/parts/move-passages';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { links } from '../links';
import { codesOfLesson, placeOfLesson } from '../rules';

/** A part of every save that moves, renames or describes lessons: search leads to where they are now, and says what they are for. */
export async function placeLessons(tx: Tx, { moduleId }: { moduleId: string }) {
  // What another save of the module's lessons is about to name anew would be written over with what was read of it before.
  await lockRows(tx, 'course_modules', 'id', moduleId);
  const module = await tx.courseModule.findUniqueOrThrow({
    where: { id: moduleId },
    select: {
      code: true,
      course: { select: { code: true, name: true } },
      units: {
        select: {
          number: true,
          lessons: {
            select: { id: true, code: true, name: true, objective: true, skills: { select: { skill: true } } },
          },
        },
      },
    },
  });
  const moved = module.units.flatMap(({ number, lessons }) =>
    lessons.map((lesson) => ({
      sourceId: lesson.id,
      title: lesson.name,
      opening: lesson.objective,
      page: links.lesson({ course: module.course.code, module: module.code, unit: number, code: lesson.code }),
      place: placeOfLesson(lesson, module.course),
      codes: codesOfLesson(lesson),
    })),
  );
  return movePassages(tx, { source: 'lesson', moved });
}

import { defineCommand, noTarget } from '@/lib/access/define-command';
import { movePassages } from '@/lib/passages/commands/move-passages';
import { links } from '../links';
import { ModuleRef } from '../schemas/modules';

/** A part of every save that moves or renames lessons: search leads to where they are now. */
export const placeLessons = defineCommand({
  name: 'courses.place-lessons',
  may: 'lesson:update',
  input: ModuleRef,
  target: noTarget,
  run: async ({ tx, actor, input: { moduleId } }) => {
    const module = await tx.courseModule.findUniqueOrThrow({
      where: { id: moduleId },
      select: {
        code: true,
        course: { select: { code: true } },
        units: { select: { number: true, lessons: { select: { id: true, code: true, name: true } } } },
      },
    });
    const moved = module.units.flatMap(({ number, lessons }) =>
      lessons.map(({ id, code, name }) => ({
        sourceId: id,
        title: name,
        page: links.lesson({ course: module.course.code, module: module.code, unit: number, code }),
      })),
    );
    return movePassages.inside(tx, actor, { source: 'lesson', moved });
  },
});

import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { fail } from '@/lib/platform/errors/failures';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { courseChanges } from '../live';
import { placeLessons } from '../parts/place-lessons';
import { editorReach } from '../reach';
import { lessonsMax, reordered } from '../rules';
import { Order } from '../schemas/modules';

/** To a unit of the same module, and a place in it. */
const LessonMove = z.object({
  lessonId: z.uuid(),
  unitId: z.uuid(),
  place: z.int().check(z.minimum(1), z.maximum(1000)),
});

/** Within its unit, or into another one of its module. */
export const moveLesson = defineCommand({
  name: 'courses.move-lesson',
  may: abilities['lesson:update'],
  input: LessonMove,
  reply: Order,
  changes: courseChanges,
  target: async ({ tx, actor, input: { lessonId } }) => {
    const where = within(editorReach, actor, { id: lessonId });
    const select = { id: true, unit: { select: { moduleId: true } } } as const;
    const found = await tx.lesson.findFirst({ where, select });
    if (!found) return null;
    // The module is held, so that two people who move its lessons do so one after the other.
    await lockRows(tx, 'course_modules', 'id', found.unit.moduleId);
    return tx.lesson.findFirst({
      where,
      select: { id: true, unitId: true, unit: { select: { moduleId: true } } },
    });
  },
  run: async ({ tx, input: { lessonId, unitId, place }, target }) => {
    const { moduleId } = target.unit;
    if ((await tx.courseUnit.count({ where: { id: unitId, moduleId } })) === 0) fail('MODEL_NOT_FOUND');
    // A new lesson holds its unit alone.
    for (const id of [...new Set([unitId, target.unitId])].sort()) await lockRows(tx, 'course_units', 'id', id);
    const isRoomLeft = target.unitId === unitId || (await tx.lesson.count({ where: { unitId } })) < lessonsMax;
    refuseUnless(isRoomLeft, 'unit.five-lessons-at-most');
    await tx.lesson.update({ where: { id: lessonId }, data: { unitId }, select: { id: true } });
    const ids = reordered(await lessonsOf(tx, unitId), lessonId, place).map(({ id }) => id);
    await number(tx, ids);
    if (target.unitId !== unitId) {
      const left = await lessonsOf(tx, target.unitId);
      await number(
        tx,
        left.map(({ id }) => id),
      );
    }
    await placeLessons(tx, { moduleId });
    return { ids };
  },
});

function lessonsOf(tx: Tx, unitId: string) {
  return tx.lesson.findMany({
    where: { unitId },
    select: { id: true },
    orderBy: [{ position: 'asc' }, { code: 'asc' }],
  });
}

async function number(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE lessons SET position = place FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (lesson_id, place)
    WHERE id = lesson_id AND position <> place`;
}

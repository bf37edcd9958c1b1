import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '@/lib/courses/abilities';
import { editorReach } from '@/lib/courses/reach';
import { ModuleRef } from '@/lib/courses/schemas/modules';

/** A module's units and lessons as their editors order them, and how far each plan is. */
export const moduleOutline = defineQuery({
  name: 'lesson-plans.outline',
  may: abilities['course:edit'],
  input: ModuleRef,
  run: async ({ db, actor, input: { moduleId } }) => {
    const units = await db.courseUnit.findMany({
      where: within(editorReach, actor, { moduleId }),
      orderBy: { number: 'asc' },
      select: {
        id: true,
        number: true,
        objective: true,
        revision: true,
        lessons: {
          orderBy: { position: 'asc' },
          select: {
            id: true,
            code: true,
            name: true,
            minutes: true,
            plans: { where: { status: { in: ['draft', 'published'] } }, select: { status: true } },
          },
        },
      },
    });
    return units.map(({ lessons, ...unit }) => ({
      ...unit,
      lessons: lessons.map(({ plans, ...lesson }) => ({
        ...lesson,
        hasDraft: plans.some(({ status }) => status === 'draft'),
        isPublished: plans.some(({ status }) => status === 'published'),
      })),
    }));
  },
});

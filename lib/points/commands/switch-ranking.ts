import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { abilities } from '../abilities';
import { runningPinnedClass } from '../parts/running-pinned-class';

/** Off until who teaches wants it: comparing discourages more often than it helps. */
export const switchRanking = defineCommand({
  name: 'points.switch-ranking',
  may: abilities['ranking:switch'],
  input: z.object({ classId: z.uuid(), on: z.boolean() }),
  reply: z.object({ on: z.boolean() }),
  target: runningPinnedClass,
  run: async ({ tx, input: { on }, target: { id: classId } }) => {
    await tx.pinnedModule.update({ where: { classId }, data: { rankingOn: on } });
    return { on };
  },
});

import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { livePosition } from '@/lib/access/live/event-log';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { assistantIsOff } from '@/lib/lessons/queries/assistant-off';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

/** Whether a lesson of the caller's has the assistant off, and the classes whose lessons may change that. */
export const lessonLock = defineQuery({
  name: 'assistant.lesson-lock',
  may: abilities['assistant:ask'],
  input: NoInput,
  reply: z.object({ isOff: z.boolean(), classIds: z.array(z.string()), position: z.string() }),
  run: async ({ db, actor }) => {
    const position = await livePosition();
    if (actor.tipo !== 'aluno') return { isOff: false, classIds: [], position };
    const where = within(classReach, actor, { status: 'initiated' as const, startedAt: { not: null } });
    const [isOff, classes] = await Promise.all([
      assistantIsOff(db, actor.id),
      db.schoolClass.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } }),
    ]);
    return { isOff, classIds: classes.map(({ id }) => id), position };
  },
});

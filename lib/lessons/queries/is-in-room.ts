import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { abilities } from '../abilities';

export const isInRoom = defineQuery({
  name: 'lessons.is-in-room',
  may: abilities['lesson:follow'],
  input: z.object({ classId: z.uuid() }),
  run: async ({ db, actor, input: { classId } }) =>
    (await db.schoolClass.count({ where: within(classReach, actor, { id: classId }) })) > 0,
});

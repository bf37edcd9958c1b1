import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { storedFileId } from '@/lib/courses/rules';
import { FileAnswer } from '@/lib/platform/http/file-answer';
import { abilities } from '../abilities';
import { modulesOn } from '../reach/modules';
import { schoolDay } from '../rules/school-day';

/** A support item's bytes, for whoever may use its module. */
export const supportFile = defineQuery({
  name: 'lesson-plans.support-file',
  may: abilities['lesson-plan:read'],
  input: z.object({ supportId: z.uuid() }),
  reply: FileAnswer,
  run: async ({ db, actor, input: { supportId }, now }) => {
    const module = within(modulesOn(schoolDay(now)), actor);
    const item = await db.supportItem.findFirst({ where: { id: supportId, module }, select: { address: true } });
    const id = item && storedFileId(item.address);
    if (!id) return null;
    return db.storedFile.findUnique({ where: { id }, select: { key: true, name: true, mediaType: true } });
  },
});

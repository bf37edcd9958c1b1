import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { editorReach } from '../reach';

export const withdrawAuthorisation = defineCommand({
  name: 'courses.withdraw-authorisation',
  may: abilities['module:authorise'],
  input: z.object({ moduleId: z.uuid(), schoolId: z.uuid() }),
  reply: Count,
  target: ({ tx, actor, input: { moduleId, schoolId } }) =>
    tx.moduleAuthorisation.findFirst({
      where: { schoolId, moduleId, module: within(editorReach, actor) },
      select: { schoolId: true },
    }),
  // Of two who take it away at once the second finds nothing left, which is what he wanted.
  run: ({ tx, input: { moduleId, schoolId } }) => tx.moduleAuthorisation.deleteMany({ where: { schoolId, moduleId } }),
});

import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { abilities } from '../abilities';
import { seeCare } from '../parts/see-care';
import { careReach } from '../reach/care-notices';
import { careSideOf } from '../rules/care-sides';
import { NewCareAction } from '../schemas/care-notices';

/** Who says what was done has seen the notice as well. What somebody did is never written over: each adds a line. */
export const noteCareAction = defineCommand({
  name: 'care.note-care-action',
  may: abilities['care:note-action'],
  input: NewCareAction,
  reply: z.object({ id: z.uuid(), at: z.string() }),
  target: row('careNotice', careReach, { by: 'id', select: { id: true } }),
  run: async ({ tx, actor, target: { id: noticeId }, input: { text }, now }) => {
    await seeCare(tx, actor, { id: noticeId, now });
    const data = { noticeId, side: careSideOf(actor.tipo), text, byId: actor.id, createdAt: now };
    const { id } = await tx.careAction.create({ data, select: { id: true } });
    return { id, at: now.toISOString() };
  },
});

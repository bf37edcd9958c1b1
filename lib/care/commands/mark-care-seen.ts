import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { seeCare } from '../parts/see-care';
import { seenBy } from '../queries/care-seen';
import { careReach } from '../reach/care-notices';
import { careSideOf } from '../rules/care-sides';

/** The first of a side who says so stays: the other side sees who answered for the child. */
export const markCareSeen = defineCommand({
  name: 'care.mark-care-seen',
  may: abilities['care:mark-seen'],
  input: RowRef,
  reply: z.object({ id: z.uuid(), seenAt: z.string() }),
  target: row('careNotice', careReach, { by: 'id', select: { id: true } }),
  run: async ({ tx, actor, target: { id }, now }) => {
    await seeCare(tx, actor, { id, now });
    const side = careSideOf(actor.tipo);
    const [seen] = seenBy(await tx.careNotice.findUniqueOrThrow({ where: { id } })).filter(
      (each) => each.side === side,
    );
    return { id, seenAt: (seen?.at ?? now).toISOString() };
  },
});

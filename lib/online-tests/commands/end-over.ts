import { defineOpenCommand } from '@/lib/access/define-command';
import { databaseTime } from '@/lib/platform/db/database-time';
import { Count, RowRef } from '@/lib/platform/shapes';
import { concludeAttempt } from '../parts/conclude-attempt';
import { heldAttempt } from '../parts/held-attempt';

/** Ends an attempt whose time is over, by the job. Held, then looked at: more time may have been given meanwhile. */
export const endOver = defineOpenCommand({
  name: 'online-tests.end-over',
  input: RowRef,
  reply: Count,
  target: ({ tx, input: { id } }) => heldAttempt(tx, id),
  run: async ({ tx, target: { id, state, deadline }, now }) => {
    if (state !== 'begun' || !deadline || deadline >= (await databaseTime(tx))) return { count: 0 };
    await concludeAttempt(tx, { id, at: deadline, by: 'time', now });
    return { count: 1 };
  },
});

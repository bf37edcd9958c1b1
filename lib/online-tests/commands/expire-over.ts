import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { databaseTime } from '@/lib/platform/db/database-time';
import { Count, NoInput } from '@/lib/platform/shapes';
import { expireUnbegun } from '../parts/expire-unbegun';

/** Ends what nobody may begin any more, by the job. */
export const expireOver = defineOpenCommand({
  name: 'online-tests.expire-over',
  ownRecord: true,
  input: NoInput,
  reply: Count,
  target: noTarget,
  run: async ({ tx }) => ({ count: await expireUnbegun(tx, {}, await databaseTime(tx)) }),
});

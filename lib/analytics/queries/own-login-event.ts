import { defineQuery } from '@/lib/access/define-query';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { Counted } from '../schemas';

/** The event that signing in wrote for the caller's own session. Nobody can write one by asking. */
export const ownLoginEvent = defineQuery({
  name: 'analytics.own-login-event',
  may: abilities['login-event:read-own'],
  input: NoInput,
  reply: Counted,
  run: async ({ db, actor }) => {
    const [found] = await db.$queryRaw<{ counted: boolean }[]>`
      SELECT EXISTS (
        SELECT FROM login_events e JOIN sessions s ON s.created_at = e.at AND s.account_id = e.user_id
         WHERE s.id = ${actor.sessionId}::uuid) AS counted`;
    return { counted: found?.counted ?? false };
  },
});

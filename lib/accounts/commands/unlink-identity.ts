import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { closeSessionsThrough } from '@/lib/access/session';
import { providerOfIssuer } from '@/lib/platform/oidc/providers';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { identityReach } from '../reach';

/**
 * The person sees an account at a provider that is none of the own, or wants it no longer. Whoever came in by it elsewhere
 * is out; here the person goes on, as by the password, which every login has.
 */
export const unlinkIdentity = defineCommand({
  name: 'accounts.unlink-identity',
  may: abilities['identity:unlink'],
  input: RowRef,
  reply: Count,
  // Held: who signs in by it at this moment is waited for, and then out as well.
  target: row('ssoIdentity', identityReach, { by: 'id', select: { id: true, provider: true } }),
  run: async ({ tx, actor, target: { id, provider: issuer }, now }) => {
    await tx.ssoIdentity.delete({ where: { id }, select: { id: true } });
    const provider = providerOfIssuer(issuer)?.id;
    const { id: accountId, sessionId: keepSession } = actor;
    if (provider) await closeSessionsThrough(tx, { accountId, provider, keepSession, now });
    return { count: 1 };
  },
});

import * as z from 'zod/mini';
import { defineCommand } from '@/lib/access/define-command';
import { beginsThrough } from '@/lib/access/session';
import { sealedName, unseal } from '@/lib/access/sso/sealed-cookie';
import { lockRows } from '@/lib/platform/db/lock';
import { abilities } from '../abilities';
import { fail, refuseUnless } from '../failures';
import { Linked, PendingLink } from '../schemas';

/**
 * The last step of linking: the person has seen whose accounts these are. Only in the session that the password opened, in the
 * browser that came from the provider. An identity never moves: whoever linked it first keeps it. It is as old as the
 * session that it is linked with.
 */
export const linkIdentity = defineCommand({
  name: 'accounts.link-identity',
  may: abilities['identity:link'],
  // What the door reads from the browser's cookies.
  input: z.object({ pendingLink: z.optional(z.string()) }),
  reply: Linked,
  target: async ({ tx, actor, input }) => {
    const pending = await unseal(sealedName('sso_link'), PendingLink, input.pendingLink);
    if (!pending) return fail('sso.expired');
    if (pending.sessionId !== actor.sessionId) return null;
    // Whoever hands out another password meanwhile is waited for, and wins.
    await lockRows(tx, 'accounts', 'id', actor.id);
    const where = { id: actor.sessionId, revokedAt: null };
    const session = await tx.session.findFirst({ where, select: { id: true, createdAt: true } });
    return session && { ...session, pending };
  },
  run: async ({ tx, actor, target: { id, createdAt, pending } }) => {
    const { provider, issuer, subject } = pending;
    const identity = { provider: issuer, subject };
    await tx.ssoIdentity.createMany({ data: [{ ...identity, accountId: actor.id, createdAt }], skipDuplicates: true });
    const held = await tx.ssoIdentity.findUniqueOrThrow({ where: { provider_subject: identity } });
    refuseUnless(held.accountId === actor.id, 'sso.already-linked');
    await beginsThrough(tx, id, provider);
    return { linked: true, tipo: actor.tipo };
  },
});

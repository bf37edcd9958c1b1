import * as z from 'zod/mini';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { recordLogin } from '@/lib/access/login-events';
import { limitRate } from '@/lib/access/rate-limit';
import { closeSession, hashOfSecret, openSession } from '@/lib/access/session';
import { sessionAccountFields } from '@/lib/access/session-account';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '../failures';
import { isGoodCard, sessionSeconds } from '../rules';
import { CardSignIn, SignedIn } from '../schemas';

/** More than a lab of broken cards brings in a lesson. A card that is good is never counted with these. */
const wrongPerAddress = { name: 'accounts.sign-in-by-card:wrong', max: 120, seconds: 600 };
/** Of one card: more than a child starts anew in a lesson, too few to fill the table of sessions. */
const perCard = { name: 'accounts.sign-in-by-card:card', max: 30, seconds: 3600 };

const whose = {
  id: true,
  expiresAt: true,
  revokedAt: true,
  sharedDevice: true,
  account: { select: { ...sessionAccountFields, firstAccess: true, active: true } },
} as const;

/**
 * Signs in who holds a pupil's card. A card that never was, has ended or was replaced, and one of an inactive pupil look
 * the same. What the browser was signed in to before ends with it: nobody goes on as the child before.
 */
export const signInByCard = defineOpenCommand({
  name: 'accounts.sign-in-by-card',
  input: z.extend(CardSignIn, {
    address: z._default(z.string(), ''),
    /** A class has the browser today. */
    sharedDevice: z._default(z.boolean(), false),
  }),
  reply: SignedIn,
  ownRecord: true,
  prepare: async ({ db, input, now }) => {
    const secretHash = hashOfSecret(input.card);
    const card = await db.loginCard.findUnique({ where: { secretHash }, select: whose });
    const isGood = isGoodCard(card, now);
    await limitRate(isGood ? { ...perCard, of: secretHash } : { ...wrongPerAddress, of: input.address });
    refuseUnless(isGood, 'auth.card-ended');
    return { secretHash };
  },
  target: noTarget,
  run: async ({ tx, actor, input, prepared: { secretHash }, now }) => {
    // Whoever prints anew meanwhile is waited for, and wins.
    await lockRows(tx, 'login_cards', 'secret_hash', secretHash);
    const card = await tx.loginCard.findUnique({ where: { secretHash }, select: whose });
    refuseUnless(isGoodCard(card, now) && card !== null, 'auth.card-ended');
    const { active: _, ...account } = card.account;
    if (actor) await closeSession(tx, actor.sessionId, now);
    const ttl = sessionSeconds(account.tipo, card.sharedDevice || input.sharedDevice);
    const session = await openSession(tx, { account, ttl, face: '/login', now });
    await recordLogin(tx, { account, now });
    const created = session.created.toISOString();
    return { id: session.id, ttl, created, userId: account.id, tipo: account.tipo, session };
  },
});

import { defineOpenCommand, noTarget, refuseAfterCommit } from '@/lib/access/define-command';
import { throttleKey, withKnownLogin } from '@/lib/access/known-devices';
import { recordLogin } from '@/lib/access/login-events';
import { type OpenedSession, openSession } from '@/lib/access/session';
import { now as readClock } from '@/lib/platform/clock/clock';
import { db, type Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { fail } from '@/lib/platform/errors/failures';
import { passwordMatches } from '@/lib/platform/passwords/passwords';
import { loginKey, retryDelaySeconds, sessionSeconds } from '../rules';
import { SignInAttempt } from '../schemas';

/**
 * Signs in by password. The count of wrong ones stays although the request is refused; an unknown login, an inactive
 * one and a wrong password look and cost the same.
 */
export const signIn = defineOpenCommand({
  name: 'accounts.sign-in',
  input: SignInAttempt,
  prepare: async ({ input }) => {
    const key = loginKey(input.username);
    const throttle = throttleKey(key, input.knownDevice);
    await refuseWhileWaiting(throttle);
    const account = await db().account.findUnique({ where: { loginKey: key } });
    const matches = await passwordMatches(account?.active ? account.passwordHash : undefined, input.password);
    return { key, throttle, account: matches ? account : null };
  },
  target: noTarget,
  run: async ({ tx, input, prepared: { account, key, throttle }, now }) => {
    // Guesses sent at the same moment all passed the first look; here each waits until the one before is counted.
    await lockRows(tx, 'sign_in_throttles', 'key', throttle);
    const wait = waitSeconds(await tx.signInThrottle.findUnique({ where: { key: throttle } }), now);
    if (wait > 0) return refuseAfterCommit('auth.wait-before-retry', { retryAfterSeconds: wait });
    if (!account) {
      await countFailure(tx, throttle, now);
      return refuseAfterCommit('auth.invalid-credentials');
    }
    await tx.signInThrottle.deleteMany({ where: { key: throttle } });
    await tx.account.update({ where: { id: account.id }, data: { lastSignInAt: now }, select: { id: true } });
    const { id, tipo, login, name, photoUrl, schoolId } = account;
    const ttl = sessionSeconds(tipo, input.sharedDevice);
    const session = await openSession(tx, {
      account: { id, tipo, login, name, photoUrl, schoolId },
      ttl,
      face: input.face,
      now,
    });
    await recordLogin(tx, { account, loginTipo: 'direct', now });
    return { ...loginReply(session), session, knownDevice: withKnownLogin(key, input.knownDevice) };
  },
});

function loginReply({ id, ttl, created, account }: OpenedSession) {
  return { id, ttl, created: created.toISOString(), userId: account.id, tipo: account.tipo };
}

async function refuseWhileWaiting(key: string): Promise<void> {
  const wait = waitSeconds(await db().signInThrottle.findUnique({ where: { key } }), readClock());
  if (wait > 0) fail('auth.wait-before-retry', { retryAfterSeconds: wait });
}

function waitSeconds(throttle: { retryAt: Date } | null, now: Date): number {
  return Math.max(0, Math.ceil(((throttle?.retryAt.getTime() ?? 0) - now.getTime()) / 1000));
}

/** One statement, so that tries at the same moment are all counted. */
async function countFailure(tx: Tx, key: string, now: Date): Promise<void> {
  const [counted] = await tx.$queryRaw<{ failures: number }[]>`
    INSERT INTO sign_in_throttles (key, failures, retry_at, updated_at) VALUES (${key}, 1, ${now}, ${now})
    ON CONFLICT (key) DO UPDATE SET failures = sign_in_throttles.failures + 1, updated_at = ${now}
    RETURNING failures`;
  const retryAt = new Date(now.getTime() + retryDelaySeconds(counted?.failures ?? 1) * 1000);
  await tx.signInThrottle.update({ where: { key }, data: { retryAt }, select: { key: true } });
}

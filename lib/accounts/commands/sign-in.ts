import { defineOpenCommand, noTarget, refuseAfterCommit } from '@/lib/access/define-command';
import { throttleKey, withKnownLogin } from '@/lib/access/known-devices';
import { recordLogin } from '@/lib/access/login-events';
import { type OpenedSession, openSession, type SessionAccount } from '@/lib/access/session';
import { now as readClock } from '@/lib/platform/clock/clock';
import { pool, type Tx } from '@/lib/platform/db/client';
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
    const found = await findLogin(key, throttle);
    const wait = waitSeconds(found.retryAt, readClock());
    if (wait > 0) fail('auth.wait-before-retry', { retryAfterSeconds: wait });
    const matches = await passwordMatches(found.account?.passwordHash, input.password, input.clientAddress);
    return { key, throttle, account: matches ? found.account : undefined };
  },
  target: noTarget,
  run: async ({ tx, input, prepared: { account, key, throttle }, now }) => {
    // Guesses sent at the same moment all passed the first look; here each waits until the one before is counted.
    const [counted] = await tx.$queryRaw<{ retryAt: Date }[]>`
      SELECT retry_at AS "retryAt" FROM sign_in_throttles WHERE key = ${throttle} FOR UPDATE`;
    const wait = waitSeconds(counted?.retryAt, now);
    if (wait > 0) return refuseAfterCommit('auth.wait-before-retry', { retryAfterSeconds: wait });
    if (!account) {
      await countFailure(tx, throttle, now);
      return refuseAfterCommit('auth.invalid-credentials');
    }
    await tx.$executeRaw`
      WITH forgotten AS (DELETE FROM sign_in_throttles WHERE key = ${throttle})
      UPDATE accounts SET last_sign_in_at = ${now}, updated_at = ${now} WHERE id = ${account.id}::uuid`;
    const { passwordHash: _, ...person } = account;
    const ttl = sessionSeconds(person.tipo, input.sharedDevice);
    const session = await openSession(tx, { account: person, ttl, face: input.face, now });
    await recordLogin(tx, { account: person, loginTipo: 'direct', now });
    return { ...loginReply(session), session, knownDevice: withKnownLogin(key, input.knownDevice) };
  },
});

function loginReply({ id, ttl, created, account }: OpenedSession) {
  return { id, ttl, created: created.toISOString(), userId: account.id, tipo: account.tipo };
}

type Login = SessionAccount & { passwordHash: string };

/** One read past Prisma: a school's whole day begins with three hundred of these. An inactive account is none. */
async function findLogin(key: string, throttle: string): Promise<{ account?: Login; retryAt?: Date }> {
  const { rows } = await pool().query<Login & { retryAt: Date | null }>({
    name: 'login',
    text: `SELECT a.id, a.tipo, a.login, a.name, a.photo_url AS "photoUrl", a.school_id AS "schoolId",
                  a.password_hash AS "passwordHash", t.retry_at AS "retryAt"
             FROM (SELECT 1) AS once
             LEFT JOIN accounts a ON a.login_key = $1 AND a.active
             LEFT JOIN sign_in_throttles t ON t.key = $2`,
    values: [key, throttle],
  });
  const { retryAt, ...account } = rows[0] as Login & { retryAt: Date | null };
  return { ...(retryAt && { retryAt }), ...(account.id && { account }) };
}

function waitSeconds(retryAt: Date | undefined, now: Date): number {
  return Math.max(0, Math.ceil(((retryAt?.getTime() ?? 0) - now.getTime()) / 1000));
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

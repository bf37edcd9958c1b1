import * as z from 'zod/mini';
import { defineOpenCommand, noTarget, refuseAfterCommit } from '@/lib/access/define-command';
import { throttleKey, withKnownLogin } from '@/lib/access/known-devices';
import { recordLogin } from '@/lib/access/login-events';
import { type OpenedSession, openProvidedSession, openUnthrottledSession } from '@/lib/access/session';
import type { SessionAccount } from '@/lib/access/session-account';
import { awaitTurn, refuseOutOfTurn, signInPlace } from '@/lib/access/sign-in-place';
import { seal, sealedName, unseal } from '@/lib/access/sso/sealed-cookie';
import { countFailure, forgetFailures, heldFailures, waitSeconds } from '@/lib/access/throttle';
import { now as readClock } from '@/lib/platform/clock/clock';
import { pool } from '@/lib/platform/db/client';
import { passwordMatches } from '@/lib/platform/passwords/passwords';
import { fail, failureOf } from '../failures';
import { loginKey, sessionSeconds } from '../rules';
import { PendingLink, SignIn } from '../schemas';
import { stillItsPassword } from '../statements/still-its-password';

/** What the door reads from the request itself: the browser's cookies, and where it comes from. */
const SignInAttempt = z.extend(SignIn, {
  knownDevice: z.optional(z.string()),
  pendingLink: z.optional(z.string()),
  clientAddress: z.optional(z.string()),
});

/**
 * Signs in by password. The count of wrong ones stays although the request is refused; an unknown login, an inactive
 * one and a wrong password look and cost the same.
 */
export const signIn = defineOpenCommand({
  name: 'accounts.sign-in',
  input: SignInAttempt,
  ownRecord: true,
  prepare: async ({ input }) => {
    const key = loginKey(input.username);
    const throttle = throttleKey(key, input.knownDevice);
    const found = await findLogin(key, throttle);
    const wait = waitSeconds(found.retryAt, readClock());
    if (wait > 0) fail('auth.wait-before-retry', { retryAfterSeconds: wait });
    const link = input.link ? await pendingLink(input.pendingLink) : null;
    const place = signInPlace(input.clientAddress);
    // A browser that signed in as this login before stands in no line.
    const line = throttle === key ? place : null;
    const stood = await awaitTurn(line);
    const matches = await passwordMatches(found.account?.passwordHash, input.password, input.clientAddress);
    if (!stood) await refuseOutOfTurn(line);
    return { key, throttle, place, account: matches ? found.account : undefined, link };
  },
  /** With no wrong password counted there is nothing to wait for: the guesses before this one would have left a row. */
  inOneStatement: async ({ input, prepared: { account, key, throttle, link }, now }) => {
    if (!account) return undefined;
    const session = await openUnthrottledSession(throttle, opening(account, { input, link, now }));
    return session && signedIn(session, { key, input, link });
  },
  target: noTarget,
  run: async ({ tx, input, prepared: { account, key, throttle, place, link }, now }) => {
    // Guesses sent at the same moment all passed the first look; here each waits until the one before is counted.
    const failures = await heldFailures(tx, throttle);
    const wait = waitSeconds(failures?.retryAt, now);
    if (wait > 0) return refuseAfterCommit(failureOf('auth.wait-before-retry', { retryAfterSeconds: wait }));
    const session = account && (await openProvidedSession(tx, opening(account, { input, link, now })));
    if (!session) {
      await countFailure(tx, throttle, now, place);
      return refuseAfterCommit(failureOf('auth.invalid-credentials'));
    }
    if (failures) await forgetFailures(tx, throttle);
    await recordLogin(tx, { account, now });
    return signedIn(session, { key, input, link });
  },
});

type Attempt = z.infer<typeof SignInAttempt>;
type Pending = z.infer<typeof PendingLink>;
type Asked = { input: Attempt; link: Pending | null };

function opening({ passwordHash, ...account }: Login, { input, link, now }: Asked & { now: Date }) {
  const provided = stillItsPassword({ id: account.id, passwordHash });
  const isShared = input.sharedDevice || link?.sharedDevice === true;
  return { account, provided, ttl: sessionSeconds(account.tipo, isShared), face: input.face, now };
}

/** Nothing is linked yet: the person sees first whose accounts these are (`link-identity`), in this session alone. */
async function signedIn(session: OpenedSession, { key, input, link }: Asked & { key: string }) {
  const { id, sessionId, ttl, created, account } = session;
  const reply = { id, ttl, created: created.toISOString(), userId: account.id, tipo: account.tipo };
  const toLink = link && (await seal(sealedName('sso_link'), { ...link, sessionId }));
  return { ...reply, session, knownDevice: withKnownLogin(key, input.knownDevice), toLink };
}

async function pendingLink(cookie: string | undefined): Promise<Pending> {
  return (await unseal(sealedName('sso_link'), PendingLink, cookie)) ?? fail('sso.expired');
}

type Login = SessionAccount & { passwordHash: string };

/** One read past Prisma: a school's whole day begins with three hundred of these. An inactive account is none. */
async function findLogin(key: string, throttle: string): Promise<{ account?: Login; retryAt?: Date }> {
  const { rows } = await pool().query<Login & { retryAt: Date | null }>({
    name: 'login',
    text: `SELECT a.id, a.tipo, a.login, a.name, a.photo_url AS "photoUrl", a.school_id AS "schoolId",
                  a.first_access AS "firstAccess", a.password_hash AS "passwordHash", t.retry_at AS "retryAt"
             FROM (SELECT 1) AS once
             LEFT JOIN accounts a ON a.login_key = $1 AND a.active
             LEFT JOIN sign_in_throttles t ON t.key = $2`,
    values: [key, throttle],
  });
  const { retryAt, ...account } = rows[0] as Login & { retryAt: Date | null };
  return { ...(retryAt && { retryAt }), ...(account.id && { account }) };
}

import type { Actor } from '@/lib/access/actor';
import { countFailure, forgetFailures, heldFailures, waitSeconds } from '@/lib/access/throttle';
import type { Tx } from '@/lib/platform/db/client';
import type { Failure } from '@/lib/platform/errors/failures';
import { passwordMatches } from '@/lib/platform/passwords/passwords';
import { fail, failureOf } from '../failures';

/** With a capital, which no login has as it is compared: what somebody types at the sign-in is never counted here. */
function throttleOf({ id }: Actor): string {
  return `CHANGE ${id}`;
}

type Typed = { db: Pick<Tx, 'account' | 'signInThrottle'>; actor: Actor; typed: string; now: Date };

/**
 * The hash that what was typed is the own password of, before a transaction; nothing where it is not. For what a device
 * that was left open must not be enough for.
 */
export async function comparedPassword({ db, actor, typed, now }: Typed): Promise<string | undefined> {
  // Before it is tried: the time of a refusal would tell whether it was right.
  const counted = await db.signInThrottle.findUnique({ where: { key: throttleOf(actor) }, select: { retryAt: true } });
  const wait = waitSeconds(counted?.retryAt, now);
  if (wait > 0) fail('auth.wait-before-retry', { retryAfterSeconds: wait });
  const account = await db.account.findUnique({ where: { id: actor.id }, select: { passwordHash: true } });
  return (await passwordMatches(account?.passwordHash, typed)) ? account?.passwordHash : undefined;
}

type Compared = { comparedWith: string | undefined; passwordHash: string; path: string; now: Date };

/** A part of what asks for it, which holds the account: why it is refused, counted as at sign-in. */
export async function refusedProof(
  tx: Tx,
  actor: Actor,
  { comparedWith, passwordHash, path, now }: Compared,
): Promise<Failure | undefined> {
  const throttle = throttleOf(actor);
  const failures = await heldFailures(tx, throttle);
  const wait = waitSeconds(failures?.retryAt, now);
  if (wait > 0) return failureOf('auth.wait-before-retry', { retryAfterSeconds: wait });
  // One that somebody replaced meanwhile is a wrong one as well.
  if (comparedWith !== passwordHash) {
    await countFailure(tx, throttle, now);
    return failureOf('auth.wrong-password', { fields: [{ path, code: 'password-wrong' }] });
  }
  if (failures) await forgetFailures(tx, throttle);
  return undefined;
}

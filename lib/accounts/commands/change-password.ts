import type { Actor } from '@/lib/access/actor';
import { defineCommand, refuseAfterCommit } from '@/lib/access/define-command';
import { countFailure, forgetFailures, heldFailures, waitSeconds } from '@/lib/access/throttle';
import { lockRows } from '@/lib/platform/db/lock';
import { hashPassword, passwordMatches } from '@/lib/platform/passwords/passwords';
import { abilities } from '../abilities';
import { fail, failureOf } from '../failures';
import { setPassword } from '../parts/set-password';
import { PasswordChange, PasswordChanged } from '../schemas';

/** With a capital, which no login has as it is compared: what somebody types at the sign-in is never counted here. */
function throttleOf({ id }: Actor): string {
  return `CHANGE ${id}`;
}

/** Who knows the old one sets a new one. Wrong old ones are counted as at sign-in: a device may be left open. */
export const changePassword = defineCommand({
  name: 'accounts.change-password',
  may: abilities['password:change'],
  input: PasswordChange,
  reply: PasswordChanged,
  prepare: async ({ db, actor, input, now }) => {
    // Before it is tried: the time of a refusal would tell whether it was right.
    const counted = await db.signInThrottle.findUnique({
      where: { key: throttleOf(actor) },
      select: { retryAt: true },
    });
    const wait = waitSeconds(counted?.retryAt, now);
    if (wait > 0) fail('auth.wait-before-retry', { retryAfterSeconds: wait });
    const account = await db.account.findUnique({ where: { id: actor.id }, select: { passwordHash: true } });
    const matches = await passwordMatches(account?.passwordHash, input.current);
    // Made for a wrong one too, for the same reason: several may come at once.
    const passwordHash = await hashPassword(input.password);
    return { comparedWith: matches ? account?.passwordHash : undefined, passwordHash };
  },
  target: async ({ tx, actor }) => {
    await lockRows(tx, 'accounts', 'id', actor.id);
    return tx.account.findUnique({ where: { id: actor.id }, select: { id: true, passwordHash: true } });
  },
  run: async ({ tx, actor, target, prepared: { comparedWith, passwordHash }, now }) => {
    const throttle = throttleOf(actor);
    const failures = await heldFailures(tx, throttle);
    const wait = waitSeconds(failures?.retryAt, now);
    if (wait > 0) return refuseAfterCommit(failureOf('auth.wait-before-retry', { retryAfterSeconds: wait }));
    // One that somebody replaced meanwhile is a wrong one as well.
    if (comparedWith !== target.passwordHash) {
      await countFailure(tx, throttle, now);
      return refuseAfterCommit(
        failureOf('auth.wrong-password', { fields: [{ path: 'current', code: 'password-wrong' }] }),
      );
    }
    if (failures) await forgetFailures(tx, throttle);
    return setPassword(tx, { id: target.id, passwordHash, keepSession: actor.sessionId });
  },
});

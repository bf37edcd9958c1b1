import { defineCommand, refuseAfterCommit } from '@/lib/access/define-command';
import { lockRows } from '@/lib/platform/db/lock';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { abilities } from '../abilities';
import { comparedPassword, refusedProof } from '../parts/prove-password';
import { setPassword } from '../parts/set-password';
import { PasswordChange, PasswordChanged } from '../schemas';

/** Who knows the old one sets a new one. Wrong old ones are counted as at sign-in: a device may be left open. */
export const changePassword = defineCommand({
  name: 'accounts.change-password',
  may: abilities['password:change'],
  input: PasswordChange,
  reply: PasswordChanged,
  prepare: async ({ db, actor, input, now }) => {
    const comparedWith = await comparedPassword({ db, actor, typed: input.current, now });
    // Made for a wrong one too: the time of a refusal would tell whether it was right, where several come at once.
    return { comparedWith, passwordHash: await hashPassword(input.password) };
  },
  target: async ({ tx, actor }) => {
    await lockRows(tx, 'accounts', 'id', actor.id);
    return tx.account.findUnique({ where: { id: actor.id }, select: { id: true, passwordHash: true } });
  },
  run: async ({ tx, actor, target: { id, passwordHash: before }, prepared: { comparedWith, passwordHash }, now }) => {
    const refused = await refusedProof(tx, actor, { comparedWith, passwordHash: before, path: 'current', now });
    if (refused) return refuseAfterCommit(refused);
    return setPassword(tx, { id, passwordHash, keepSession: actor.sessionId });
  },
});

import { defineOpenCommand } from '@/lib/access/define-command';
import { hashOfSecret } from '@/lib/access/session';
import { lockRows } from '@/lib/platform/db/lock';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { refuseUnless } from '../failures';
import { refuseHandedOut } from '../parts/refuse-handed-out';
import { setPassword } from '../parts/set-password';
import { LinkedPassword, PasswordChanged } from '../schemas';

/** Whoever holds the link from the mail. Two clicks at once: the second finds it used. */
export const setLinkedPassword = defineOpenCommand({
  name: 'accounts.set-linked-password',
  input: LinkedPassword,
  reply: PasswordChanged,
  prepare: async ({ db, input, now }) => {
    // A hash costs as much as a sign-in: nobody gets one for a link that never was, or is over.
    const link = await db.passwordLink.findUnique({
      where: { tokenHash: hashOfSecret(input.token), usedAt: null, expiresAt: { gt: now } },
      select: { account: { select: { firstAccess: true, passwordHash: true } } },
    });
    refuseUnless(link !== null, 'auth.link-expired');
    await refuseHandedOut(link?.account, input.password);
    return { passwordHash: await hashPassword(input.password) };
  },
  target: async ({ tx, input }) => {
    const tokenHash = hashOfSecret(input.token);
    await lockRows(tx, 'password_links', 'token_hash', tokenHash);
    const link = await tx.passwordLink.findUnique({ where: { tokenHash }, include: { account: true } });
    // One that never was looks like one that is over.
    return { link };
  },
  run: async ({ tx, target: { link }, prepared, now }) => {
    const isOpen = link && !link.usedAt && link.expiresAt > now && link.account.active;
    refuseUnless(Boolean(isOpen) && link !== null, 'auth.link-expired');
    const { id, login } = link.account;
    await setPassword(tx, { id, ...prepared });
    return { changed: true, login };
  },
});

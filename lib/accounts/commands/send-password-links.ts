import { randomBytes } from 'node:crypto';
import { defineOpenCommand, noTarget } from '@/lib/access/define-command';
import { hashOfSecret } from '@/lib/access/session';
import type { Tx } from '@/lib/platform/db/client';
import { lockName } from '@/lib/platform/db/lock';
import { sameLetters } from '@/lib/platform/db/same-letters';
import { publicAddress } from '@/lib/platform/http/public-address';
import { localized } from '@/lib/platform/links';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { links } from '../links';
import { passwordLinkMail } from '../mails/password-link';
import { linkEnd, passwordLinksAnHourMax } from '../rules';
import { PasswordLinkRequest } from '../schemas';

/** One mail to the address, with a link for each of its logins: a family or a small school may share one. */
export const sendPasswordLinks = defineOpenCommand({
  name: 'accounts.send-password-links',
  input: PasswordLinkRequest,
  target: noTarget,
  run: async ({ tx, input: { email, language }, now }) => {
    await lockName(tx, `accounts.send-password-links ${email.toLowerCase()}`);
    const due = await dueAccounts(tx, email, now);
    if (due.length === 0) return { sent: 0 };
    const addresses: string[] = [];
    for (const { id } of due) {
      const token = randomBytes(24).toString('base64url');
      const data = { accountId: id, tokenHash: hashOfSecret(token), expiresAt: linkEnd(now), createdAt: now };
      await tx.passwordLink.create({ data, select: { id: true } });
      addresses.push(publicAddress(localized(language, links.newPassword(token))).href);
    }
    const logins = due.map(({ login }) => login);
    const data = { logins, addresses: addresses.join('\n') };
    await sendMail(tx, { to: { address: email }, template: passwordLinkMail, language, data });
    return { sent: due.length };
  },
});

/** Those that have not had their links of this hour. */
async function dueAccounts(tx: Tx, email: string, now: Date): Promise<{ id: string; login: string }[]> {
  const hourAgo = new Date(now.getTime() - 3600_000);
  const accounts = await tx.account.findMany({
    where: { email: sameLetters(email), active: true },
    orderBy: { login: 'asc' },
    take: 20,
    select: { id: true, login: true, passwordLinks: { where: { createdAt: { gt: hourAgo } }, select: { id: true } } },
  });
  return accounts.filter(({ passwordLinks }) => passwordLinks.length < passwordLinksAnHourMax);
}

import { randomInt } from 'node:crypto';
import { defineCommand } from '@/lib/access/define-command';
import { links } from '@/lib/accounts/links';
import { handOutPasswords } from '@/lib/accounts/parts/hand-out-passwords';
import { holdAccounts, issueCards, newCardSecret } from '@/lib/accounts/parts/issue-cards';
import { readablePassword } from '@/lib/accounts/rules/readable-password';
import { publicAddress } from '@/lib/platform/http/public-address';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { qrPath } from '@/lib/platform/qr/qr-path';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { sheet } from '../queries';
import { onSheet } from '../reach';
import { cardsMax } from '../rules/limits';
import { CardChoices, PrintedCards } from '../schemas';

/**
 * Makes new cards, and new passwords where asked for. Their secrets leave the server in this answer and never again:
 * whoever lost the sheet prints another, and the first opens nothing any more.
 */
export const printCards = defineCommand({
  name: 'login-cards.print-cards',
  may: abilities['card:print'],
  input: CardChoices,
  reply: PrintedCards,
  prepare: async ({ actor, input }) => {
    const { classId, studentIds, withPasswords, language } = input;
    const { students, className, end, lastDay } = await sheet(actor, { classId, studentIds });
    refuseUnless(students.length > 0, 'login.nobody-to-print');
    refuseUnless(students.length <= cardsMax, 'login.too-many-to-print');
    const cards = await Promise.all(students.map((student) => newCard(student, { withPasswords, language })));
    return { cards, className, end, lastDay };
  },
  target: async ({ input }) => ({ id: input.classId }),
  run: async ({ tx, actor, input, prepared: { cards, className, end, lastDay }, now }) => {
    const ids = cards.map(({ shown }) => shown.id);
    await holdAccounts(tx, ids);
    const still = await tx.student.count({
      where: { AND: [onSheet(actor, input), { id: { in: ids }, active: true }] },
    });
    refuseUnless(still === ids.length, 'request.changed-meanwhile');
    const { _max: newest } = await tx.loginCard.aggregate({
      where: { accountId: { in: ids }, revokedAt: null, expiresAt: { gt: now } },
      _max: { createdAt: true },
    });
    refuseUnless((newest.createdAt?.toISOString() ?? null) === input.lastPrintedAt, 'login.printed-meanwhile');
    const passwords = cards.flatMap(({ shown: { id }, passwordHash }) => (passwordHash ? [{ id, passwordHash }] : []));
    // First: it ends the cards of before.
    if (passwords.length > 0) await handOutPasswords(tx, { passwords, now });
    await issueCards(tx, {
      cards: cards.map(({ shown, secretHash }) => ({ accountId: shown.id, secretHash })),
      sharedDevice: input.sharedDevice,
      expiresAt: end,
      now,
    });
    return { className, lastDay, cards: cards.map(({ shown }) => shown) };
  },
});

type Student = { id: string; name: string; login: string };
type Chosen = { withPasswords: boolean; language: Locale };

/** What is shown of a card, and what is kept of it. */
async function newCard(student: Student, { withPasswords, language }: Chosen) {
  const { secret, secretHash } = newCardSecret();
  const password = withPasswords ? readablePassword(randomInt) : null;
  // In the fragment, which no browser sends and no server logs.
  const code = qrPath(`${publicAddress(localized(language, links.cardSignIn()))}#${secret}`);
  return {
    shown: { ...student, password, code },
    secretHash,
    passwordHash: password && (await hashPassword(password)),
  };
}

import { defineQuery } from '@/lib/access/define-query';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { abilities } from '../abilities';
import { sendingAgain } from '../rules';
import { MailDetail, MailPage, MailRef, MailSearch, mailsPerPage } from '../schemas/mails';

const card = { id: true, toAddress: true, subject: true, state: true, createdAt: true } satisfies Prisma.MailSelect;

function toCard({ toAddress, createdAt, ...mail }: Prisma.MailGetPayload<{ select: typeof card }>) {
  return { ...mail, to: toAddress, createdAt: createdAt.toISOString() };
}

export const mailList = defineQuery({
  name: 'upkeep.mails',
  may: abilities['mail:read'],
  input: MailSearch,
  reply: MailPage,
  run: async ({ db, input: { search, state, page } }) => {
    const contains = { contains: search, mode: 'insensitive' as const };
    const where: Prisma.MailWhereInput = {
      ...(state && { state }),
      ...(search && { OR: [{ toAddress: contains }, { subject: contains }] }),
    };
    const orderBy: Prisma.MailOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];
    return paged(
      { page, pageSize: mailsPerPage },
      (window) => db.mail.findMany({ where, select: card, orderBy, ...window }),
      () => db.mail.count({ where }),
      toCard,
    );
  },
});

export const mailDetail = defineQuery({
  name: 'upkeep.mail',
  may: abilities['mail:read'],
  input: MailRef,
  reply: MailDetail,
  run: async ({ db, input: { id } }) => {
    const mail = await db.mail.findUnique({ where: { id } });
    if (!mail) return null;
    const { toName, template, stateAt, attempts, reason, html, text, secrets, secretNames } = mail;
    const suppression = await db.mailSuppression.findUnique({ where: { address: mail.toAddress.toLowerCase() } });
    return {
      id,
      to: mail.toAddress,
      subject: mail.subject,
      state: mail.state,
      createdAt: mail.createdAt.toISOString(),
      toName,
      template,
      stateAt: stateAt.toISOString(),
      attempts,
      reason,
      html,
      text,
      again: sendingAgain({
        state: mail.state,
        secretNames,
        hasSecrets: secrets !== null,
        isSuppressed: suppression !== null,
      }),
      suppressedAt: suppression?.createdAt.toISOString() ?? null,
    };
  },
});

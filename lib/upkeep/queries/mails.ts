import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { paged } from '@/lib/platform/db/paged';
import { PageNumber, pageOf, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { mailStates, resendAnswers, sendingAgain } from '../rules';

const card = { id: true, toAddress: true, subject: true, state: true, createdAt: true } satisfies Prisma.MailSelect;

function toCard({ toAddress, createdAt, ...mail }: Prisma.MailGetPayload<{ select: typeof card }>) {
  return { ...mail, to: toAddress, createdAt: createdAt.toISOString() };
}

const mailCard = {
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  createdAt: z.string(),
};

const MailSearch = z.object({
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  state: z.optional(z.enum(mailStates)),
  page: PageNumber,
});

const mailsPerPage = 25;

export const mailList = defineQuery({
  name: 'upkeep.mails',
  may: abilities['mail:read'],
  input: MailSearch,
  reply: pageOf(z.object(mailCard)),
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

const MailDetail = z.object({
  ...mailCard,
  toName: z.nullable(z.string()),
  template: z.string(),
  stateAt: z.string(),
  attempts: z.int(),
  /** The other server's words. */
  reason: z.nullable(z.string()),
  /** As it was drawn, links masked; null before the first attempt. */
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
  again: z.enum(resendAnswers),
  suppressedAt: z.nullable(z.string()),
});

export const mailDetail = defineQuery({
  name: 'upkeep.mail',
  may: abilities['mail:read'],
  input: RowRef,
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

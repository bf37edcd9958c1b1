import * as z from 'zod/mini';
import { defineCommand, noTarget } from '@/lib/access/define-command';
import type { Tx } from '@/lib/platform/db/client';
import { publicAddress } from '@/lib/platform/http/public-address';
import { locales } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { fail } from '../failures';
import { links } from '../links';
import { testMail } from '../mails/test-mail';
import { testMails } from '../rules';

const name = 'upkeep.send-test-mail';

/** Goes the way of every mail, so that its arrival proves the way. */
export const sendTestMail = defineCommand({
  name,
  may: abilities['mail:send-test'],
  input: z.object({ address: EmailAddress, language: z._default(z.enum(locales), 'pt-BR') }),
  reply: RowRef,
  target: noTarget,
  run: async ({ tx, actor, input: { address, language }, now }) => {
    await refuseTooMany(tx, actor.id, now);
    return sendMail(tx, {
      to: { name: actor.name, address },
      template: testMail,
      language,
      data: {
        name: actor.name,
        askedAt: now.toISOString(),
        address: publicAddress(localized(language, links.admMails())).href,
      },
    });
  },
});

/** The audit counts. Clicks at the same moment wait for each other, or all would find room. */
async function refuseTooMany(tx: Tx, actorId: string, now: Date): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${name} ${actorId}`}, 0))`;
  const since = new Date(now.getTime() - testMails.withinSeconds * 1000);
  const recent = await tx.auditEntry.findMany({
    where: { command: name, actorId, createdAt: { gt: since } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  const [oldest] = recent;
  if (!oldest || recent.length < testMails.most) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((oldest.createdAt.getTime() - since.getTime()) / 1000));
  fail('mail.too-many-tests', { retryAfterSeconds });
}

import * as z from 'zod/mini';
import { defineOpenCommand } from '@/lib/access/define-command';
import { lockRows } from '@/lib/platform/db/lock';
import { publicAddress } from '@/lib/platform/http/public-address';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { Count } from '@/lib/platform/shapes';
import { links } from '../links';
import { classWeekMail } from '../mails/week';
import { heads, summedUp } from '../queries/summed-weeks';
import { Week } from '../schemas/classes';

/** Of each list; more is read on the page. */
const namedMax = 3;

/** One mail a week to who teaches, by the job: of the own classes that asked something. Run again it sends no second one. */
export const tellWeek = defineOpenCommand({
  name: 'class-reading.tell-week',
  input: z.object({ id: z.uuid(), week: Week }),
  reply: Count,
  target: async ({ tx, input: { id } }) => {
    // Of two workers at once the second waits here, and finds the mail of the first.
    await lockRows(tx, 'accounts', 'id', id);
    return tx.account.findUnique({ where: { id }, select: { name: true, email: true } });
  },
  run: async ({ tx, input: { id, week }, target: { name, email } }) => {
    const address = z.safeParse(EmailAddress, email);
    if (!address.success) return { count: 0 };
    // Two who teach may share a mailbox: each is told of the own classes. By the week that it tells of: one that was tried
    // again on a Monday takes nothing from the next.
    const of = (name: string, value: string) => ({ data: { path: [name], equals: value } });
    const told = { template: classWeekMail.name, AND: [of('facilitatorId', id), of('week', week)] };
    if ((await tx.mail.count({ where: told })) > 0) return { count: 0 };
    const classes = await tx.schoolClass.findMany({
      where: {
        status: 'initiated',
        startedAt: { not: null },
        facilitators: { some: { facilitatorId: id } },
        school: { links: { some: { accountId: id } } },
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: heads,
    });
    const asked = (await summedUp(tx, classes, week)).filter(({ questions }) => questions > 0);
    if (asked.length === 0) return { count: 0 };
    await sendMail(tx, {
      to: { address: address.data, name },
      template: classWeekMail,
      language: defaultLocale,
      data: {
        facilitatorId: id,
        week,
        classes: asked.map(({ stuck, helpful, ...each }) => ({
          name: each.name,
          questions: each.questions,
          askers: each.askers,
          stuck: stuck.slice(0, namedMax).map(({ title }) => title),
          helpful: helpful.slice(0, namedMax).map(({ title, heading }) => heading || title),
        })),
        address: publicAddress(localized(defaultLocale, links.classReading())).href,
      },
    });
    return { count: 1 };
  },
});

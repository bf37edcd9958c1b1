import { db } from '@/lib/platform/db/client';
import { publicAddress } from '@/lib/platform/http/public-address';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { links } from '../links';
import { classWeekMail } from '../mails/week';
import { heads, summedUp } from '../queries/summed-weeks';

type Facilitator = { id: string; name: string; email: string };

/** Of each list; more is read on the page. */
const namedMax = 3;

/** One mail a week to who teaches, of the own classes that asked something; a job that runs again sends no second one. */
export async function tellWeek({ id, name, email }: Facilitator, week: string): Promise<void> {
  const classes = await db().schoolClass.findMany({
    where: {
      status: 'initiated',
      startedAt: { not: null },
      facilitators: { some: { facilitatorId: id } },
      school: { links: { some: { accountId: id } } },
    },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    select: heads,
  });
  const asked = (await summedUp(db(), classes, week)).filter(({ questions }) => questions > 0);
  if (asked.length === 0) return;
  await db().$transaction(async (tx) => {
    // Of two workers at once the second waits here, and finds the mail of the first.
    await tx.$queryRaw`SELECT FROM accounts WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
    const told = { template: classWeekMail.name, toAddress: email, createdAt: { gte: new Date(week) } };
    if ((await tx.mail.count({ where: told })) > 0) return;
    await sendMail(tx, {
      to: { address: email, name },
      template: classWeekMail,
      language: defaultLocale,
      data: {
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
  });
}

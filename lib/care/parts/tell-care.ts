import * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { now as readClock } from '@/lib/platform/clock/clock';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import { publicAddress } from '@/lib/platform/http/public-address';
import { defaultLocale } from '@/lib/platform/i18n/locales';
import { localized } from '@/lib/platform/links';
import { EmailAddress } from '@/lib/platform/mail/email-address';
import { sendMail } from '@/lib/platform/mail/send-mail';
import { links } from '../links';
import { careNoticeMail } from '../mails/notice';
import { unseenBy } from '../queries/care-seen';
import { careExcerptLengthMax, careMailPauseMinutes, keptHours } from '../rules/limits';
import { shortened } from '../rules/shortened';
import { namesOthers } from '../rules/staff-meant';
import type { CareTold } from '../schemas/care-notices';
import { type CareReaders, careReaders } from './care-readers';

/** The pupil who wrote it, whoever found it. */
export type InNeed = Pick<Actor, 'id' | 'name' | 'login'>;

/**
 * A pupil wrote something that an adult must know of. What is grave is mailed to the school besides. `kept` are earlier
 * notices that fewer people read from now on. Called by `doubts/parts/tell-of-danger` alone, which clears the desks.
 */
export async function tellCare(tx: Tx, pupil: InNeed, told: z.infer<typeof CareTold>) {
  const { topic, severity, excerpt, conversationId } = told;
  const now = readClock();
  // Locked: of two grave messages at once one is mailed of.
  const [student] = await tx.$queryRaw<{ id: string; schoolId: string }[]>`
    SELECT id, school_id AS "schoolId" FROM students WHERE id = ${pupil.id}::uuid FOR NO KEY UPDATE`;
  const { id: studentId, schoolId } = student ?? fail('MODEL_NOT_FOUND');
  const readers = await careReaders(tx, { studentId, schoolId, now }, told);
  const { schoolOnly, passedOver } = readers;
  const isMailed = severity === 'high' && !(await wasMailed(tx, { studentId, schoolOnly, passedOver, now }));
  const contacts = isMailed ? await contactsOf(tx, schoolId, readers) : [];
  const data = {
    schoolId,
    studentId,
    topic,
    severity,
    excerpt: shortened(excerpt, careExcerptLengthMax),
    schoolOnly,
    passedOver,
    conversationId: conversationId ?? null,
    mailedAt: contacts.length > 0 ? now : null,
    createdAt: now,
  };
  const kept = await keepEarlier(tx, data);
  const { id } = await tx.careNotice.create({ data, select: { id: true } });
  const screen = readers.school.length > 0 ? links.schoolCare() : links.facilitatorCare();
  const address = publicAddress(localized(defaultLocale, screen)).href;
  for (const to of contacts) {
    await sendMail(tx, {
      to,
      template: careNoticeMail,
      language: defaultLocale,
      data: { login: pupil.login, address },
    });
  }
  return { id, kept };
}

type New = { studentId: string; conversationId: string | null; createdAt: Date } & Pick<
  CareReaders,
  'schoolOnly' | 'passedOver'
>;

/**
 * What the pupil told shortly before, of nobody by name, may be of the same person: who must not read the one reads no
 * part of it. One that is kept from somebody already stays as it is, because its readers were chosen by its own words.
 */
async function keepEarlier(
  tx: Tx,
  { studentId, conversationId, createdAt, schoolOnly, passedOver }: New,
): Promise<string[]> {
  if (!schoolOnly && passedOver.length === 0) return [];
  const near = new Date(createdAt.getTime() - keptHours * 3_600_000);
  const earlier = await tx.careNotice.findMany({
    where: {
      studentId,
      schoolOnly: false,
      passedOver: { isEmpty: true },
      OR: [{ createdAt: { gte: near } }, ...(conversationId ? [{ conversationId }] : [])],
    },
    select: { id: true, excerpt: true },
  });
  const ids = earlier.filter(({ excerpt }) => !namesOthers(excerpt)).map(({ id }) => id);
  await tx.careNotice.updateMany({ where: { id: { in: ids } }, data: { schoolOnly, passedOver } });
  return ids;
}

type Earlier = { studentId: string; now: Date } & Pick<CareReaders, 'schoolOnly' | 'passedOver'>;

/**
 * Of an earlier notice of this pupil to the same people, less than the pause ago, that the school has not seen yet. What
 * is kept from who teaches goes to others: the contact may be one of those.
 */
async function wasMailed(tx: Tx, { studentId, schoolOnly, passedOver, now }: Earlier): Promise<boolean> {
  const since = new Date(now.getTime() - careMailPauseMinutes * 60_000);
  const to = { schoolOnly, passedOver: { equals: passedOver } };
  const where = { studentId, mailedAt: { gt: since }, ...to, ...unseenBy('school') };
  return (await tx.careNotice.count({ where })) > 0;
}

type Contact = { address: string; name: string };

/**
 * Whom the school named; else its own logins that have an e-mail; of its head, who teaches the pupil. A wrong address
 * must not cost the child the answer.
 */
async function contactsOf(tx: Tx, schoolId: string, readers: CareReaders): Promise<Contact[]> {
  const settings = await tx.schoolAiSettings.findUnique({
    where: { schoolId },
    select: { contactName: true, contactEmail: true },
  });
  const { contactName: name = '', contactEmail: email = '' } = settings ?? {};
  if (isAddress(email) && readers.mayHear({ name, email })) return [{ address: email, name }];
  const people = readers.school.length > 0 ? readers.school : readers.facilitators;
  const found = people.flatMap((each) =>
    each.email && isAddress(each.email) ? [{ address: each.email, name: each.name }] : [],
  );
  return found.filter(({ address }, index) => found.findIndex((other) => other.address === address) === index);
}

function isAddress(email: string): boolean {
  return z.safeParse(EmailAddress, email).success;
}

import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { abilities } from './abilities';
import { onSheet } from './reach';
import { cardsEnd, lastDayOf } from './rules/terms';
import { SheetOf } from './schemas';

/** Whom a sheet of cards is for, until when they will be good, and which cards it would replace. */
export const sheet = defineQuery({
  name: 'login-cards.sheet',
  may: abilities['card:print'],
  input: SheetOf,
  run: async ({ db, actor, input, now }) => {
    const { classId, studentIds } = input;
    if (classId === null && studentIds.length === 0) return null;
    const ofClass = classId
      ? await db.schoolClass.findFirst({
          where: within(classReach, actor, { id: classId }),
          select: { id: true, name: true, referenceYear: true, referenceSemester: true },
        })
      : null;
    if (classId && !ofClass) return null;
    const found = await db.student.findMany({
      where: onSheet(actor, input),
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        active: true,
        account: {
          select: {
            name: true,
            login: true,
            loginCards: { where: { revokedAt: null, expiresAt: { gt: now } }, select: { createdAt: true } },
          },
        },
      },
    });
    if (studentIds.length > 0 && found.length < new Set(studentIds).size) return null;
    const students = found.filter(({ active }) => active).map(({ id, account }) => ({ id, ...account }));
    const printed = students.flatMap(({ loginCards }) => loginCards.map(({ createdAt }) => createdAt.toISOString()));
    const end = cardsEnd(ofClass && { year: ofClass.referenceYear, semester: ofClass.referenceSemester }, now);
    return {
      className: ofClass?.name ?? null,
      students: students.map(({ id, name, login }) => ({ id, name, login })),
      /** Inactive students sign in by nothing, so that they get no card. */
      leftOut: found.length - students.length,
      /** How many of them have a card that is good. */
      printed: printed.length,
      lastPrintedAt: printed.toSorted().at(-1) ?? null,
      end,
      lastDay: lastDayOf(end),
    };
  },
});

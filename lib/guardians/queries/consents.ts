import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { RowRef } from '@/lib/platform/shapes';
import { studentReach } from '@/lib/students/reach';
import { abilities } from '../abilities';
import { StudentConsents } from '../schemas';

/** All that was ever allowed for a pupil, the newest first. Who was erased has no name any more. */
export const studentConsents = defineQuery({
  name: 'guardians.student-consents',
  may: abilities['consent:read'],
  input: RowRef,
  reply: StudentConsents,
  run: async ({ db, actor, input: { id } }) => {
    const student = await db.student.findFirst({
      where: within(studentReach, actor, { id }),
      select: { consents: { orderBy: [{ givenAt: 'desc' }, { id: 'desc' }] } },
    });
    if (!student) return null;
    const ids = student.consents.flatMap(({ recordedById, endedById }) => [recordedById, endedById]);
    const people = await db.account.findMany({
      where: { id: { in: ids.filter((one) => one !== null) } },
      select: { id: true, name: true },
    });
    const names = new Map(people.map((person) => [person.id, person.name]));
    const items = student.consents.map(({ recordedById, endedById, givenAt, endedAt, ...consent }) => ({
      ...consent,
      givenAt: givenAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      recordedBy: names.get(recordedById ?? '') ?? null,
      endedBy: names.get(endedById ?? '') ?? null,
    }));
    return { items };
  },
});

import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { studentReach } from '@/lib/students/reach';
import { abilities } from '../abilities';
import { GivenConsents, NewConsents } from '../schemas';

/** One pupil whom the actor does not reach, and nothing is recorded. What stands already is not written over. */
export const giveConsents = defineCommand({
  name: 'guardians.give-consents',
  may: abilities['consent:give'],
  input: NewConsents,
  reply: GivenConsents,
  target: async ({ tx, actor, input: { studentIds } }) => {
    const ids = [...new Set(studentIds)];
    const students = await tx.student.findMany({
      where: within(studentReach, actor, { id: { in: ids } }),
      select: { id: true, schoolId: true },
    });
    // The audit names the pupil where it is one; each consent says who recorded it.
    return students.length === ids.length ? { id: ids.length === 1 ? ids[0] : null, students } : null;
  },
  run: async ({ tx, actor, input, target: { students }, now }) => {
    const kinds = [...new Set(input.kinds)];
    const given = { givenBy: input.givenBy, givenAt: now, recordedById: actor.id };
    const { count } = await tx.consent.createMany({
      data: students.flatMap(({ id: studentId, schoolId }) =>
        kinds.map((kind) => ({ studentId, schoolId, kind, ...given })),
      ),
      // One open a pupil and kind (`consents_one_open`), also of two who record at once.
      skipDuplicates: true,
    });
    return { given: count, already: students.length * kinds.length - count };
  },
});

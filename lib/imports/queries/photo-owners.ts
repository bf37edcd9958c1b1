import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { folded } from '@/lib/platform/text/folded';
import { schoolToWriteIn } from '@/lib/schools/rules';
import { studentReach } from '@/lib/students/reach';
import { abilities } from '../abilities';
import { photosMax } from '../rules/photos';

const PhotoOwners = z.object({
  owners: z.array(
    z.object({
      registrationNumber: z.string(),
      name: z.string(),
      isAllowed: z.boolean(),
      hasPhoto: z.boolean(),
    }),
  ),
});

/** Whom the names of photos count, whether a guardian has allowed a photo, and whether there is one: before any is sent. */
export const photoOwners = defineQuery({
  name: 'imports.photo-owners',
  may: abilities['people:import'],
  input: z.object({
    schoolId: z.optional(z.uuid()),
    numbers: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(photosMax)),
  }),
  reply: PhotoOwners,
  // Asked on the way to writing, which nobody may who sees as somebody.
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { schoolId: named, numbers } }) => {
    const schoolId = schoolToWriteIn(actor, named);
    if (!schoolId) return null;
    const found = await db.student.findMany({
      where: within(studentReach, actor, { schoolId, registrationKey: { in: numbers.map(folded) } }),
      select: {
        registrationNumber: true,
        account: { select: { name: true, photoUrl: true } },
        consents: { where: { kind: 'photo', endedAt: null }, select: { id: true } },
      },
    });
    const owners = found.map(({ registrationNumber, account: { name, photoUrl }, consents }) => {
      return { registrationNumber, name, isAllowed: consents.length > 0, hasPhoto: photoUrl !== null };
    });
    return { owners };
  },
});

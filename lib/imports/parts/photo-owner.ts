import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import { folded } from '@/lib/platform/text/folded';
import { writableSchool } from '@/lib/schools/parts/writable-school';
import { studentReach } from '@/lib/students/reach';

type Asking = {
  tx: Tx;
  actor: Actor;
  input: { schoolId?: string | undefined; registrationNumber: string };
};

/** The pupil whom a photo's name counts, in the school that the sender writes in, and whether a photo is allowed now. */
export async function photoOwner({ tx, actor, input }: Asking) {
  const school = await writableSchool({ tx, actor, input });
  if (!school) return null;
  const registrationKey = folded(input.registrationNumber);
  const found = await tx.student.findFirst({
    where: within(studentReach, actor, { schoolId: school.id, registrationKey }),
    select: {
      id: true,
      account: { select: { photoUrl: true } },
      consents: { where: { kind: 'photo', endedAt: null }, select: { id: true } },
    },
  });
  return found && { id: found.id, photoUrl: found.account.photoUrl, isAllowed: found.consents.length > 0 };
}

import { row } from '@/lib/access/row';
import { classReach } from '@/lib/classes/reach';
import { stateOf } from '@/lib/classes/rules';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { fail } from '../failures';
import { classFacts } from '../queries/class-facts';
import { refusalOf } from '../rules/guards';
import type { ClassAction } from '../rules/machine';

/** What every step of a class's life reads of it. */
export const lived = {
  id: true,
  name: true,
  schoolId: true,
  type: true,
  status: true,
  startedAt: true,
  courseId: true,
  moduleCode: true,
  schoolYear: true,
  shift: true,
  letter: true,
  referenceYear: true,
  referenceSemester: true,
  providerToken: true,
} satisfies Prisma.SchoolClassSelect;

export type LivedClass = Prisma.SchoolClassGetPayload<{ select: typeof lived }>;

/** Held until the transaction ends: of two tabs the second finds what the first made of the class. */
export const heldClass = row('schoolClass', classReach, {
  by: 'id',
  from: 'classId',
  revision: 'not-overwritten',
  select: lived,
});

/** The one door of every step: what the machine or a guard forbids is told, and nothing was done. */
export async function refuseUnlessAllowed(tx: Tx, action: ClassAction, target: LivedClass): Promise<void> {
  const refusal = refusalOf(action, stateOf(target), await classFacts(tx, target));
  if (refusal) fail(refusal);
}

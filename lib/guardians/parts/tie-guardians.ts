import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import { sameLetters } from '@/lib/platform/db/same-letters';
import { fail, refuseUnless } from '../failures';
import { guardianReach } from '../reach';
import type { StudentGuardian } from '../schemas';

type Guardian = z.infer<typeof StudentGuardian>;
type Student = { id: string; schoolId: string };

/**
 * A part of saving a pupil: from now on exactly these answer for him, in this order. One that the school has already is
 * named by the id; naming the same e-mail anew is refused (§5), so that nobody stands in the school twice.
 */
export async function tieGuardians(tx: Tx, actor: Actor, student: Student, guardians: readonly Guardian[]) {
  const tied = await tx.studentGuardian.findMany({
    where: { studentId: student.id },
    select: { guardianId: true },
  });
  const known = new Set(tied.map(({ guardianId }) => guardianId));
  await tx.studentGuardian.deleteMany({ where: { studentId: student.id } });
  for (const [index, guardian] of guardians.entries()) {
    const guardianId = guardian.id
      ? await registered(tx, actor, { id: guardian.id, isKnown: known.has(guardian.id), index, student })
      : await register(tx, student, guardian, index);
    await tx.studentGuardian.create({
      data: { studentId: student.id, schoolId: student.schoolId, guardianId, position: index + 1 },
      select: { position: true },
    });
  }
}

type Named = { id: string; isKnown: boolean; index: number; student: Student };

/** The pupil's own guardians stay whoever saves; another is one whom the actor reaches, of the pupil's school. */
async function registered(tx: Tx, actor: Actor, { id, isKnown, index, student }: Named): Promise<string> {
  const where = { id, schoolId: student.schoolId };
  const found = await tx.guardian.findFirst({
    where: isKnown ? where : within(guardianReach, actor, where),
    select: { id: true },
  });
  if (found) return found.id;
  fail('request.invalid', { fields: [{ path: `guardians.${index}.id`, code: 'not-found' }] });
}

async function register(tx: Tx, { schoolId }: Student, { id: _, ...guardian }: Guardian, index: number) {
  const { email } = guardian;
  const isThere = await tx.guardian.findFirst({
    where: { schoolId, email: sameLetters(email) },
    select: { id: true },
  });
  const fields = [{ path: `guardians.${index}.email`, code: 'guardian-registered' }];
  refuseUnless(!isThere, 'guardian.already-registered', { fields });
  const created = await tx.guardian.create({ data: { ...guardian, schoolId }, select: { id: true } });
  return created.id;
}

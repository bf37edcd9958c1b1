import type { Tx } from '@/lib/platform/db/client';
import { emailKey, type GuardianOfFile } from '../rules/guardian-sheet';

export type KnownGuardian = { id: string; name: string; email: string };

/** The guardians of a school by these addresses, whatever their capitals. */
export async function guardiansByEmail(
  tx: Tx,
  schoolId: string,
  given: readonly GuardianOfFile[],
): Promise<Map<string, KnownGuardian>> {
  const keys = [...new Set(given.map(({ email }) => emailKey(email)))];
  const found = await tx.$queryRaw<KnownGuardian[]>`
    SELECT id, name, email FROM guardians
     WHERE school_id = ${schoolId}::uuid AND lower(email) = ANY(${keys}::text[])
     ORDER BY created_at, id`;
  return new Map(found.toReversed().map((guardian) => [emailKey(guardian.email), guardian]));
}

export type Slots = readonly [KnownGuardian | null, KnownGuardian | null];

/** Who answers for these pupils now. */
export async function slotsOf(tx: Tx, studentIds: readonly string[]): Promise<Map<string, Slots>> {
  const ties = await tx.$queryRaw<(KnownGuardian & { studentId: string; position: number })[]>`
    SELECT tie.student_id AS "studentId", tie.position, guardian.id, guardian.name, guardian.email
      FROM student_guardians AS tie JOIN guardians AS guardian ON guardian.id = tie.guardian_id
     WHERE tie.student_id = ANY(${[...studentIds]}::uuid[])`;
  const slots = new Map<string, Slots>();
  for (const { studentId, position, ...guardian } of ties) {
    const [first, second] = slots.get(studentId) ?? [null, null];
    slots.set(studentId, position === 1 ? [guardian, second] : [first, guardian]);
  }
  return slots;
}

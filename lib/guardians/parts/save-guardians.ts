import type { Tx } from '@/lib/platform/db/client';

export type NamedGuardian = { id: string; name: string };
export type NewGuardian = NamedGuardian & { email: string };

type Saved = { schoolId: string; created: readonly NewGuardian[]; renamed: readonly NamedGuardian[]; now: Date };

/** A part of what registers many at once: those of a school who are new, and the names of others. Two statements. */
export async function saveGuardians(tx: Tx, { schoolId, created, renamed, now }: Saved): Promise<void> {
  if (created.length > 0) {
    await tx.$executeRaw`
      INSERT INTO guardians (id, school_id, name, email, created_at, updated_at)
      SELECT id, ${schoolId}::uuid, name, email, ${now}, ${now}
        FROM unnest(${created.map(({ id }) => id)}::uuid[], ${created.map(({ name }) => name)}::text[],
                    ${created.map(({ email }) => email)}::text[]) AS given(id, name, email)`;
  }
  if (renamed.length > 0) {
    await tx.$executeRaw`
      UPDATE guardians AS guardian SET name = given.name, revision = guardian.revision + 1, updated_at = ${now}
        FROM unnest(${renamed.map(({ id }) => id)}::uuid[], ${renamed.map(({ name }) => name)}::text[]) AS given(id, name)
       WHERE guardian.id = given.id AND guardian.school_id = ${schoolId}::uuid`;
  }
}

import type { Tx } from '@/lib/platform/db/client';

/** A part of undoing: logins of a school that nobody has signed in with. The pupils go with them. */
export async function removeUnusedLogins(tx: Tx, schoolId: string, ids: readonly string[]): Promise<void> {
  const unused = { tipo: 'aluno', firstAccess: true, cameIn: false } as const;
  await tx.account.deleteMany({ where: { id: { in: [...ids] }, schoolId, ...unused } });
}

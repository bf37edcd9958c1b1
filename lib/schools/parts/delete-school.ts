import type { Actor } from '@/lib/access/actor';
import type { Tx } from '@/lib/platform/db/client';
import { refuseUnless } from '../failures';
import { exchangeLogo } from './exchange-logo';

/** A part of taking a school back: whether anybody or anything is left at it, the command knows, which stands above all of that. */
export async function deleteSchoolRow(tx: Tx, actor: Actor, { id, logoUrl }: { id: string; logoUrl: string | null }) {
  refuseUnless((await tx.schoolLink.count({ where: { schoolId: id } })) === 0, 'school.in-use');
  await exchangeLogo(tx, actor, { from: logoUrl, to: null });
  return tx.school.delete({ where: { id }, select: { id: true } });
}

import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import { fail } from '@/lib/platform/errors/failures';
import { schoolReach } from '../reach';

type AiKeyMark = { schoolId: string; hasAiKey: boolean };

/** A part of saving or deleting the key, which lib/school-ai keeps: profiles tell from the school alone (§6). */
export async function markAiKey(tx: Tx, actor: Actor, { schoolId, hasAiKey }: AiKeyMark) {
  const where = within(schoolReach, actor, { id: schoolId });
  const { id } = (await tx.school.findFirst({ where, select: { id: true } })) ?? fail('MODEL_NOT_FOUND');
  return tx.school.update({ where: { id }, data: { hasAiKey }, select: { id: true } });
}

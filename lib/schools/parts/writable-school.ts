import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import type { Tx } from '@/lib/platform/db/client';
import { schoolReach } from '../reach';
import { schoolToWriteIn } from '../rules';

type Asking = { tx: Tx; actor: Actor; input: { schoolId?: string | undefined } };

/** The school that something new belongs to, inside the reach: the target of whatever registers somebody. */
export async function writableSchool({ tx, actor, input }: Asking) {
  const id = schoolToWriteIn(actor, input.schoolId);
  if (!id) return null;
  return tx.school.findFirst({ where: within(schoolReach, actor, { id }), select: { id: true } });
}

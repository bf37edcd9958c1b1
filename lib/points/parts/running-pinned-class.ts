import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '../failures';
import { pinnedFields, toPinnedModule } from '../queries/pinned-module';

type Asked = { tx: Tx; actor: Actor; input: { classId: string } };

/**
 * A running class inside the actor's reach, and what it pinned. Held with others: many facts are stored at once, and a
 * unit closes before or after each of them. `reached`: where more classes than the actor's present ones are meant.
 */
export async function runningPinnedClass(
  { tx, actor, input: { classId } }: Asked,
  reached: Prisma.SchoolClassWhereInput = within(classReach, actor),
) {
  await lockRows(tx, 'pinned_modules', 'class_id', classId, 'SHARE');
  const found = await tx.pinnedModule.findFirst({
    where: { class: { AND: [reached, { id: classId }] } },
    select: { ...pinnedFields, class: { select: { id: true, schoolId: true, status: true, startedAt: true } } },
  });
  if (!found?.class.startedAt) return null;
  const { id, schoolId, status, startedAt } = found.class;
  refuseUnless(status === 'initiated', 'unit.class-not-running');
  return { id, schoolId, startedAt, pinned: toPinnedModule(found) };
}

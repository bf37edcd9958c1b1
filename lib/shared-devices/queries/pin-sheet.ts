import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { classReach, inClassNow } from '@/lib/classes/reach';
import type { Tx } from '@/lib/platform/db/client';
import { isRunning } from './running-class';

/** Whom a sheet of PINs is for, and when the newest PIN was set that it would replace. */
export async function pinSheetOf(db: Tx, actor: Actor, classId: string) {
  const found = await db.schoolClass.findFirst({
    where: within(classReach, actor, { id: classId, ...isRunning }),
    select: {
      name: true,
      enrolments: {
        where: inClassNow,
        orderBy: [{ student: { nameKey: 'asc' } }, { studentId: 'asc' }],
        select: {
          studentId: true,
          student: { select: { account: { select: { name: true, pin: { select: { setAt: true } } } } } },
        },
      },
    },
  });
  if (!found) return null;
  const set = found.enrolments.flatMap(({ student }) => student.account.pin?.setAt.toISOString() ?? []);
  return {
    className: found.name,
    students: found.enrolments.map(({ studentId: id, student: { account } }) => ({
      id,
      name: account.name,
      hasPin: account.pin !== null,
    })),
    withPin: set.length,
    lastSetAt: set.toSorted().at(-1) ?? null,
  };
}

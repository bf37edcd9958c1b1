import type { Actor } from '@/lib/access/actor';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { taughtNowReach } from '@/lib/students/reach';

type Asked = { classId: string | null; studentIds: readonly string[] };

/** Of those whom the actor reaches: who is in the class now, where one is named, and was selected, where anybody was. */
export function onSheet(actor: Actor, { classId, studentIds }: Asked): Prisma.StudentWhereInput {
  return within(taughtNowReach, actor, {
    ...(studentIds.length > 0 && { id: { in: [...studentIds] } }),
    ...(classId !== null && {
      enrolments: { some: { leftAt: null, classId, class: within(classReach, actor) } },
    }),
  });
}

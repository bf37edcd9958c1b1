import type { Actor } from '@/lib/access/actor';
import { nobody, type Reach } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { taughtNowReach } from '@/lib/students/reach';

/**
 * Those who can help the child: who teaches it now, and its school; nobody whom it tells of. Chats are not an
 * administrator's (product.md §4).
 */
export const careReach: Reach<Prisma.CareNoticeWhereInput> = {
  aluno: nobody,
  instrutor: (actor) => ({ student: taughtNowReach.instrutor(actor), schoolOnly: false }),
  escola: ({ id, schoolId }: Actor) => (schoolId ? { schoolId, NOT: { passedOver: { has: id } } } : nobody()),
  assessoria: nobody,
  admin: nobody,
  somosselfieadmin: nobody,
  somosselfieproduto: nobody,
};

import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import type { Tx } from '@/lib/platform/db/client';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '@/lib/schools/abilities';
import { refuseUnless } from '@/lib/schools/failures';
import { deleteSchoolRow } from '@/lib/schools/parts/delete-school';
import { schoolReach } from '@/lib/schools/reach';

/** Only an empty one. It stands here, and not with the schools, because it must see everybody who belongs to one. */
export const deleteSchool = defineCommand({
  name: 'classes.delete-school',
  may: abilities['school:delete'],
  input: RowRef,
  reply: Count,
  target: row('school', schoolReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: { id: true, logoUrl: true },
  }),
  run: async ({ tx, actor, target }) => {
    refuseUnless(await isEmpty(tx, target.id), 'school.in-use');
    await deleteSchoolRow(tx, actor, target);
    return { count: 1 };
  },
});

/** The row is held: whoever is registered at the same moment waits for it, and then finds no school. */
async function isEmpty(tx: Tx, schoolId: string): Promise<boolean> {
  const where = { schoolId };
  const counts = [
    await tx.account.count({ where }),
    await tx.guardian.count({ where }),
    await tx.schoolClass.count({ where }),
  ];
  return counts.every((count) => count === 0);
}

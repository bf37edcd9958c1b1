import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { removeLogins } from '@/lib/accounts/parts/remove-logins';
import { removeClass } from '@/lib/classes/parts/remove-class';
import { classReach } from '@/lib/classes/reach';
import { Count, RowRef } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { lived, refuseUnlessAllowed } from '../parts/acting-on';

/** Only while nothing was built on it; the invented pupils of a test class go with it, but for those of a class before. */
export const deleteClass = defineCommand({
  name: 'class-life.delete-class',
  may: abilities['class:delete'],
  input: RowRef,
  reply: Count,
  target: row('schoolClass', classReach, { by: 'id', revision: 'not-overwritten', select: lived }),
  run: async ({ tx, target }) => {
    await refuseUnlessAllowed(tx, 'delete', target);
    const invented = await tx.enrolment.findMany({
      where: {
        classId: target.id,
        student: { fictitious: true, enrolments: { every: { classId: target.id } } },
      },
      select: { studentId: true },
    });
    await removeClass(tx, target.id);
    await removeLogins(
      tx,
      invented.map(({ studentId }) => studentId),
    );
    return { count: 1 };
  },
});

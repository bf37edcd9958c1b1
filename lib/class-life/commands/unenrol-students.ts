import { defineCommand } from '@/lib/access/define-command';
import { endEnrolments } from '@/lib/classes/parts/end-enrolments';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { Pupils } from '../schemas';

/** Who left before, by another tab, is not counted again. */
export const unenrolStudents = defineCommand({
  name: 'class-life.unenrol-students',
  may: abilities['class:enrol'],
  input: Pupils,
  reply: Count,
  target: heldClass,
  run: async ({ tx, target, input: { studentIds }, now }) => {
    await refuseUnlessAllowed(tx, 'unenrol', target);
    return { count: await endEnrolments(tx, { classId: target.id, studentIds, now }) };
  },
});

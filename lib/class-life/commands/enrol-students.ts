import { defineCommand } from '@/lib/access/define-command';
import { enrolStudents as enrolInClass } from '@/lib/classes/parts/enrol-students';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { refuseUnless } from '../failures';
import { heldClass, refuseUnlessAllowed } from '../parts/acting-on';
import { Pupils } from '../schemas';

/** Active pupils of the class's school; the invented ones stay in the class that they were made for. */
export const enrolStudents = defineCommand({
  name: 'class-life.enrol-students',
  may: abilities['class:enrol'],
  input: Pupils,
  reply: Count,
  target: heldClass,
  run: async ({ tx, target, input: { studentIds }, now }) => {
    await refuseUnlessAllowed(tx, 'enrol', target);
    const { id: classId, schoolId } = target;
    const asked = [...new Set(studentIds)];
    const found = await tx.student.count({ where: { id: { in: asked }, schoolId, active: true, fictitious: false } });
    refuseUnless(found === asked.length, 'class.not-enrolled');
    return { count: await enrolInClass(tx, { classId, schoolId, studentIds: asked, now }) };
  },
});

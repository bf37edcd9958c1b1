import { randomBytes } from 'node:crypto';
import { defineCommand } from '@/lib/access/define-command';
import { addClass } from '@/lib/classes/parts/add-class';
import { enrolStudents } from '@/lib/classes/parts/enrol-students';
import { fictitiousPupils } from '@/lib/classes/rules';
import { env } from '@/lib/platform/env/env';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { writableSchool } from '@/lib/schools/parts/writable-school';
import { addFictitiousStudents } from '@/lib/students/parts/add-fictitious-students';
import { abilities } from '../abilities';
import { moduleForClass } from '../parts/module-for-class';
import { responsibleFacilitators } from '../parts/responsible-facilitators';
import { ClassStanding, NewClass } from '../schemas';

/** A new one, which nobody has begun. A test class comes with its twelve invented pupils (§9). */
export const createClass = defineCommand({
  name: 'class-life.create-class',
  may: abilities['class:create'],
  input: NewClass,
  reply: ClassStanding,
  // Without a configured one nobody knows it: a first one that somebody can read is made by set-test-password.
  prepare: async ({ input: { type } }) =>
    type === 'test' ? hashPassword(env().TEST_CLASS_PASSWORD ?? randomBytes(24).toString('hex')) : undefined,
  target: writableSchool,
  run: async ({ tx, actor, target: { id: schoolId }, input, prepared: passwordHash, now }) => {
    const { schoolId: _, courseCode, moduleCode, facilitatorIds, ...data } = input;
    const module = await moduleForClass(tx, actor, { schoolId, type: data.type, courseCode, moduleCode, now });
    const responsible = await responsibleFacilitators(tx, actor, { schoolId, facilitatorIds });
    const id = await addClass(tx, { ...data, ...module, schoolId }, responsible);
    if (passwordHash) {
      const mark = `teste-${id.slice(-8)}`;
      const names = Array.from({ length: fictitiousPupils }, (__, index) => `Estudante de teste ${index + 1}`);
      const invented = { schoolId, schoolYear: data.schoolYear, passwordHash, mark, names };
      const studentIds = await addFictitiousStudents(tx, invented);
      await enrolStudents(tx, { classId: id, schoolId, studentIds, now });
    }
    return { id, state: 'editable' as const };
  },
});

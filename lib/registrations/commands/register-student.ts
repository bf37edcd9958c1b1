import type * as z from 'zod/mini';
import type { Actor } from '@/lib/access/actor';
import { defineCommand } from '@/lib/access/define-command';
import { within } from '@/lib/access/reach';
import { createAccount } from '@/lib/accounts/parts/create-account';
import { enrolStudents } from '@/lib/classes/parts/enrol-students';
import { classReach } from '@/lib/classes/reach';
import { tieGuardians } from '@/lib/guardians/parts/tie-guardians';
import type { Tx } from '@/lib/platform/db/client';
import { lockRows } from '@/lib/platform/db/lock';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { hashPassword } from '@/lib/platform/passwords/passwords';
import { writableSchool } from '@/lib/schools/parts/writable-school';
import { abilities } from '@/lib/students/abilities';
import { createStudent } from '@/lib/students/parts/create-student';
import { refuseComing } from '../parts/refuse-coming';
import { recordFields, studentRecordOf } from '../queries/student-record';
import { NewStudent, StudentRecord } from '../schemas';

/** The login, the pupil, who answers for him and his first class: all of it or nothing. */
export const registerStudent = defineCommand({
  name: 'registrations.register-student',
  may: abilities['student:register'],
  input: NewStudent,
  reply: StudentRecord,
  prepare: async ({ input }) => ({ passwordHash: await hashPassword(input.password) }),
  target: writableSchool,
  run: async ({ tx, actor, input, target: school, prepared: { passwordHash }, now }) => {
    const {
      schoolId: _,
      name,
      login,
      password: __,
      confirmation: ___,
      photoUrl,
      guardians,
      classId,
      ...student
    } = input;
    refuseComing(student.birthDate, now);
    // Nobody can have allowed one yet: a consent is recorded for a pupil who is registered.
    const fields = [{ path: 'photoUrl', code: 'photo-not-allowed' }];
    refuseUnless(photoUrl === null, 'request.invalid', { fields });
    const schoolClass = await classOf(tx, actor, school.id, classId);
    const account = { login, passwordHash, tipo: 'aluno', name, email: null, photoUrl, schoolId: school.id } as const;
    const { id } = await createAccount(tx, actor, account);
    const birthDate = student.birthDate ? new Date(student.birthDate) : null;
    await createStudent(tx, { ...student, birthDate, login, id, schoolId: school.id });
    await tieGuardians(tx, actor, { id, schoolId: school.id }, guardians);
    if (schoolClass) {
      await enrolStudents(tx, { classId: schoolClass.id, schoolId: school.id, studentIds: [id], now });
    }
    const found = await tx.student.findUniqueOrThrow({ where: { id }, select: recordFields });
    return studentRecordOf(found);
  },
});

type ClassId = z.infer<typeof NewStudent>['classId'];

/** Of the school, inside the reach, and going on. A facilitator's pupil is in a class of his, else he would not reach him. */
async function classOf(tx: Tx, actor: Actor, schoolId: string, id: ClassId) {
  const isNamed = id !== null;
  refuseUnless(isNamed || actor.tipo !== 'instrutor', 'request.invalid', {
    fields: [{ path: 'classId', code: 'required' }],
  });
  if (!isNamed) return null;
  // Whoever ends the class meanwhile is waited for: nobody is put into one that is over.
  await lockRows(tx, 'classes', 'id', id);
  const found = await tx.schoolClass.findFirst({
    where: within(classReach, actor, { id, schoolId, status: 'initiated' }),
    select: { id: true },
  });
  refuseUnless(found !== null, 'MODEL_NOT_FOUND');
  return found;
}

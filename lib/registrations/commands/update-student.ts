import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { saveAccount } from '@/lib/accounts/parts/save-account';
import { tieGuardians } from '@/lib/guardians/parts/tie-guardians';
import { refuseUnless } from '@/lib/platform/errors/failures';
import { abilities } from '@/lib/students/abilities';
import { saveStudent } from '@/lib/students/parts/save-student';
import { studentReach } from '@/lib/students/reach';
import { refuseComing } from '../parts/refuse-coming';
import { recordFields, studentRecordOf } from '../queries/student-record';
import { StudentChanges, StudentRecord } from '../schemas';

/** One save of the whole form. A new photo needs that a guardian allowed one. Who is made inactive is signed out everywhere. */
export const updateStudent = defineCommand({
  name: 'registrations.update-student',
  may: abilities['student:update'],
  input: StudentChanges,
  reply: StudentRecord,
  target: row('student', studentReach, {
    by: 'id',
    revision: 'compared',
    select: {
      id: true,
      schoolId: true,
      account: { select: { id: true, login: true, email: true, photoUrl: true, active: true } },
      consents: { where: { kind: 'photo', endedAt: null }, select: { id: true } },
    },
  }),
  run: async ({ tx, actor, input, target, now }) => {
    const { id, name, photoUrl, active, guardians, revision, ...student } = input;
    refuseComing(student.birthDate, now);
    const { account, schoolId, consents } = target;
    const mayShow = photoUrl === null || photoUrl === account.photoUrl || consents.length > 0;
    refuseUnless(mayShow, 'request.invalid', { fields: [{ path: 'photoUrl', code: 'photo-not-allowed' }] });
    await saveAccount(tx, actor, { account, name, email: null, photoUrl, active });
    const birthDate = student.birthDate ? new Date(student.birthDate) : null;
    await saveStudent(tx, { ...student, birthDate, id, login: account.login, revision: revision + 1 });
    await tieGuardians(tx, actor, { id, schoolId }, guardians);
    const found = await tx.student.findUniqueOrThrow({ where: { id }, select: recordFields });
    return studentRecordOf(found);
  },
});

import { defineCommand } from '@/lib/access/define-command';
import { row } from '@/lib/access/row';
import { deleteAccount } from '@/lib/accounts/parts/delete-account';
import { Count } from '@/lib/platform/shapes';
import { abilities } from '@/lib/students/abilities';
import { refuseUnless } from '@/lib/students/failures';
import { studentReach } from '@/lib/students/reach';
import { StudentRef } from '@/lib/students/schemas';

const ofStarted = { where: { class: { startedAt: { not: null } } } };

/** Somebody registered by mistake. Who was in a class, asked something or needed care stays, and is made inactive. */
export const deleteStudent = defineCommand({
  name: 'registrations.delete-student',
  may: abilities['student:delete'],
  input: StudentRef,
  reply: Count,
  target: row('student', studentReach, {
    by: 'id',
    revision: 'not-overwritten',
    select: {
      id: true,
      _count: { select: { careNotices: true, conversationReadings: true, enrolments: ofStarted } },
      account: { select: { photoUrl: true, _count: { select: { conversations: true } } } },
    },
  }),
  run: async ({ tx, actor, target: { id, _count, account } }) => {
    const facts = [...Object.values(_count), account._count.conversations];
    refuseUnless(
      facts.every((count) => count === 0),
      'student.in-use',
    );
    await deleteAccount(tx, actor, { id, photoUrl: account.photoUrl });
    return { count: 1 };
  },
});

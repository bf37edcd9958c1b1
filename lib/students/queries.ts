import { defineQuery } from '@/lib/access/define-query';
import { NoInput } from './schemas';

/** The pupil's own record. The lesson stays open until a lesson of the class has begun. */
export const ownStudent = defineQuery({
  name: 'students.own',
  may: 'student:read-own',
  input: NoInput,
  run: async ({ db, actor: { id } }) => {
    const student = await db.student.findUnique({
      where: { id },
      select: {
        schoolId: true,
        schoolYear: true,
        account: { select: { photoUrl: true } },
        enrolments: {
          where: { leftAt: null, class: { status: 'initiated' } },
          orderBy: { enrolledAt: 'desc' },
          take: 1,
          select: { class: { select: { moduleCode: true } } },
        },
      },
    });
    if (!student) return null;
    const { schoolId, schoolYear, account, enrolments } = student;
    const moduleCode = enrolments[0]?.class.moduleCode ?? null;
    return { schoolId, schoolYear, photoUrl: account.photoUrl, moduleCode, lessonNumber: null };
  },
});

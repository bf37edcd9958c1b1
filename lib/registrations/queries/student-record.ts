import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { abilities } from '@/lib/students/abilities';
import { studentReach } from '@/lib/students/reach';
import { StudentRef } from '@/lib/students/schemas';
import { StudentRecord } from '../schemas';

export const recordFields = {
  id: true,
  schoolId: true,
  active: true,
  registrationNumber: true,
  schoolYear: true,
  sex: true,
  nickname: true,
  birthDate: true,
  providerId: true,
  observation: true,
  revision: true,
  school: { select: { name: true } },
  account: { select: { name: true, login: true, photoUrl: true } },
  guardians: {
    orderBy: { position: 'asc' },
    select: {
      guardian: { select: { id: true, name: true, email: true, relationship: true, receivesEmail: true } },
    },
  },
  enrolments: {
    where: { leftAt: null, class: { status: 'initiated' } },
    orderBy: { enrolledAt: 'desc' },
    select: { class: { select: { id: true, name: true } } },
  },
} satisfies Prisma.StudentSelect;

type Row = Prisma.StudentGetPayload<{ select: typeof recordFields }>;

export function studentRecordOf({ account, school, birthDate, guardians, enrolments, ...student }: Row) {
  return {
    ...student,
    ...account,
    schoolName: school.name,
    birthDate: birthDate?.toISOString().slice(0, 10) ?? null,
    guardians: guardians.map(({ guardian }) => guardian),
    classes: enrolments.map((enrolment) => enrolment.class),
  };
}

/** One pupil as the form shows him: the login, the person, who answers for him, and his classes. */
export const studentRecord = defineQuery({
  name: 'registrations.read-student',
  may: abilities['student:read'],
  input: StudentRef,
  reply: StudentRecord,
  run: async ({ db, actor, input: { id } }) => {
    const found = await db.student.findFirst({ where: within(studentReach, actor, { id }), select: recordFields });
    return found && studentRecordOf(found);
  },
});

import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '@/lib/students/abilities';
import { studentReach } from '@/lib/students/reach';
import { reportUnit } from '../rules/report-unit';
import { StudentReport } from '../schemas';
import { factsOfPupils } from './facts-of-pupils';
import { pointsOfClasses } from './points-of-classes';

const ofClass = {
  id: true,
  name: true,
  status: true,
  referenceYear: true,
  course: { select: { name: true } },
  module: { select: { name: true } },
} as const;

/** One student's module of today and those before: attendance, the tests' grades, points and honors, as a school hands it out. */
export const studentReport = defineQuery({
  name: 'units.student-report',
  may: abilities['student:read'],
  input: z.object({ id: z.uuid() }),
  reply: StudentReport,
  run: async ({ db, actor, input: { id }, now }) => {
    const student = await db.student.findFirst({
      where: within(studentReach, actor, { id }),
      select: {
        registrationNumber: true,
        account: { select: { name: true } },
        school: { select: { name: true } },
        enrolments: {
          orderBy: [{ enrolledAt: 'desc' }, { id: 'desc' }],
          select: { leftAt: true, class: { select: ofClass } },
        },
      },
    });
    if (!student) return null;
    const points = await pointsOfClasses(db, { studentId: id, enrolments: student.enrolments, at: now });
    const modules: StudentReport['modules'] = [];
    for (const [classId, { total, maximum, units, shelf }] of points) {
      const of = student.enrolments.find((enrolment) => enrolment.class.id === classId)?.class;
      const known = await factsOfPupils(db, { classId, at: now, studentIds: [id] });
      const facts = known?.pupils[0]?.facts;
      if (!of || !known || !facts) continue;
      modules.push({
        classId,
        className: of.name,
        year: of.referenceYear,
        isRunning: of.status === 'initiated',
        courseName: of.course.name,
        moduleName: of.module.name,
        total,
        maximum,
        units: units.map(({ unit, standing, points: reached, lines, paidBy }) => ({
          // A unit that was closed before he came graded nothing of him.
          ...reportUnit(unit, { pinned: known.pinned, facts, isFinal: paidBy !== null }),
          standing,
          points: reached,
          lines,
          paidBy,
        })),
        honors: shelf.flatMap(({ state, kind, number, level }) =>
          state === 'earned' ? [{ kind, number, level }] : [],
        ),
      });
    }
    const { registrationNumber, account, school } = student;
    return {
      studentId: id,
      name: account.name,
      registrationNumber,
      schoolName: school.name,
      readAt: now.toISOString(),
      modules,
    };
  },
});

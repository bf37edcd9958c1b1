import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { abilities } from '@/lib/students/abilities';
import { studentReach } from '@/lib/students/reach';
import { courseTotal } from '../rules/course-total';
import { StudentProgress } from '../schemas';
import { maximaOfCourses } from './maxima-of-courses';
import { pointsOfClasses } from './points-of-classes';

const ofClass = {
  id: true,
  name: true,
  status: true,
  moduleCode: true,
  courseId: true,
  course: { select: { code: true, name: true } },
  module: { select: { name: true } },
  _count: { select: { plans: true } },
} as const;

/** How far a pupil came: his own, or who is named by somebody who reaches him. */
export const studentProgress = defineQuery({
  name: 'units.student-progress',
  may: abilities['student:read-progress'],
  input: z.object({ id: z.optional(z.uuid()) }),
  reply: StudentProgress,
  run: async ({ db, actor, input: { id = actor.id }, now }) => {
    const student = await db.student.findFirst({
      where: within(studentReach, actor, { id }),
      select: {
        enrolments: {
          orderBy: [{ enrolledAt: 'desc' }, { id: 'desc' }],
          select: { enrolledAt: true, leftAt: true, class: { select: ofClass } },
        },
      },
    });
    if (!student) return null;
    const points = await pointsOfClasses(db, { studentId: id, enrolments: student.enrolments, at: now });
    // Who left a class and came back has been in it twice.
    const once = new Map(student.enrolments.toReversed().map((enrolment) => [enrolment.class.id, enrolment]));
    const newestFirst = student.enrolments.filter((enrolment) => once.get(enrolment.class.id) === enrolment);
    const modules = newestFirst.map(({ enrolledAt, leftAt, class: of }) => ({
      classId: of.id,
      className: of.name,
      status: of.status,
      courseCode: of.course.code,
      courseName: of.course.name,
      moduleCode: of.moduleCode,
      moduleName: of.module.name,
      lessons: of._count.plans,
      enrolledAt: enrolledAt.toISOString(),
      leftAt: leftAt?.toISOString() ?? null,
      points: points.get(of.id) ?? null,
    }));
    const courses = new Map(newestFirst.map(({ class: of }) => [of.courseId, of.course]));
    const maxima = await maximaOfCourses(db, [...courses.keys()]);
    return {
      studentId: id,
      modules,
      courses: [...courses].map(([courseId, course]) => {
        const own = modules.filter(({ courseCode }) => courseCode === course.code);
        return { ...course, ...courseTotal(own, maxima.get(courseId) ?? new Map()) };
      }),
    };
  },
});

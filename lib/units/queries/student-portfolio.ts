import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { honorKinds } from '@/lib/points/rules/awards';
import { levels } from '@/lib/points/rules/scheme';
import { abilities } from '@/lib/students/abilities';
import { studentReach } from '@/lib/students/reach';

const Honor = z.object({
  kind: z.enum(honorKinds),
  number: z.int(),
  level: z.nullable(z.enum(levels)),
  at: z.string(),
});
const Project = z.object({ number: z.int(), name: z.string(), closedAt: z.string(), score: z.int() });

const StudentPortfolio = z.object({
  studentId: z.string(),
  modules: z.array(
    z.object({
      classId: z.string(),
      className: z.string(),
      year: z.int(),
      courseName: z.string(),
      moduleName: z.string(),
      projects: z.array(Project),
      honors: z.array(Honor),
    }),
  ),
});

type Pinned = { number: number; name: string };

const ofClass = {
  id: true,
  name: true,
  referenceYear: true,
  course: { select: { name: true } },
  module: { select: { name: true } },
  pinnedModule: { select: { projects: true } },
  projectClosings: { select: { project: true, closedAt: true } },
} as const;

/** What a pupil made and earned, for good: the honors, and the projects that were closed; his own, or of who is named. */
export const studentPortfolio = defineQuery({
  name: 'units.student-portfolio',
  may: abilities['student:read-progress'],
  input: z.object({ id: z.optional(z.uuid()) }),
  reply: StudentPortfolio,
  run: async ({ db, actor, input: { id = actor.id } }) => {
    const student = await db.student.findFirst({
      where: within(studentReach, actor, { id }),
      select: {
        enrolments: {
          distinct: ['classId'],
          orderBy: [{ enrolledAt: 'desc' }, { id: 'desc' }],
          select: { class: { select: ofClass } },
        },
        projectGrades: { select: { classId: true, project: true, score: true } },
        teamPlaces: { select: { team: { select: { definition: { select: { classId: true, project: true } } } } } },
        moduleJourneys: {
          select: {
            honors: {
              orderBy: [{ createdAt: 'asc' }, { kind: 'asc' }, { number: 'asc' }],
              select: { classId: true, kind: true, number: true, level: true, createdAt: true },
            },
          },
        },
      },
    });
    if (!student) return null;
    const scores = new Map([
      // Who was in a team and was not graded has 0.
      ...student.teamPlaces.map(({ team: { definition: of } }) => [`${of.classId} ${of.project}`, 0] as const),
      ...student.projectGrades.map((grade) => [`${grade.classId} ${grade.project}`, grade.score ?? 0] as const),
    ]);
    const honors = student.moduleJourneys.flatMap((journey) => journey.honors);
    return {
      studentId: id,
      modules: student.enrolments.map(({ class: of }) => ({
        classId: of.id,
        className: of.name,
        year: of.referenceYear,
        courseName: of.course.name,
        moduleName: of.module.name,
        projects: of.projectClosings.flatMap(({ project, closedAt }) => {
          const score = scores.get(`${of.id} ${project}`);
          // He was in none of its teams.
          if (score === undefined) return [];
          const named = ((of.pinnedModule?.projects ?? []) as Pinned[]).find(({ number }) => number === project);
          return [{ number: project, name: named?.name ?? '', closedAt: closedAt.toISOString(), score }];
        }),
        honors: honors
          .filter(({ classId }) => classId === of.id)
          .map(({ kind, number, level, createdAt }) => ({ kind, number, level, at: createdAt.toISOString() })),
      })),
    };
  },
});

import * as z from 'zod/mini';
import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { renderMarkdown } from '@/lib/platform/markdown/render-markdown';
import { paidElsewhere } from '@/lib/points/queries/paid-on-the-way';
import { abilities } from '../abilities';
import { PracticeToGrade } from '../schemas/grading';
import { testPlace } from '../schemas/managing';

/**
 * The practical part of a unit's test: what was asked, and who has which grade. It is done at a pupil's own computer, in
 * front of who teaches, so that it goes by names. Who skipped the online test has a practice all the same.
 */
export const practiceToGrade = defineQuery({
  name: 'online-tests.practice-to-grade',
  may: abilities['test:watch'],
  input: z.object(testPlace),
  reply: PracticeToGrade,
  hiddenWhileSeeing: true,
  run: async ({ db, actor, input: { classId, unit } }) => {
    const found = await db.schoolClass.findFirst({
      where: within(classReach, actor, { id: classId }),
      select: {
        pinnedModule: { select: { tests: true } },
        unitClosings: { where: { unit }, select: { unit: true } },
        testGrades: { where: { unit }, select: { studentId: true, practice: true } },
        testReleases: { where: { unit }, select: { version: { select: { practice: true } } } },
        enrolments: {
          where: { leftAt: null },
          orderBy: [{ student: { account: { nameKey: 'asc' } } }, { studentId: 'asc' }],
          select: { studentId: true, student: { select: { account: { select: { name: true } } } } },
        },
      },
    });
    const tests = found?.pinnedModule?.tests as { unit: number }[] | undefined;
    if (!(found && tests?.some((test) => test.unit === unit))) return null;
    const studentIds = found.enrolments.map(({ studentId }) => studentId);
    const paid = await paidElsewhere(db, { classId, unit, studentIds });
    const grades = new Map(found.testGrades.map(({ studentId, practice }) => [studentId, practice]));
    const asked = new Set(found.testReleases.flatMap(({ version }) => version.practice ?? []));
    return {
      unitClosed: found.unitClosings.length > 0,
      asked: [...asked].map((text, at) => renderMarkdown(text, { idPrefix: `practice-${at}` })),
      pupils: found.enrolments
        .filter(({ studentId }) => !paid.has(studentId))
        .map(({ studentId, student }) => ({
          studentId,
          name: student.account.name,
          practice: grades.get(studentId) ?? null,
        })),
    };
  },
});

import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';
import { readableMean } from '../rules/readable-mean';

/**
 * What the classes of linked schools were given and how they did, a line a class and unit: never an answer, no mean of so few
 * that it would be somebody's own result, and nothing of a class for trying out.
 */
export const schoolResults = defineQuery({
  name: 'online-tests.school-results',
  may: abilities['test:read-results'],
  input: NoInput,
  run: async ({ db, actor }) => {
    const classes = await db.schoolClass.findMany({
      where: within(classReach, actor, { type: { not: 'test' as const }, testReleases: { some: {} } }),
      orderBy: [{ school: { name: 'asc' } }, { nameKey: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        name: true,
        school: { select: { name: true } },
        testReleases: {
          orderBy: [{ unit: 'asc' }, { releasedAt: 'asc' }],
          select: { unit: true, version: { select: { number: true, model: { select: { name: true } } } } },
        },
        testGrades: { where: { theoryTotal: { gt: 0 } }, select: { unit: true, theoryRight: true, theoryTotal: true } },
      },
    });
    return classes.map(({ id, name, school, testReleases, testGrades }) => {
      const units = [...new Set(testReleases.map(({ unit }) => unit))];
      return {
        id,
        name,
        schoolName: school.name,
        tests: units.map((unit) => {
          const grades = testGrades.filter((grade) => grade.unit === unit);
          const models = testReleases.filter((release) => release.unit === unit);
          return {
            unit,
            models: [...new Set(models.map(({ version }) => `${version.model.name} (${version.number})`))],
            taken: grades.length,
            mean: readableMean(
              grades.map(({ theoryRight, theoryTotal }) => (100 * (theoryRight ?? 0)) / (theoryTotal ?? 1)),
            ),
          };
        }),
      };
    });
  },
});

import { defineQuery } from '@/lib/access/define-query';
import { within } from '@/lib/access/reach';
import { classReach } from '@/lib/classes/reach';
import { NoInput } from '@/lib/platform/shapes';
import { abilities } from '../abilities';

/** The tests of the running classes of who teaches, each with how many pupils have it open and how many have ended it, once or again. */
export const classTests = defineQuery({
  name: 'online-tests.class-tests',
  may: abilities['test:watch'],
  input: NoInput,
  run: async ({ db, actor }) => {
    const classes = await db.schoolClass.findMany({
      where: within(classReach, actor, { status: 'initiated' as const, pinnedModule: { isNot: null } }),
      orderBy: [{ nameKey: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        name: true,
        pinnedModule: { select: { tests: true } },
        unitClosings: { select: { unit: true } },
      },
    });
    const counted = await db.testAttempt.groupBy({
      by: ['classId', 'unit', 'state', 'studentId'],
      where: { classId: { in: classes.map(({ id }) => id) }, archivedAt: null },
    });
    const count = (classId: string, unit: number, states: readonly string[]) =>
      counted.filter((row) => row.classId === classId && row.unit === unit && states.includes(row.state)).length;
    return classes.map(({ id, name, pinnedModule, unitClosings }) => ({
      id,
      name,
      tests: ((pinnedModule?.tests ?? []) as { unit: number; name: string }[]).map((test) => ({
        ...test,
        isClosed: unitClosings.some(({ unit }) => unit === test.unit),
        open: count(id, test.unit, ['released', 'begun']),
        ended: count(id, test.unit, ['concluded']),
      })),
    }));
  },
});

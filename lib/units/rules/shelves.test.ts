import { expect, it } from 'vitest';
import type { StudentProgress } from '../schemas';
import { modulesNow, shelvesOf } from './shelves';

type Module = StudentProgress['modules'][number];

function moduleOf(classId: string, of: Partial<Module> = {}, states: ('earned' | 'open')[] = ['open']): Module {
  const standing = states.includes('earned') ? ('final' as const) : ('open' as const);
  return {
    classId,
    className: classId,
    status: 'initiated',
    courseCode: 'C',
    courseName: 'C',
    moduleCode: classId,
    moduleName: classId,
    lessons: 15,
    enrolledAt: '2026-02-01T12:00:00.000Z',
    leftAt: null,
    points: {
      total: 0,
      maximum: 10_500,
      units: [{ unit: 1, standing, paidBy: null, points: 0, lines: [], honors: [] }],
      lessonsBefore: [],
      shelf: states.map((state) => ({ kind: 'certificate' as const, number: 1, unit: 1 as const, state, steps: [] })),
    },
    ...of,
  };
}

const idsOf = (modules: readonly { classId: string }[]) => modules.map(({ classId }) => classId);

it('who is in two classes is in two modules now, and each still has honors to give', () => {
  const modules = [
    moduleOf('robots'),
    moduleOf('games', {}, ['earned', 'open']),
    moduleOf('before', { status: 'done' }, ['earned']),
    moduleOf('left', { leftAt: '2026-03-01T12:00:00.000Z' }),
  ];
  const { current, earlier } = modulesNow(modules);
  expect([idsOf(current), idsOf(earlier)]).toEqual([['robots', 'games'], ['before']]);
  const { earned, toEarn } = shelvesOf(modules);
  expect(earned.map(({ module }) => module.classId)).toEqual(['games', 'before']);
  expect(toEarn.map(({ module }) => module.classId)).toEqual(['robots', 'games']);
});

it('shows the last module of whose class none goes on, and of nobody else nothing', () => {
  const ended = { status: 'done' as const };
  const { current, earlier } = modulesNow([moduleOf('last', ended), moduleOf('first', ended)]);
  expect([idsOf(current), earlier]).toEqual([['last'], []]);
  expect(modulesNow([])).toEqual({ current: [], earlier: [] });
});

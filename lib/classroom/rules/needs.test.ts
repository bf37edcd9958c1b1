import { expect, it } from 'vitest';
import { needsOf } from './needs';

const quiet = { isStarted: true, isLeftOpen: false, due: { number: 8 }, doubts: 0, absences: [], sliders: null };
const away = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `${at}`, name: `P${at}`, lessons: 2 }));

it('tells what cannot wait first, whatever class it is of, and of seven things at most', () => {
  const classes = [
    { ...quiet, id: 'a', name: '7º A', absences: away(4), sliders: { number: 7, missing: 3 } },
    { ...quiet, id: 'b', name: '7º B', isLeftOpen: true, doubts: 2, absences: away(3) },
    { ...quiet, id: 'c', name: '8º B', isStarted: false },
  ];
  const kinds = needsOf(classes, 1).map((need) => `${need.kind} ${'classId' in need ? need.classId : ''}`);
  expect(kinds.slice(0, 3)).toEqual(['leftOpen b', 'doubts b', 'absences a']);
  expect(kinds).toHaveLength(7);
});

it('of a class that waits to begin says that alone, and of a quiet one nothing', () => {
  expect(needsOf([{ ...quiet, id: 'a', name: 'A' }], 0)).toEqual([]);
  const waiting = { ...quiet, id: 'c', name: '8º B', isStarted: false, sliders: { number: 1, missing: 1 } };
  expect(needsOf([waiting], 0)).toEqual([{ kind: 'waiting', classId: 'c', className: '8º B' }]);
  expect(needsOf([], 2)).toEqual([{ kind: 'training', count: 2 }]);
});

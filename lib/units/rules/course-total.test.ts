import { expect, it } from 'vitest';
import { courseTotal } from './course-total';

const module = (moduleCode: string, total: number, maximum = 10_500) => ({ moduleCode, points: { total, maximum } });

it('a course counts all its modules, and of a repeated one the better time', () => {
  const offered = new Map([
    ['M1', 10_500],
    ['M2', 8_000],
    ['M3', 10_500],
  ]);
  const own = [module('M2', 900, 9_000), module('M1', 700), module('M1', 4_000), { moduleCode: 'M3', points: null }];
  expect(courseTotal(own, offered)).toEqual({ total: 4_900, maximum: 30_000 });
});

it('a module that the course offers no more counts for who was in it', () => {
  expect(courseTotal([module('old', 0)], new Map([['M1', 10_500]]))).toEqual({ total: 0, maximum: 21_000 });
});

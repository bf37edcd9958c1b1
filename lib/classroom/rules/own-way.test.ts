import { expect, it } from 'vitest';
import type { OwnWay } from '../schemas/seat';
import { wayStateOf, wayTold } from './own-way';

const lesson: OwnWay['lessons'][number] = {
  number: 8,
  unit: 2,
  code: 'L8',
  name: 'Oito',
  status: 'closed',
  attendance: null,
  slider: null,
};

it.each([
  [{ status: 'notStarted' }, 'ahead'],
  [{ status: 'ongoing', slider: 40 }, 'now'],
  [{ slider: 0, attendance: 'absent' }, 'said'],
  [{ attendance: 'madeUp' }, 'there'],
  [{ attendance: 'absent' }, 'over'],
  [{}, 'over'],
] as const)('a lesson with %j is shown as %s', (facts, state) => {
  expect(wayStateOf({ ...lesson, ...facts })).toBe(state);
});

it('follows a lesson that begins, and a pair goes with its lesson', () => {
  const way = {
    lessons: [{ ...lesson, status: 'ongoing' }],
    pair: { place: 0, partners: ['Lia'] },
  } as unknown as OwnWay;
  expect(wayTold(way, { number: 8, status: 'ongoing' })).toEqual(way);
  expect(wayTold(way, { number: 8, status: 'closed' })).toMatchObject({ lessons: [{ status: 'closed' }], pair: null });
});

import { expect, it } from 'vitest';
import { type Stay, wayInto, wayUntilPaid } from './moves';

const day = (number: number) => new Date(Date.UTC(2026, 7, number));
const stay = (classId: string, from: number, until: number | null, ended: Stay['ended'] = null): Stay => ({
  classId,
  from: day(from),
  cameAt: day(from),
  until: until === null ? null : day(until),
  ended,
});
const way = (...stays: Stay[]) => wayInto('now', stays).map(({ classId }) => classId);

it('leads through the classes that were left before they were done', () => {
  expect(way(stay('now', 9, null), stay('first', 1, 4), stay('second', 4, 8, { as: 'done', at: day(20) }))).toEqual([
    'first',
    'second',
    'now',
  ]);
});

it('does not lead through one that was done', () => {
  const done = { as: 'done' as const, at: day(7) };
  expect(way(stay('repeated', 1, null, done), stay('now', 9, null))).toEqual(['now']);
  expect(way(stay('repeated', 1, 8, done), stay('now', 9, null))).toEqual(['now']);
});

it('leads through one that the pupil is in at the same time, and not back', () => {
  const done = { as: 'done' as const, at: day(12) };
  expect(way(stay('both', 1, null), stay('now', 9, null))).toEqual(['both', 'now']);
  expect(way(stay('both', 1, null, done), stay('now', 9, null))).toEqual(['both', 'now']);
  expect(way(stay('both', 1, 11, done), stay('now', 9, null))).toEqual(['both', 'now']);
  expect(way(stay('later', 10, null), stay('now', 9, null))).toEqual(['now']);
});

it('leads through one that was cancelled', () => {
  expect(way(stay('gone', 1, null, { as: 'cancelled', at: day(5) }), stay('now', 9, null))).toEqual(['gone', 'now']);
});

it('leads through a class that was left and come back to, and what was between', () => {
  const back = { ...stay('now', 9, null), from: day(1) };
  expect(way(stay('now', 1, 4), stay('between', 4, 9), back)).toEqual(['now', 'between', 'now']);
});

it('ends, of a unit that was paid, where the class paid it', () => {
  const there = [stay('here', 1, 4), stay('between', 4, 9), { ...stay('here', 9, null), from: day(1) }];
  const until = (by: string, at: number) => wayUntilPaid(there, { by, at: day(at) }).length;
  expect([until('here', 3), until('between', 6), until('here', 12)]).toEqual([1, 2, 3]);
  expect(wayUntilPaid(there, undefined)).toHaveLength(3);
});

import { expect, it } from 'vitest';
import { type Stay, wayInto } from './moves';

const day = (number: number) => new Date(Date.UTC(2026, 7, number));
const stay = (classId: string, from: number, until: number | null, ended: Stay['ended'] = null): Stay => ({
  classId,
  from: day(from),
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

it('does not lead through one that was done, or that the pupil is still in', () => {
  const done = { as: 'done' as const, at: day(7) };
  expect(way(stay('repeated', 1, null, done), stay('now', 9, null))).toEqual(['now']);
  expect(way(stay('repeated', 1, 8, done), stay('now', 9, null))).toEqual(['now']);
  expect(way(stay('both', 1, null), stay('now', 9, null))).toEqual(['now']);
});

it('leads through one that was cancelled', () => {
  expect(way(stay('gone', 1, null, { as: 'cancelled', at: day(5) }), stay('now', 9, null))).toEqual(['gone', 'now']);
});

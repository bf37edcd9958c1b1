import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentNumber, nextNumber, type Standing, startRefusal, stateOfLesson } from './lesson-states';

const closed = (number: number): Standing => ({ number, status: 'closed' });
const ongoing = (number: number): Standing => ({ number, status: 'ongoing' });

describe('a lesson begins', () => {
  it.each([
    [1, [], undefined],
    [2, [], 'lesson.not-next'],
    [2, [closed(1)], undefined],
    [3, [closed(1)], 'lesson.not-next'],
    [2, [ongoing(1)], 'lesson.other-ongoing'],
    [1, [ongoing(1)], 'already'],
    [1, [closed(1)], 'lesson.closed'],
    [1, [closed(1), ongoing(2)], 'lesson.closed'],
  ] as const)('lesson %i beside %j: %s', (number, stored, refusal) => {
    expect(startRefusal(number, stored)).toBe(refusal);
  });

  it('in order whatever is pressed: what has begun is always 1 to n, and only the last one goes on', () => {
    const presses = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.boolean()), { maxLength: 40 });
    fc.assert(
      fc.property(presses, (pressed) => {
        let stored: Standing[] = [];
        for (const [number, closes] of pressed) {
          if (startRefusal(number, stored) === undefined) stored = [...stored, ongoing(number)];
          if (closes) stored = stored.map((lesson) => closed(lesson.number));
        }
        expect(stored.map(({ number }) => number)).toEqual(stored.map((_, index) => index + 1));
        expect(stored.slice(0, -1).every(({ status }) => status === 'closed')).toBe(true);
      }),
    );
  });
});

it.each([
  [[], 15, 1],
  [[closed(1)], 15, 2],
  [[closed(1), ongoing(2)], 15, 2],
  [[closed(1), closed(2)], 2, 2],
] as const)(
  'a screen opens with the lesson that goes on, else the next, else the last: %j of %i',
  (stored, count, at) => {
    expect(currentNumber(stored, count)).toBe(at);
  },
);

it('says of each lesson what it is', () => {
  const stored = [closed(1), ongoing(2)];
  expect([1, 2, 3].map((number) => stateOfLesson(number, stored))).toEqual(['closed', 'ongoing', 'notStarted']);
  expect(nextNumber(stored)).toBe(3);
});

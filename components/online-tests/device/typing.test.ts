import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Typing } from './typing';

const given: unknown[] = [];
let typing: Typing;

beforeEach(() => {
  vi.useFakeTimers();
  given.length = 0;
  typing = new Typing(({ questionId, value }) => given.push([questionId, value]));
});
afterEach(() => vi.useRealTimers());

it('gives what was typed once the hand rests', () => {
  typing.key({ questionId: 'q1', value: 'a' });
  vi.advanceTimersByTime(600);
  typing.key({ questionId: 'q1', value: 'ab' });
  vi.advanceTimersByTime(699);
  expect(given).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(given).toEqual([['q1', 'ab']]);
});

it('gives it every two seconds of a hand that never rests', () => {
  for (let at = 1; at <= 50; at += 1) {
    typing.key({ questionId: 'q1', value: 'x'.repeat(at) });
    vi.advanceTimersByTime(100);
  }
  expect(given).toEqual([
    ['q1', 'x'.repeat(20)],
    ['q1', 'x'.repeat(40)],
  ]);
});

it('gives it before another question is typed in, before the end, and once', () => {
  typing.key({ questionId: 'q1', value: 'a' });
  typing.key({ questionId: 'q2', value: 'b' });
  expect(given).toEqual([['q1', 'a']]);
  typing.rest();
  typing.rest();
  vi.advanceTimersByTime(5000);
  expect(given).toEqual([
    ['q1', 'a'],
    ['q2', 'b'],
  ]);
});

it('gives nothing that something newer has taken the place of', () => {
  typing.key({ questionId: 'q1', value: 'a' });
  typing.overtake('q1');
  vi.advanceTimersByTime(5000);
  expect(given).toEqual([]);
});

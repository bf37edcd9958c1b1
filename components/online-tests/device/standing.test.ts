import { expect, it } from 'vitest';
import type { KeptAttempt, Standing } from './kept-attempt';
import { joinedAttempt, standsOver, withFacts } from './standing';

const told = (state: Standing['state'], now: number, deadline = 100): Standing => ({
  ...{ state, now, deadline, extraMinutes: 0 },
  ...{ concludedAt: null, concludedBy: null, receipt: null },
});

it.each([
  ['the first that is heard', null, told('begun', 1), true],
  ['the end of what is under way', told('begun', 5), told('concluded', 6), true],
  ['an end that was said before and came later', told('begun', 5), told('concluded', 4), true],
  ['a test under way, heard after its end', told('concluded', 5), told('begun', 4), false],
  ['a test under way after its end, whatever the clock says', told('concluded', 5), told('begun', 9), false],
  ['what was said before the same', told('begun', 5), told('begun', 4), false],
  ['the same, said again', told('begun', 5), told('begun', 5), true],
  ['an end with the receipt of late answers', told('concluded', 5), told('concluded', 8), true],
])('%s', (_, known, heard, stands) => expect(standsOver(known, heard)).toBe(stands));

it('keeps the end that another tab heard of, and takes the rest', () => {
  const kept = { position: 1, standing: told('concluded', 5) } as KeptAttempt;
  expect(withFacts(kept, { position: 2, standing: told('begun', 9) })).toEqual({ ...kept, position: 2 });
  expect(withFacts({ ...kept, standing: null }, { standing: told('begun', 9) }).standing?.state).toBe('begun');
});

it('hears of an end from another tab, and is told by none that it goes on', () => {
  const [open, over] = [told('begun', 4), told('concluded', 5)];
  const attempt = (standing: Standing | null, ending: KeptAttempt['ending'] = null) =>
    ({ standing, ending, deadline: 100 }) as KeptAttempt;
  const end = { seq: 3, byTime: false };
  expect(joinedAttempt(attempt(open), attempt(over, end))).toEqual(attempt(over, end));
  expect(joinedAttempt(attempt(over, end), attempt(open))).toEqual(attempt(over, end));
  expect(joinedAttempt(attempt(open), undefined)).toEqual(attempt(open));
});

import { expect, it } from 'vitest';
import { workedMs } from '@/lib/platform/clock/worked';
import { trimmed } from './trimmed';

it.each([
  ['  a b ', 'a b'],
  ['\u200B\u2060\n', ''],
  ['\uFEFFoi\u200D', 'oi'],
  ['👩‍🚀', '👩‍🚀'],
  ['', ''],
])('%j without what nobody sees at its ends is %j', (text, seen) => {
  expect(trimmed(text)).toBe(seen);
});

it('takes no longer for many spaces inside', () => {
  const text = `a${' '.repeat(60_000)}b`;
  const began = workedMs();
  expect(trimmed(text)).toBe(text);
  expect(workedMs() - began).toBeLessThan(200);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineDifference } from './line-difference';

const texts = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));

it('shows what each of two people changed', () => {
  expect(lineDifference('um\ndois\ntrês', 'um\n2\ntrês')).toEqual([
    { kind: 'same', text: 'um' },
    { kind: 'theirs', text: 'dois' },
    { kind: 'mine', text: '2' },
    { kind: 'same', text: 'três' },
  ]);
});

it('holds both texts whole', () => {
  fc.assert(
    fc.property(texts, texts, (theirs, mine) => {
      const lines = lineDifference(theirs, mine);
      const without = (kind: string) => lines.filter((line) => line.kind !== kind).map(({ text }) => text);
      expect(without('mine').join('\n')).toBe(theirs);
      expect(without('theirs').join('\n')).toBe(mine);
    }),
  );
});

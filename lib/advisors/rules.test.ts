import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkedAfter } from './rules';

it('links what is new, leaves unlinked what was, and takes away what is withdrawn', () => {
  const before = ['a', 'b', 'c'];
  expect(linkedAfter({ before, entrusted: ['a', 'b', 'd'], linked: ['a', 'c'] })).toEqual(['a', 'd']);
});

it('never links a school that is not entrusted', () => {
  const schools = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
  fc.assert(
    fc.property(schools, schools, schools, (before, entrusted, linked) => {
      expect(entrusted).toEqual(expect.arrayContaining(linkedAfter({ before, entrusted, linked })));
    }),
  );
});

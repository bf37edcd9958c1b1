import { expect, it } from 'vitest';
import { slotsAfter } from './guardian-slots';

const [ana, bia, caio] = [{ id: 'ana' }, { id: 'bia' }, { id: 'caio' }];

it.each([
  ['nobody before', [null, null], [ana], [ana, null]],
  ['both given', [ana, null], [bia, caio], [bia, caio]],
  ['the first replaced, the second stays', [ana, caio], [bia], [bia, caio]],
  ['the only one replaced', [ana, null], [bia], [bia, null]],
  ['the second moves up and leaves the place', [ana, bia], [bia], [bia, ana]],
  ['the same again', [ana, bia], [ana], [ana, bia]],
  ['turned round', [ana, bia], [bia, ana], [bia, ana]],
] as const)('knows who answers: %s', (_, before, given, after) => expect(slotsAfter(before, given)).toEqual(after));

import { expect, it } from 'vitest';
import { earlier } from './earlier';

it.each([
  ['20.1', '9.2', '9.2'],
  ['9.2', '20.1', '9.2'],
  [undefined, '5.1', '5.1'],
  ['5.1', undefined, '5.1'],
  [undefined, undefined, undefined],
])('takes of %s and %s the earlier one', (one, other, expected) => {
  expect(earlier(one, other)).toBe(expected);
});

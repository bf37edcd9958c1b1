import { expect, it } from 'vitest';
import { withWay } from './disliked';

it('withWay adds a way once, and none to a full list', () => {
  expect(withWay(['Como repito?'], 'como repito')).toEqual(['Como repito?']);
  expect(withWay(['a'], 'b')).toEqual(['a', 'b']);
  expect(
    withWay(
      Array.from({ length: 60 }, (_, index) => `way ${index}`),
      'one more',
    ),
  ).toBeUndefined();
});

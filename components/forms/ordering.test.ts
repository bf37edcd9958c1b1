import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, type Order, placeOf, stepped } from './ordering';

const order: Order = [
  { key: 'u1', ids: ['a', 'b'] },
  { key: 'u2', ids: [] },
  { key: 'u3', ids: ['c'] },
];

it('steps within a group, and past its edge into the next one', () => {
  expect(stepped(order, 'b', -1)).toEqual({ group: 'u1', place: 1 });
  expect(stepped(order, 'b', 1)).toEqual({ group: 'u2', place: 1 });
  expect(stepped(order, 'c', -1)).toEqual({ group: 'u2', place: 1 });
  expect(stepped(order, 'a', -1)).toBeUndefined();
  expect(stepped(order, 'c', 1)).toBeUndefined();
});

it('stands where it was moved to, and loses nothing on the way', () => {
  const ids = fc.constantFrom('a', 'b', 'c');
  const places = fc.record({ group: fc.constantFrom('u1', 'u2', 'u3'), place: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(ids, places, (id, place) => {
      const after = moved(order, id, place);
      expect(after.flatMap((group) => group.ids).toSorted()).toEqual(['a', 'b', 'c']);
      expect(placeOf(after, id)?.group).toBe(place.group);
    }),
  );
});

it('comes back by the opposite step', () => {
  const there = stepped(order, 'a', 1);
  const after = there ? moved(order, 'a', there) : order;
  const back = stepped(after, 'a', -1);
  expect(back && moved(after, 'a', back)).toEqual(order);
});

import { expect, it } from 'vitest';
import { matchPhotos } from './match-photos';

const owner = { registrationNumber: '12-X', name: 'Ana', isAllowed: true, hasPhoto: false };
const photo = (number: string, fault: 'type' | 'size' | null = null) => ({ number, fault });
const states = (...given: ReturnType<typeof photo>[]) => matchPhotos(given, [owner]).map(({ state }) => state);

it('takes one photo of each pupil, and passes over a file that is none', () => {
  expect(states(photo('12-x'), photo('12-X'), photo('13'))).toEqual(['ready', 'twice', 'unknown']);
  // The picture of a telephone that no browser opens lies beside the one that was made of it.
  expect(states(photo('12-x', 'type'), photo('12-x'))).toEqual(['type', 'ready']);
  expect(states(photo('12-x', 'size'), photo('12-x'))).toEqual(['size', 'twice']);
});

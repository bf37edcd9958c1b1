import { expect, it } from 'vitest';
import { type Away, askedAbout } from './asked-about';

const typed = (studentId: string): Away => ({
  row: { studentId, name: studentId },
  column: { key: 'L3', number: 3 },
});
const names = (asked: readonly Away[]) => asked.map(({ row }) => row.name);

it('who types on, of somebody who was there or away, is still asked about the first', () => {
  const first = askedAbout([], typed('ana'), true);
  expect(names(askedAbout(first, typed('bia'), false))).toEqual(['ana']);
  expect(names(askedAbout(first, typed('caio'), true))).toEqual(['ana', 'caio']);
});

it('nobody is asked about a value that was taken back', () => {
  const both = askedAbout(askedAbout([], typed('ana'), true), typed('caio'), true);
  expect(names(askedAbout(both, typed('ana'), false))).toEqual(['caio']);
});

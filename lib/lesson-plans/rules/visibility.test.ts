import { expect, test } from 'vitest';
import { lacks } from './visibility';

const empty = { materials: '', steps: '', activity: '', questions: '', facilitatorNotes: '' };
const written = { ...empty, materials: 'Giz', steps: 'Pular', activity: 'Contar' };

test('a new lesson lacks what must be written, then its publication, then what stands around it', () => {
  const around = { courseStatus: 'inactive', moduleStatus: 'inDevelopment', isPublished: false };
  expect(lacks(around, { ...empty, steps: ' \n' })).toEqual([
    'materials',
    'steps',
    'activity',
    'publish',
    'module',
    'course',
  ]);
  expect(lacks(around, written)).toEqual(['publish', 'module', 'course']);
});

test('a published lesson of a released module in an active course lacks nothing, whatever its next draft lacks', () => {
  const around = { courseStatus: 'active', moduleStatus: 'released', isPublished: true };
  expect(lacks(around, empty)).toEqual([]);
  expect(lacks({ ...around, moduleStatus: 'inDevelopment' }, empty)).toEqual(['module']);
});

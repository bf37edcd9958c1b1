import { expect, it } from 'vitest';
import { askedLesson } from './asked-lesson';

const lessons = [
  { code: 'A-01', name: 'Laços' },
  { code: 'A-02', name: 'Listas' },
];
const asked = (...talks: [subject: string, division: string][]) =>
  askedLesson(
    lessons,
    talks.map(([subject, division]) => ({ subject, division })),
    'A',
  )?.code;

it('is the last one that was asked about, by its own subject or as a part of its module', () => {
  expect(asked(['licao_A-02', ''], ['licao_A-01', ''])).toBe('A-02');
  expect(asked(['modulo_A', 'Laços'])).toBe('A-01');
  expect(asked(['curso_C', 'A'], ['licao_A-01', ''])).toBe('A-01');
});

it('is none where nobody asked of a lesson of this module', () => {
  expect(asked()).toBeUndefined();
  expect(asked(['modulo_A', ''], ['modulo_B', 'Laços'], ['licao_B-01', ''])).toBeUndefined();
});

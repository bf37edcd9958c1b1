import { randomUUID } from 'node:crypto';
import { tipos } from '@/lib/access/actor';
import { storedCourse } from '@/tests/support/world';
import type { Cell } from './cell';

/** Whoever is signed in may send a batch; each item is judged as the single call would be (tests/api/outbox). */
export const outboxCells: Record<string, Cell> = {
  'POST /outbox': {
    withoutSchool: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => {
      const { code } = await storedCourse();
      const item = { key: randomUUID(), operation: 'POST /Cursos/{id}', input: { id: code } };
      return { path: '/outbox', body: { items: [item] } };
    },
  },
};

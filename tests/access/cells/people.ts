import { tipos } from '@/lib/access/actor';
import type { Cell } from './cell';

/** Each answers of the caller alone, so no row of another can be asked for. */
export const peopleCells: Record<string, Cell> = {
  'GET /Alunos/eu': {
    withoutSchool: true,
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/Alunos/eu' }),
  },
  'GET /Instrutores/eu': {
    withoutSchool: true,
    owner: 'instrutor',
    rows: 'catalogue',
    request: async () => ({ path: '/Instrutores/eu' }),
  },
  'GET /Users/shell': {
    withoutSchool: true,
    owner: 'escola',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/Users/shell' }),
  },
  'GET /Users/profile': {
    withoutSchool: true,
    owner: 'escola',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/Users/profile' }),
  },
};

import { tipos } from '@/lib/access/actor';
import { account } from '@/tests/support/world';
import type { Cell } from './cell';

export const seeingCells: Record<string, Cell> = {
  'POST /Users/seeing': {
    owner: 'admin',
    rows: 'catalogue',
    request: async ({ schoolId }) => {
      const { login } = await account('aluno', schoolId);
      return { path: '/Users/seeing', body: { login, reason: 'chamado 12: a tela não abre' } };
    },
  },
  'POST /Users/seeing/end': {
    withoutSchool: true,
    owner: 'admin',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/Users/seeing/end', body: {} }),
  },
};

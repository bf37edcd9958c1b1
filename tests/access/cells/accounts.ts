import { account } from '@/tests/support/world';
import type { Cell } from './cell';

export const accountCells: Record<string, Cell> = {
  'POST /Users/login': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => {
      const { login: username } = await account('aluno');
      return { path: '/Users/login', body: { username, password: 'demo1234' } };
    },
  },
  'POST /Users/providerKeys/clear': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/Users/providerKeys/clear', body: {} }),
  },
  'POST /Users/logout': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/Users/logout', body: {} }),
  },
};

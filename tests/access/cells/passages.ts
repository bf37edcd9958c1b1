import type { Cell } from './cell';

export const passageCells: Record<string, Cell> = {
  'GET /passages': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async () => ({ path: '/passages?search=motor' }),
  },
};

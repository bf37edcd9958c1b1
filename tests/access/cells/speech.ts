import type { Cell } from './cell';

export const speechCells: Record<string, Cell> = {
  'GET /chatgpt/speech_consent': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/chatgpt/speech_consent' }),
  },
};

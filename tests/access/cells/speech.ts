import { tipos } from '@/lib/access/actor';
import type { Cell } from './cell';

export const speechCells: Record<string, Cell> = {
  'GET /chatgpt/speech_consent': {
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/chatgpt/speech_consent' }),
  },
  'GET /chatgpt/lesson_lock': {
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/chatgpt/lesson_lock' }),
  },
};

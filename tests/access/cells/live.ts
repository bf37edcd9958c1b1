import { tipos } from '@/lib/access/actor';
import type { Cell } from './cell';

/** Whoever is signed in may ask; each topic is judged by itself (tests/api/live). */
export const liveCells: Record<string, Cell> = {
  'GET /live/events': {
    withoutSchool: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/live/events?topics=courses' }),
  },
};

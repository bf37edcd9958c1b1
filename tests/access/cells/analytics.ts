import { tipos } from '@/lib/access/actor';
import type { Cell } from './cell';

export const analyticsCells: Record<string, Cell> = {
  'GET /bigquery/schoolEngagement': {
    owner: 'escola',
    alsoMay: ['instrutor', 'assessoria', 'admin'],
    rows: 'catalogue',
    request: async () => ({ path: '/bigquery/schoolEngagement' }),
  },
  'POST /bigquery/logEventoLogin': {
    withoutSchool: true,
    whileSeeing: true,
    owner: 'aluno',
    alsoMay: tipos,
    rows: 'catalogue',
    request: async () => ({ path: '/bigquery/logEventoLogin', body: {} }),
  },
  'POST /bigquery/logPageView': {
    owner: 'aluno',
    alsoMay: 'anyone',
    rows: 'catalogue',
    request: async () => ({ path: '/bigquery/logPageView', body: { page: '/student', title: 'Início' } }),
  },
};

import type { Cell } from './cell';

export const schoolCells: Record<string, Cell> = {
  'GET /Escolas/recuperarEscola': {
    owner: 'escola',
    rows: 'school',
    request: async ({ schoolId }) => ({ path: `/Escolas/recuperarEscola?id=${schoolId}` }),
  },
};

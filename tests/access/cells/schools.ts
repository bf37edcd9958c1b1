import { type Cell, schoolTipos } from './cell';

export const schoolCells: Record<string, Cell> = {
  'GET /Escolas/recuperarEscola': {
    owner: 'escola',
    alsoMay: schoolTipos,
    rows: 'school',
    request: async ({ schoolId }) => ({ path: `/Escolas/recuperarEscola?id=${schoolId}` }),
  },
};

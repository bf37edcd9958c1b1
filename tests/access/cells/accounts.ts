import sharp from 'sharp';
import { account } from '@/tests/support/world';
import type { Cell } from './cell';

async function png(): Promise<Uint8Array> {
  const image = sharp({ create: { width: 40, height: 60, channels: 3, background: '#ff7900' } });
  return new Uint8Array(await image.png().toBuffer());
}

export const accountCells: Record<string, Cell> = {
  'POST /Users/login': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => {
      const { login: username } = await account('aluno');
      return { path: '/Users/login', body: { username, password: 'demo1234' } };
    },
  },
  'POST /Users/logout': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/Users/logout', body: {} }),
  },
  'GET /Users/eu': { owner: 'aluno', rows: 'catalogue', request: async () => ({ path: '/Users/eu' }) },
  'POST /Users/eu': {
    owner: 'instrutor',
    rows: 'catalogue',
    request: async () => ({ path: '/Users/eu', body: { nome: 'Novo Nome', email: 'novo@escola.br', urlFoto: null } }),
  },
  'POST /Users/school': {
    owner: 'instrutor',
    rows: 'school',
    request: async ({ schoolId }) => ({ path: '/Users/school', body: { escolaId: schoolId } }),
  },
  'POST /Users/eu/photo': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/Users/eu/photo', body: await png() }),
  },
};

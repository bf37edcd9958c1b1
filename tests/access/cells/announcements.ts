import { tipos } from '@/lib/access/actor';
import { db } from '@/lib/platform/db/client';
import type { Cell } from './cell';
import { withTwins } from './twins';

const fields = { title: 'Novidade', text: 'O mural chegou.', from: '2026-11-02', tipos: ['instrutor'] as const };

async function announced(): Promise<string> {
  const data = { ...fields, tipos: [...tipos], from: new Date(fields.from) };
  return (await db().announcement.create({ data, select: { id: true } })).id;
}

async function one(body?: object) {
  const id = await announced();
  return { path: `/anuncios/${id}`, params: { id }, ...(body && { body }) };
}

const written: Pick<Cell, 'owner' | 'rows'> = { owner: 'admin', rows: 'catalogue' };
const everybodys: Pick<Cell, 'owner' | 'rows' | 'alsoMay'> = { owner: 'aluno', rows: 'catalogue', alsoMay: tipos };

export const announcementCells: Record<string, Cell> = {
  ...withTwins({
    'GET /anuncios/{id}': { ...written, request: () => one() },
    'GET /anuncios/{id}/exists': {
      ...written,
      request: async () => {
        const id = await announced();
        return { path: `/anuncios/${id}/exists`, params: { id } };
      },
    },
    'POST /anuncios/{id}': { ...written, request: () => one({ ...fields, revision: 1 }) },
    'DELETE /anuncios/{id}': { ...written, request: () => one() },
  }),
  'GET /anuncios': { ...written, request: async () => ({ path: '/anuncios' }) },
  'PUT /anuncios': { ...written, request: async () => ({ path: '/anuncios', body: fields }) },
  'GET /anuncios/new': {
    ...everybodys,
    request: async () => {
      await announced();
      return { path: '/anuncios/new' };
    },
  },
  'GET /anuncios/own': { ...everybodys, request: async () => ({ path: '/anuncios/own' }) },
  // What is for others is passed over, and none of it is stored (tests/api/anuncios).
  'POST /anuncios/seen': {
    ...everybodys,
    request: async () => ({ path: '/anuncios/seen', body: { ids: [await announced()] } }),
  },
};

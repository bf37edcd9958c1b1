import { storeSchoolLogo } from '@/lib/schools/commands/store-school-logo';
import { updateSchool } from '@/lib/schools/commands/update-school';
import { schoolById } from '@/lib/schools/queries';
import { png } from '@/tests/support/files/png';
import { openedOn } from '@/tests/support/opened-on';
import { school, signedIn } from '@/tests/support/world';
import { type Cell, type Row, type Sent, schoolTipos } from './cell';

const card = { nome: 'Escola do Cais', logoUrl: null, municipio: 'Recife', uf: 'PE' };

const byPath =
  (suffix = '') =>
  async ({ schoolId: id }: Row): Promise<Sent> => ({ path: `/Escolas/${id}${suffix}`, params: { id } });

const byQuery =
  (path: string) =>
  async ({ schoolId }: Row): Promise<Sent> => ({ path: `${path}?id=${schoolId}` });

function changing(request: (row: Row) => Promise<Sent>): Cell {
  return {
    owner: 'escola',
    alsoMay: ['admin'],
    rows: 'school',
    request: async (row) => {
      const revision = await openedOn('schools', 'id', row.schoolId);
      return { ...(await request(row)), body: { ...card, revision } };
    },
  };
}

function read(request: Cell['request']): Cell {
  return { owner: 'escola', alsoMay: schoolTipos, rows: 'school', request };
}

function deleting(sent: (id: string) => Sent): Cell {
  return { owner: 'admin', rows: 'catalogue', request: async () => sent((await school()).id) };
}

export const schoolCells: Record<string, Cell> = {
  'GET /Escolas/recuperarEscola': read(byQuery('/Escolas/recuperarEscola')),
  'GET /Escolas': {
    owner: 'escola',
    alsoMay: ['instrutor', 'assessoria', 'admin'],
    rows: 'catalogue',
    request: async () => ({ path: '/Escolas' }),
  },
  'PUT /Escolas': { owner: 'admin', rows: 'catalogue', request: async () => ({ path: '/Escolas', body: card }) },
  'GET /Escolas/{id}': read(byPath()),
  'POST /Escolas/{id}': changing(byPath()),
  'DELETE /Escolas/{id}': deleting((id) => ({ path: `/Escolas/${id}`, params: { id } })),
  // Another's is as if it were not: the answer is no.
  'GET /Escolas/{id}/exists': { ...read(byPath('/exists')), rows: 'catalogue' },
  'GET /EscolasWithInvalidCharacters': read(byQuery('/EscolasWithInvalidCharacters')),
  'POST /EscolasWithInvalidCharacters': changing(byQuery('/EscolasWithInvalidCharacters')),
  'DELETE /EscolasWithInvalidCharacters': deleting((id) => ({ path: `/EscolasWithInvalidCharacters?id=${id}` })),
  'GET /Escolas/existsWithInvalidCharacters': {
    ...read(byQuery('/Escolas/existsWithInvalidCharacters')),
    rows: 'catalogue',
  },
  'POST /Escolas/logos': {
    owner: 'escola',
    alsoMay: ['admin'],
    rows: 'catalogue',
    request: async () => ({ path: '/Escolas/logos', body: await png() }),
  },
  'GET /files/school-logos/{name}': read(async ({ schoolId }) => {
    const { actor } = await signedIn('escola', schoolId);
    const { logoUrl } = await storeSchoolLogo(actor, { file: await png() });
    await updateSchool(actor, { ...(await schoolById(actor, { id: schoolId })), logoUrl });
    const name = logoUrl.split('/').at(-1) ?? '';
    return { path: `/files/school-logos/${name}`, params: { name } };
  }),
};

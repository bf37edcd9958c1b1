import { randomUUID } from 'node:crypto';
import { account } from '@/tests/support/world';
import type { Cell, Sent } from './cell';

/** Logins of every school are the administrators' alone. */
function administered(request: Cell['request']): Cell {
  return { owner: 'admin', rows: 'catalogue', request };
}

const typed = { password: 'nova1234', confirmation: 'nova1234' };
const person = { nome: 'Célia Prado', email: 'celia@escola.example', urlFoto: null };

const changes = { ...person, active: true, revision: 1 };

const byPath =
  (suffix = '', body?: unknown) =>
  async ({ schoolId: ownSchool }: { schoolId: string }): Promise<Sent> => {
    const { id } = await account('instrutor', ownSchool);
    return { path: `/Users/${id}${suffix}`, params: { id }, body };
  };

const byQuery =
  (path: string, body?: unknown) =>
  async ({ schoolId }: { schoolId: string }): Promise<Sent> => {
    const { id } = await account('instrutor', schoolId);
    return { path: `${path}?id=${id}`, body };
  };

export const loginCells: Record<string, Cell> = {
  'GET /Users': administered(async () => ({ path: '/Users' })),
  'PUT /Users': administered(async () => ({
    path: '/Users',
    body: { ...person, ...typed, tipo: 'admin', login: `celia-${randomUUID()}` },
  })),
  'GET /Users/{id}': administered(byPath()),
  'POST /Users/{id}': administered(byPath('', changes)),
  'DELETE /Users/{id}': administered(async () => {
    const { id } = await account('somosselfieproduto', null, undefined, { firstAccess: true });
    return { path: `/Users/${id}`, params: { id } };
  }),
  'GET /Users/{id}/exists': administered(byPath('/exists')),
  'GET /UsersWithInvalidCharacters': administered(byQuery('/UsersWithInvalidCharacters')),
  'POST /UsersWithInvalidCharacters': administered(byQuery('/UsersWithInvalidCharacters', changes)),
  'DELETE /UsersWithInvalidCharacters': administered(async () => {
    const { id } = await account('somosselfieproduto', null, undefined, { firstAccess: true });
    return { path: `/UsersWithInvalidCharacters?id=${id}` };
  }),
  'GET /Users/existsWithInvalidCharacters': administered(byQuery('/Users/existsWithInvalidCharacters')),
  'POST /Users/{id}/password': {
    owner: 'escola',
    alsoMay: ['admin'],
    rows: 'school',
    request: byPath('/password', { way: 'readable' }),
  },
  'GET /Users/loginProposal': {
    owner: 'escola',
    alsoMay: ['instrutor', 'admin'],
    rows: 'catalogue',
    request: async () => ({ path: '/Users/loginProposal?nome=Ana' }),
  },
};

import { randomUUID } from 'node:crypto';
import { account } from '@/tests/support/world';
import type { Cell, Sent } from './cell';

/** Logins of every school are the administrators' alone. */
function administered(request: Cell['request']): Cell {
  return { owner: 'admin', rows: 'catalogue', request };
}

const typed = { password: 'nova1234', confirmation: 'nova1234' };
const person = { nome: 'Célia Prado', email: 'celia@escola.example', urlFoto: null };

const byPath =
  (body?: unknown) =>
  async ({ schoolId: ownSchool }: { schoolId: string }): Promise<Sent> => {
    const { id } = await account('instrutor', ownSchool);
    return { path: `/Users/${id}`, params: { id }, body };
  };

export const loginCells: Record<string, Cell> = {
  'GET /Users': administered(async () => ({ path: '/Users' })),
  'PUT /Users': administered(async () => ({
    path: '/Users',
    body: { ...person, ...typed, tipo: 'admin', login: `celia-${randomUUID()}` },
  })),
  'GET /Users/{id}': administered(byPath()),
  'POST /Users/{id}': administered(byPath({ ...person, active: true, revision: 1 })),
  'GET /Users/loginProposal': {
    owner: 'escola',
    alsoMay: ['instrutor', 'admin'],
    rows: 'catalogue',
    request: async () => ({ path: '/Users/loginProposal?nome=Ana' }),
  },
};

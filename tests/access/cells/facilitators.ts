import { randomUUID } from 'node:crypto';
import { account } from '@/tests/support/world';
import type { Cell, Row, Sent } from './cell';
import { withTwins } from './twins';

const person = {
  nome: 'Célia Prado',
  fotoUrl: null,
  sex: null,
  nickname: '',
  birthDate: null,
  providerId: null,
  phone: '',
  facilitadormmcode: false,
  emailGroup: null,
};

function newcomer(schoolId: string) {
  const login = `celia-${randomUUID()}`;
  const secret = { password: 'nova1234', confirmation: 'nova1234' };
  return { ...person, ...secret, login, email: `${login}@school.example`, schoolIds: [schoolId] };
}

const byPath =
  (suffix = '', body?: (schoolId: string) => unknown) =>
  async ({ schoolId }: Row): Promise<Sent> => {
    const { id } = await account('instrutor', schoolId, undefined, { firstAccess: true });
    return { path: `/Instrutores/${id}${suffix}`, params: { id }, body: body?.(schoolId) };
  };

function kept(request: Cell['request']): Cell {
  return { owner: 'escola', alsoMay: ['admin'], rows: 'school', request };
}

/** Who may read one besides the school itself. */
const readers = ['assessoria', 'admin'] as const;

export const facilitatorCells = withTwins({
  'GET /Instrutores': {
    owner: 'escola',
    alsoMay: readers,
    rows: 'catalogue',
    request: async () => ({ path: '/Instrutores' }),
  },
  // A school's own are at that school, whatever it names.
  'PUT /Instrutores': {
    ...kept(async ({ schoolId }) => ({ path: '/Instrutores', body: newcomer(schoolId) })),
    rows: 'catalogue',
  },
  'GET /Instrutores/{id}': { ...kept(byPath()), alsoMay: readers },
  'POST /Instrutores/{id}': kept(
    byPath('', (schoolId) => ({
      ...person,
      email: 'celia@school.example',
      schoolIds: [schoolId],
      active: true,
      revision: 1,
    })),
  ),
  'DELETE /Instrutores/{id}': kept(byPath()),
  'GET /Instrutores/{id}/exists': { ...kept(byPath('/exists')), alsoMay: readers, rows: 'catalogue' },
  'DELETE /Instrutores/{id}/schools/{schoolId}': kept(async ({ schoolId }) => {
    const { id } = await account('instrutor', schoolId);
    return { path: `/Instrutores/${id}/schools/${schoolId}`, params: { id, schoolId } };
  }),
  // Whoever knows a login may ask whose it is, and link to the own school alone.
  'GET /Instrutores/linkable': {
    ...kept(async () => ({ path: `/Instrutores/linkable?identifier=${(await account('instrutor')).login}` })),
    rows: 'catalogue',
  },
  'PUT /Instrutores/links': kept(async ({ schoolId }) => {
    const { login: identifier } = await account('instrutor');
    return { path: '/Instrutores/links', body: { identifier, escolaId: schoolId } };
  }),
});

import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { schoolClass, signedIn } from '@/tests/support/world';
import type { Row } from './cell';
import { withTwins } from './twins';

const readers = ['instrutor', 'assessoria', 'admin'] as const;
const writers = ['instrutor', 'admin'] as const;

async function pupilOf({ schoolId }: Row): Promise<string> {
  return (await signedIn('aluno', schoolId)).actor.id;
}

/** What the form of a pupil sends, beside the login. */
function fields() {
  return {
    nome: `Ana ${randomUUID().slice(0, 8)}`,
    registrationNumber: randomUUID(),
    anoEducacaoBasica: 'EF7',
    sex: null,
    nickname: '',
    birthDate: null,
    providerId: null,
    observation: '',
    guardians: [],
  };
}

/** A facilitator of another class of the same school is a neighbour as one of another school is. */
const besideClass = ['instrutor'] as const;

export const studentCells = withTwins({
  'GET /Alunos': { owner: 'escola', alsoMay: readers, rows: 'catalogue', request: async () => ({ path: '/Alunos' }) },
  'PUT /Alunos': {
    owner: 'escola',
    alsoMay: writers,
    rows: 'school',
    ownAlone: besideClass,
    request: async ({ schoolId }) => {
      const { id: classId } = await schoolClass(schoolId, {});
      const secret = { password: 'senha1234', confirmation: 'senha1234' };
      const body = { escolaId: schoolId, ...fields(), login: randomUUID(), ...secret, classId };
      return { path: '/Alunos', body };
    },
  },
  'GET /Alunos/{id}': {
    owner: 'escola',
    alsoMay: readers,
    rows: 'school',
    ownAlone: besideClass,
    request: async (row) => {
      const id = await pupilOf(row);
      return { path: `/Alunos/${id}`, params: { id } };
    },
  },
  'GET /Alunos/{id}/report': {
    owner: 'escola',
    alsoMay: readers,
    rows: 'school',
    ownAlone: besideClass,
    request: async (row) => {
      const id = await pupilOf(row);
      return { path: `/Alunos/${id}/report`, params: { id } };
    },
  },
  'GET /Alunos/{id}/exists': {
    owner: 'escola',
    alsoMay: readers,
    rows: 'catalogue',
    request: async (row) => {
      const id = await pupilOf(row);
      return { path: `/Alunos/${id}/exists`, params: { id } };
    },
  },
  'POST /Alunos/{id}': {
    owner: 'escola',
    alsoMay: writers,
    rows: 'school',
    ownAlone: besideClass,
    request: async (row) => {
      const id = await pupilOf(row);
      const body = { ...fields(), revision: 1, fotoUrl: null, active: true };
      return { path: `/Alunos/${id}`, params: { id }, body };
    },
  },
  'DELETE /Alunos/{id}': {
    owner: 'escola',
    alsoMay: ['admin'],
    rows: 'school',
    request: async (row) => {
      const id = await pupilOf(row);
      return { path: `/Alunos/${id}`, params: { id } };
    },
  },
  'POST /Alunos/honors/celebrated': {
    owner: 'aluno',
    rows: 'catalogue',
    request: async () => ({ path: '/Alunos/honors/celebrated', body: { ids: [crypto.randomUUID()] } }),
  },
  'GET /Alunos/portifolio': {
    owner: 'escola',
    alsoMay: [...readers, 'aluno'],
    rows: 'school',
    ownAlone: ['instrutor', 'aluno'],
    request: async (row) => ({ path: `/Alunos/portifolio?id=${await pupilOf(row)}` }),
  },
  'GET /Alunos/progresso': {
    owner: 'escola',
    alsoMay: [...readers, 'aluno'],
    rows: 'school',
    ownAlone: ['instrutor', 'aluno'],
    request: async (row) => ({ path: `/Alunos/progresso?id=${await pupilOf(row)}` }),
  },
  'GET /Alunos/verificarDuplicidade': {
    owner: 'escola',
    alsoMay: writers,
    rows: 'school',
    request: async ({ schoolId }) => ({ path: `/Alunos/verificarDuplicidade?escolaId=${schoolId}&nome=Ana%20Lima` }),
  },
});

async function guardianOf({ schoolId }: Row): Promise<string> {
  const name = `Rita ${randomUUID().slice(0, 8)}`;
  const data = { schoolId, name, email: `${randomUUID()}@familia.example` };
  return (await db().guardian.create({ data, select: { id: true } })).id;
}

function guardianFields() {
  return { nome: `Rita ${randomUUID().slice(0, 8)}`, email: `${randomUUID()}@familia.example` };
}

export const guardianCells = withTwins({
  'GET /responsaveis': {
    owner: 'escola',
    alsoMay: readers,
    rows: 'catalogue',
    request: async () => ({ path: '/responsaveis' }),
  },
  'PUT /responsaveis': {
    owner: 'escola',
    alsoMay: ['admin'],
    rows: 'school',
    request: async ({ schoolId }) => ({ path: '/responsaveis', body: { escolaId: schoolId, ...guardianFields() } }),
  },
  'GET /responsaveis/{id}': {
    owner: 'escola',
    alsoMay: readers,
    rows: 'school',
    ownAlone: besideClass,
    request: async (row) => {
      const id = await guardianOf(row);
      return { path: `/responsaveis/${id}`, params: { id } };
    },
  },
  'GET /responsaveis/{id}/exists': {
    owner: 'escola',
    alsoMay: readers,
    rows: 'catalogue',
    request: async (row) => {
      const id = await guardianOf(row);
      return { path: `/responsaveis/${id}/exists`, params: { id } };
    },
  },
  'POST /responsaveis/{id}': {
    owner: 'escola',
    alsoMay: writers,
    rows: 'school',
    ownAlone: besideClass,
    request: async (row) => {
      const id = await guardianOf(row);
      return { path: `/responsaveis/${id}`, params: { id }, body: { ...guardianFields(), revision: 1 } };
    },
  },
  'DELETE /responsaveis/{id}': {
    owner: 'escola',
    alsoMay: ['admin'],
    rows: 'school',
    request: async (row) => {
      const id = await guardianOf(row);
      return { path: `/responsaveis/${id}`, params: { id } };
    },
  },
});
